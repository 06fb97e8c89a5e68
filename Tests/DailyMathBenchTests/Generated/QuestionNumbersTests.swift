import Testing

@testable import DailyMathBench

@Suite("Numbers in made-up questions")
struct QuestionNumbersTests {
  @Test("signs, factors and raised digits are those of mathematics")
  func texts() {
    #expect([5, 0, -5].map(\.signed) == ["5", "0", "−5"])
    #expect([5, -5].map(\.term) == [" + 5", " − 5"])
    #expect([1, -1, 7, -7].map(\.factor) == ["", "−", "7", "−7"])
    #expect([10, -3].map(\.raised) == ["¹⁰", "⁻³"])
  }

  @Test(
    "fractions are in lowest terms with their sign before them",
    arguments: [
      (6, 4, "3/2"), (6, 3, "2"), (-6, 4, "−3/2"), (6, -4, "−3/2"), (-6, -4, "3/2"), (0, 5, "0"),
    ])
  func fractions(top: Int, bottom: Int, text: String) {
    #expect(top.over(bottom) == text)
  }

  @Test("wrong answers differ from the right one and from each other")
  func distractors() {
    let question = GeneratedQuestion("?", 4, wrong: [4, 5, 5], note: "")
    #expect(question.distractors == ["5", "3", "6"])
    #expect(GeneratedQuestion("?", "a", wrong: ["b", "a"], note: "").distractors == ["b"])
  }
}

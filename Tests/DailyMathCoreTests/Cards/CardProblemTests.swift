import DailyMathCore
import Testing

@Suite("What keeps a card from being saved")
struct CardProblemTests {
  @Test("a card that says what it must has no problem")
  func none() {
    #expect(content().problems == [])
    #expect(content(note: "").problems == [])
    #expect(content(category: .other("Topología")).problems == [])
  }

  @Test("every field but the note has to be filled in, and spaces fill none in")
  func empty() {
    let blank = content(
      prompt: "", answer: " ", distractors: ["\n", "\u{A0}", ""], category: .other("  "))
    #expect(
      blank.problems == [
        .empty(.prompt), .empty(.answer), .empty(.distractor(0)), .empty(.distractor(1)),
        .empty(.distractor(2)), .empty(.category),
      ])
  }

  @Test("a field holds 8,192 bytes and not one more")
  func tooLong() {
    let fits = String(repeating: "a", count: 8_192)
    #expect(content(prompt: fits, note: fits).problems == [])
    #expect(
      content(prompt: fits + "a", category: .other(fits + "b"), note: fits + "c").problems
        == [.tooLong(.prompt), .tooLong(.category), .tooLong(.note)])
    // Bytes count, not characters.
    #expect(content(prompt: String(repeating: "ñ", count: 4_097)).problems == [.tooLong(.prompt)])
  }

  @Test("an option that means the same as an earlier one is named, with its twin")
  func sameMeaning() {
    #expect(
      content(answer: "½", distractors: ["0,5", "2", "4/2"]).problems == [
        .sameMeaning(.distractor(0), as: .answer),
        .sameMeaning(.distractor(2), as: .distractor(1)),
      ])
    #expect(
      content(answer: "1200", distractors: ["1,2", "1.200", "3"]).problems
        == [.sameMeaning(.distractor(1), as: .answer)])
  }

  @Test("empty options are empty, not equal to each other")
  func emptyOptionsAreNotTwins() {
    #expect(
      content(distractors: ["", "", "3"]).problems
        == [.empty(.distractor(0)), .empty(.distractor(1))])
  }

  @Test("problems come in the order of the fields, whatever their kind")
  func order() {
    let long = String(repeating: "a", count: 8_193)
    #expect(
      content(prompt: long, answer: "1", distractors: ["1,0", "", long], note: long).problems == [
        .tooLong(.prompt), .sameMeaning(.distractor(0), as: .answer), .empty(.distractor(1)),
        .tooLong(.distractor(2)), .tooLong(.note),
      ])
  }

  @Test("a problem knows the field at which it is shown")
  func fields() {
    #expect(CardProblem.empty(.prompt).field == .prompt)
    #expect(CardProblem.tooLong(.note).field == .note)
    #expect(CardProblem.sameMeaning(.distractor(2), as: .answer).field == .distractor(2))
  }

  private func content(
    prompt: String = "1 + 1", answer: String = "2", distractors: [String] = ["3", "1", "0"],
    category: CardCategory = .probability, note: String = "Cuenta con los dedos."
  ) -> CardContent {
    CardContent(
      prompt: prompt, answer: answer, distractors: distractors, category: category, note: note)
  }
}

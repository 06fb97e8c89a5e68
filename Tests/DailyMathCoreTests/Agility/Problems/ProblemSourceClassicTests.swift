import Testing

@testable import DailyMathCore

@Suite("The problems of the classic mode")
struct ProblemSourceClassicTests {
  @Test(
    "all pairs of numbers give as many problems as there are pairs",
    arguments: [
      (.addition, 9_801, 4...200), (.subtraction, 9_801, 2...100),
      (.multiplication, 1_089, 4...1_200), (.division, 1_089, 2...100),
    ] as [(AgilityOperation, Int, ClosedRange<Int>)])
  func enumeration(operation: AgilityOperation, count: Int, answers: ClosedRange<Int>) throws {
    let ranges = ProblemSource.classicRanges(of: operation)
    var texts: Set<String> = []
    for first in ranges.first {
      for second in ranges.second {
        let problem = try #require(Problem(combining: operation, Operand(first), Operand(second)))
        texts.insert(problem.journalText)
        guard PlainArithmetic.isRight(problem), answers.contains(problem.answer.value.numerator),
          problem.answer.notation == .integer
        else {
          Issue.record("\(problem.journalText)")
          return
        }
      }
    }
    #expect(texts.count == count)
  }

  @Test("a long run has all the problems there are, and no other")
  func coverage() {
    let problems = CustomDrills.problems(
      of: DrillSettings(mode: .classic), seed: 20_261_130, count: 60_000)
    let texts = Dictionary(grouping: Set(problems.map(\.journalText))) { text in
      text.first { "+-*/".contains($0) }
    }
    // Each of the 1,089 comes 13.8 times on average, so that none is missing but with a chance of one in a thousand.
    #expect(texts["*"]?.count == 1_089)
    #expect(texts["/"]?.count == 1_089)
    // Each of the 9,801 comes 1.53 times: a share of 1 − e^−1.53 is 7,679, with a deviation of 39 (balls in urns).
    #expect((7_509...7_849).contains(texts["+"]?.count ?? 0))
    #expect((7_509...7_849).contains(texts["-"]?.count ?? 0))
  }

  @Test("the four operations come about equally often")
  func operations() {
    let problems = CustomDrills.problems(
      of: DrillSettings(mode: .classic), seed: 7, count: 20_000)
    let counts = Dictionary(grouping: problems, by: \.operation).mapValues(\.count)
    #expect(counts.count == 4)
    let chiSquare = counts.values.reduce(0.0) { sum, count in
      sum + Double((count - 5_000) * (count - 5_000)) / 5_000
    }
    // Three degrees of freedom: above 16.27 with a chance of one in a thousand.
    #expect(chiSquare < 16.27)
  }

  @Test("each number comes about equally often")
  func numbers() {
    let problems = CustomDrills.problems(
      of: DrillSettings(mode: .classic), seed: 8, count: 40_000
    ).filter { $0.operation == .multiplication }
    var counts: [Int: Int] = [:]
    for problem in problems { counts[problem.first.value.numerator, default: 0] += 1 }
    #expect(counts.keys.sorted() == Array(2...12))
    let expected = Double(problems.count) / 11
    let chiSquare = counts.values.reduce(0.0) { sum, count in
      sum + (Double(count) - expected) * (Double(count) - expected) / expected
    }
    // Ten degrees of freedom: above 29.59 with a chance of one in a thousand.
    #expect(chiSquare < 29.59)
  }

  @Test("no problem comes twice in a row", arguments: 0..<8)
  func repeats(seed: UInt64) {
    let problems = CustomDrills.problems(
      of: DrillSettings(mode: .classic), seed: seed, count: 5_000)
    // Without care there would be one in 7,800: five in these 40,000.
    #expect(!zip(problems, problems.dropFirst()).contains(where: ==))
  }
}

import DailyMathCore
import Testing

@Suite("Typed answers against pairs worked out apart")
struct AnswerJudgeVectorTests {
  @Test("every pair has its verdict", arguments: try Self.read())
  func pair(_ pair: Pair) {
    let verdict = AnswerJudge.verdict(
      on: pair.typed, for: CardFace(prompt: "", answer: pair.expected),
      in: pair.convention == "en" ? .english : .spanish)
    switch pair.verdict {
    case .equal: #expect(verdict == .right)
    case .different: #expect(verdict == .wrong)
    case .unreadable: #expect(verdict == nil)
    }
  }

  @Test("the file holds its forty pairs")
  func complete() throws {
    #expect(try Self.read().count == 40)
  }

  static func read() throws -> [Pair] {
    try FixtureFile.decode(Vectors.self, named: "answers.json").cases
  }

  struct Vectors: Decodable {
    let cases: [Pair]
  }

  struct Pair: Decodable, Sendable, CustomTestStringConvertible {
    enum Verdict: String, Decodable, Sendable {
      case equal, different, unreadable
    }

    let expected: String
    let typed: String
    let verdict: Verdict
    let convention: String?

    var testDescription: String { "\(typed) for \(expected), \(convention ?? "es")" }
  }
}

/// How many answers there were, and how many of them were right.
public struct AnswerCount: Hashable, Sendable {
  /// All of them.
  public internal(set) var answers: Int
  /// Those graded 3 or better.
  public internal(set) var passed: Int

  /// Makes a count; `passed` is at most `answers`.
  public init(answers: Int = 0, passed: Int = 0) {
    self.answers = answers
    self.passed = passed
  }

  /// The share of right answers, from 0 to 100, rounded to the nearest; `nil` without answers.
  public var percentage: Int? {
    answers > 0 ? (passed * 100 + answers / 2) / answers : nil
  }

  /// Counts an answer that came (`sign` 1) or went (−1).
  mutating func count(_ grade: Grade, by sign: Int) {
    answers += sign
    if grade.isPassing { passed += sign }
  }

  /// Both together.
  public static func + (left: AnswerCount, right: AnswerCount) -> AnswerCount {
    AnswerCount(answers: left.answers + right.answers, passed: left.passed + right.passed)
  }
}

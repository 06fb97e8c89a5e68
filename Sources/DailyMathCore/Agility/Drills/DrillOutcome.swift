/// How a drill went, in sums.
public struct DrillOutcome: Hashable, Sendable {
  /// Whether it came to its end; otherwise the learner broke it off.
  ///
  /// An endless drill ends when the learner says so.
  public let isFinished: Bool
  /// Problems solved without the answer having been shown: what counts.
  public let score: Int
  /// Problems answered, shown ones included.
  public let answers: Int
  /// Problems whose first answer was right.
  public let right: Int
  /// Milliseconds that the drill ran, pauses left out.
  public let milliseconds: Int

  /// Makes an outcome.
  public init(isFinished: Bool, score: Int, answers: Int, right: Int, milliseconds: Int) {
    self.isFinished = isFinished
    self.score = score
    self.answers = answers
    self.right = right
    self.milliseconds = milliseconds
  }

  /// The share of first answers that were right, in per cent, 0 to 100; `nil` without answers.
  ///
  /// It is rounded to the nearest, but 100 is said only where all were right, and 0 only where none was.
  public var accuracy: Int? { Self.accuracy(right: right, answers: answers) }

  /// The share of right answers in per cent, rounded as `accuracy` is; `nil` without answers.
  public static func accuracy(right: Int, answers: Int) -> Int? {
    guard answers > 0 else { return nil }
    if right >= answers { return 100 }
    guard right > 0 else { return 0 }
    let (share, rest) = answers.dividingFullWidth(right.multipliedFullWidth(by: 100))
    return min(max(rest >= answers - rest ? share + 1 : share, 1), 99)
  }

  /// Whether it is better than another one of a drill as long: with a set number of problems the shorter time, else the higher
  /// score, and of equal scores the greater share of right first answers.
  func isBetter(than other: DrillOutcome, in length: DrillLength) -> Bool {
    if case .problems = length { return milliseconds < other.milliseconds }
    if score != other.score { return score > other.score }
    // Without answers the share is nothing; the product is taken whole, so that it cannot overflow.
    let left = right.multipliedFullWidth(by: max(1, other.answers))
    let right = other.right.multipliedFullWidth(by: max(1, answers))
    return (left.high, left.low) > (right.high, right.low)
  }
}

/// How a drill went, in sums.
public struct DrillOutcome: Hashable, Sendable {
  /// Whether it came to its end; otherwise the learner broke it off. An endless drill ends when the learner says so.
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
}

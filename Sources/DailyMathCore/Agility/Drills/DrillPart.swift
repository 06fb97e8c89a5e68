/// A piece of a drill as it is written into the journal: some answers, and with the last piece how it went.
///
/// A drill is written in pieces of at most `mostAnswers`, so that a crash loses little and no line grows long.
public struct DrillPart: Hashable, Sendable {
  /// The drill: a random text that all its pieces share.
  public let run: String
  /// What the drill is like.
  public let settings: DrillSettings
  /// Where its problems come from.
  public let seed: UInt64
  /// Whether the problems were those of an earlier drill, which earns nothing.
  public let isRepeat: Bool
  /// The answers of this piece, in order.
  public let answers: [DrillAnswer]
  /// How the drill went; `nil` in all pieces but the last.
  public let outcome: DrillOutcome?

  /// The most answers in a piece.
  public static let mostAnswers = 20

  /// Makes a piece.
  public init(
    run: String, settings: DrillSettings, seed: UInt64, isRepeat: Bool, answers: [DrillAnswer],
    outcome: DrillOutcome?
  ) {
    self.run = run
    self.settings = settings
    self.seed = seed
    self.isRepeat = isRepeat
    self.answers = answers
    self.outcome = outcome
  }
}

/// One answer to one card, with everything that later work may want to derive from it.
public struct Review: Hashable, Sendable {
  /// The card that was answered.
  public let card: CardID
  /// The session it was answered in: a random text that all answers of one sitting share.
  public let session: String
  /// Why the card was shown.
  public let round: ReviewRound
  /// How the answer was given.
  public let kind: AnswerKind
  /// What was answered, in the words of the option or as typed.
  public let answered: String
  /// The grade that was suggested.
  public let suggested: Grade
  /// The grade that was given.
  public let grade: Grade
  /// Milliseconds from the showing to the answer on a clock that is never set; 0 to `longestMilliseconds`.
  public let milliseconds: Int
  /// Where the card stood before the answer.
  public let before: ReviewState

  /// An hour: whoever takes longer was away, and more says nothing.
  public static let longestMilliseconds = 3_600_000

  /// Makes a review; the time is brought within its limits.
  public init(
    card: CardID, session: String, round: ReviewRound, kind: AnswerKind, answered: String,
    suggested: Grade, grade: Grade, milliseconds: Int, before: ReviewState
  ) {
    self.card = card
    self.session = session
    self.round = round
    self.kind = kind
    self.answered = answered
    self.suggested = suggested
    self.grade = grade
    self.milliseconds = min(max(milliseconds, 0), Self.longestMilliseconds)
    self.before = before
  }
}

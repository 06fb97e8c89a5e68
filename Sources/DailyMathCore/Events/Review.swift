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
  /// Whether the interval that follows is varied a little, as the settings said then.
  public let isFuzzed: Bool
  /// Whether the card was forgotten once too often with this answer, so that it is suspended.
  public let suspendsLeech: Bool

  /// An hour: whoever takes longer was away, and more says nothing.
  public static let longestMilliseconds = 3_600_000

  /// Makes a review; the time is brought within its limits.
  public init(
    card: CardID, session: String, round: ReviewRound, kind: AnswerKind, answered: String,
    suggested: Grade, grade: Grade, milliseconds: Int, before: ReviewState,
    isFuzzed: Bool = false, suspendsLeech: Bool = false
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
    self.isFuzzed = isFuzzed
    self.suspendsLeech = suspendsLeech
  }
}

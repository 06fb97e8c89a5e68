/// What the state keeps of an answer: enough to fold the card again and to count.
public struct ReviewSummary: Hashable, Sendable {
  /// Where the review stands among all events.
  public let position: EventPosition
  /// The study day it counts for.
  public let day: StudyDay
  /// Whether it moved the schedule.
  public let round: ReviewRound
  /// How the answer was given.
  public let kind: AnswerKind
  /// The grade that was given.
  public let grade: Grade
  /// Whether the interval that followed was varied a little.
  public let isFuzzed: Bool
  /// Whether the card was suspended with the answer, because it was forgotten too often.
  public let suspendsLeech: Bool
  /// Kept in four bytes, since there is one for every answer that was ever given.
  private let storedMilliseconds: Int32

  /// Milliseconds to the answer.
  public var milliseconds: Int { Int(storedMilliseconds) }

  /// Makes the summary of a review.
  public init(
    position: EventPosition, day: StudyDay, round: ReviewRound, kind: AnswerKind, grade: Grade,
    milliseconds: Int, isFuzzed: Bool = false, suspendsLeech: Bool = false
  ) {
    self.position = position
    self.day = day
    self.round = round
    self.kind = kind
    self.grade = grade
    self.isFuzzed = isFuzzed
    self.suspendsLeech = suspendsLeech
    storedMilliseconds = Int32(clamping: milliseconds)
  }

  /// Makes the summary of `review`, which stands at `position` and counts for `day`.
  init(of review: Review, at position: EventPosition, on day: StudyDay) {
    self.init(
      position: position, day: day, round: review.round, kind: review.kind, grade: review.grade,
      milliseconds: review.milliseconds, isFuzzed: review.isFuzzed,
      suspendsLeech: review.suspendsLeech)
  }
}

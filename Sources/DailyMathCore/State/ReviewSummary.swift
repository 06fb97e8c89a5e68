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
  /// How well the card was known before, as the event says.
  public let stage: CardStage
  /// The hour of the wall clock at which it was answered, 0 to 23.
  public let hour: UInt8
  /// A number made of the sitting's name, the same for all its answers.
  let sitting: UInt32
  /// Kept in four bytes, since there is one for every answer that was ever given.
  private let storedMilliseconds: Int32

  /// Milliseconds to the answer.
  public var milliseconds: Int { Int(storedMilliseconds) }

  /// Makes the summary of a review from its parts.
  init(
    position: EventPosition, day: StudyDay, hour: UInt8, round: ReviewRound, kind: AnswerKind,
    grade: Grade, milliseconds: Int, stage: CardStage, sitting: UInt32, isFuzzed: Bool,
    suspendsLeech: Bool
  ) {
    self.position = position
    self.day = day
    self.round = round
    self.kind = kind
    self.grade = grade
    self.isFuzzed = isFuzzed
    self.suspendsLeech = suspendsLeech
    self.stage = stage
    self.hour = hour
    self.sitting = sitting
    storedMilliseconds = Int32(clamping: milliseconds)
  }

  /// Makes the summary of `review`, which stands at `position` and was given at `moment`.
  init(of review: Review, at position: EventPosition, on moment: Moment) {
    self.init(
      position: position, day: moment.day, hour: UInt8(clamping: moment.hour),
      round: review.round, kind: review.kind, grade: review.grade,
      milliseconds: review.milliseconds, stage: CardStage(of: review.before),
      sitting: SittingCounts.number(of: review.session), isFuzzed: review.isFuzzed,
      suspendsLeech: review.suspendsLeech)
  }
}

/// A card as it stands now: its content and where it is in the learner's schedule.
public struct Flashcard: Hashable, Sendable, Identifiable {
  /// The lasting identity.
  public let id: CardID
  /// What the learner sees and edits.
  public var content: CardContent
  /// When the card was first written.
  public let created: EventPosition
  /// New, or scheduled for a day.
  public var review: ReviewState
  /// The study day on which the card was last graded below 4, as long as it has not reached 4 since.
  ///
  /// On that day it comes back at the end of the session; later its schedule alone counts.
  public var repeatDay: StudyDay?

  /// Makes a card from its parts.
  public init(
    id: CardID, content: CardContent, created: EventPosition, review: ReviewState = .new,
    repeatDay: StudyDay? = nil
  ) {
    self.id = id
    self.content = content
    self.created = created
    self.review = review
    self.repeatDay = repeatDay
  }

  /// What the card asks for, day by day.
  var standing: CardStanding { CardStanding(review: review, repeatDay: repeatDay) }

  /// Tells whether the card was graded below 4 on `day` and has to come back before that day's session is done.
  public func comesBack(on day: StudyDay) -> Bool {
    repeatDay == day
  }

  /// Tells whether a scheduled review of the card is to be done on `day`; a new card is never due, it is offered.
  public func isDue(on day: StudyDay) -> Bool {
    review.schedule?.isDue(on: day) ?? false
  }
}

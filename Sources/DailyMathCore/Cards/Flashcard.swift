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
  /// Whether the card is taken out of what is asked, by the learner or because it was forgotten too often.
  public var isSuspended: Bool
  /// Whether the learner marked the card to find it again.
  public var isMarked: Bool
  /// The study day on which the card was put off last, and is not asked; `nil` where it never was.
  public var buriedDay: StudyDay?

  /// Makes a card from its parts.
  public init(
    id: CardID, content: CardContent, created: EventPosition, review: ReviewState = .new,
    repeatDay: StudyDay? = nil, isSuspended: Bool = false, isMarked: Bool = false,
    buriedDay: StudyDay? = nil
  ) {
    self.id = id
    self.content = content
    self.created = created
    self.review = review
    self.repeatDay = repeatDay
    self.isSuspended = isSuspended
    self.isMarked = isMarked
    self.buriedDay = buriedDay
  }

  /// What the card asks for, day by day.
  var standing: CardStanding {
    CardStanding(
      review: review, repeatDay: repeatDay, isSuspended: isSuspended, buriedDay: buriedDay)
  }

  /// So many times forgotten makes a card a leech: one that costs more time than it is worth as it is written.
  public static let leechLapses = 8
  /// A leech that the learner goes on with is suspended again after so many more lapses.
  public static let furtherLeechLapses = 4

  /// Tells whether the card was forgotten so often that it had better be written anew.
  public var isLeech: Bool { (review.schedule?.lapses ?? 0) >= Self.leechLapses }

  /// Tells whether the card was graded below 4 on `day` and has to come back before that day's session is done.
  public func comesBack(on day: StudyDay) -> Bool {
    repeatDay == day
  }

  /// Tells whether a scheduled review of the card is to be done on `day`; a new card is never due, it is offered.
  public func isDue(on day: StudyDay) -> Bool {
    review.schedule?.isDue(on: day) ?? false
  }
}

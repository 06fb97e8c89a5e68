/// What planning needs to know of a card, without its texts.
struct CardStanding {
  /// What a card asks for on a day.
  enum Need {
    /// A scheduled review.
    case due
    /// Another round, since it was graded below 4 that day.
    case returning
    /// To be introduced.
    case new
    /// Nothing until a later day.
    case later

    /// The round in which the card is to be asked; `nil` where it is not.
    var round: ReviewRound? {
      switch self {
      case .due, .new: .scheduled
      case .returning: .repetition
      case .later: nil
      }
    }
  }

  /// Whether the card is new, and its schedule where it is not.
  let review: ReviewState
  /// The day on which the card comes back after a grade below 4; `nil` after a better one.
  let repeatDay: StudyDay?
  /// Where the first writing of the card is among all events.
  let created: EventPosition
  /// The place among the new cards; 0 comes first, a higher number later.
  let difficulty: Int

  /// The day on which the card is due as a number; for a new card that of the earliest day.
  var dueRank: Int { review.schedule?.due.daysSince1970 ?? StudyDay.range.lowerBound }

  /// What the card asks for on `day`.
  func need(on day: StudyDay) -> Need {
    guard let schedule = review.schedule else { return .new }
    if schedule.isDue(on: day) { return .due }
    return repeatDay == day ? .returning : .later
  }
}

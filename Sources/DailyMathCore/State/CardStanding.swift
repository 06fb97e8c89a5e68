/// What decides on which day a card is asked, and how.
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
  /// Whether the card is taken out of what is asked.
  let isSuspended: Bool
  /// The study day on which the card was put off, and is not asked; `nil` where it never was.
  let buriedDay: StudyDay?

  /// Whether the card is put aside on `day`: asked neither as scheduled nor as practice.
  func isPutAside(on day: StudyDay) -> Bool { isSuspended || buriedDay == day }

  /// What the card asks for on `day`.
  func need(on day: StudyDay) -> Need {
    if isPutAside(on: day) { return .later }
    guard let schedule = review.schedule else { return .new }
    if schedule.isDue(on: day) { return .due }
    return repeatDay == day ? .returning : .later
  }
}

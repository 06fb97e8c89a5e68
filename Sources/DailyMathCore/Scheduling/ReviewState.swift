/// Whether a card has been reviewed yet, and if so, where it stands.
public enum ReviewState: Hashable, Sendable {
  /// The card was never answered in a scheduled review.
  case new
  /// The card was answered; it has an ease, an interval and a day on which it is due.
  case scheduled(Schedule)

  /// The schedule of a card that was reviewed; `nil` for a new one.
  public var schedule: Schedule? {
    switch self {
    case .new: nil
    case .scheduled(let schedule): schedule
    }
  }
}

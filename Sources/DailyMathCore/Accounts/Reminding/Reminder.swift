/// Whether, and at what time of the day, the program tells a learner who has not studied yet that cards wait.
public enum Reminder: Hashable, Sendable {
  /// Never.
  case off
  /// Every day at that time.
  case daily(ReminderTime)

  /// The time; `nil` where there is no reminder.
  public var time: ReminderTime? {
    switch self {
    case .off: nil
    case .daily(let time): time
    }
  }
}

extension Reminder: RawRepresentable {
  /// The word in a journal: `off`, or the time as in `19:30`.
  public var rawValue: String { time?.description ?? "off" }

  /// Reads the word of a journal; `nil` for any other.
  public init?(rawValue: String) {
    if rawValue == "off" {
      self = .off
    } else if let time = ReminderTime(rawValue) {
      self = .daily(time)
    } else {
      return nil
    }
  }
}

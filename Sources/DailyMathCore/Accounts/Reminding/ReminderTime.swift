/// A wall-clock time of day, to the minute, at which the learner wants to be reminded.
public struct ReminderTime: Hashable, Sendable {
  /// Minutes since midnight, 0 to 1,439.
  public let minutes: Int

  /// How many minutes a day has by the wall clock.
  public static let minutesPerDay = 1_440

  /// Half past seven in the evening: what is proposed to whoever turns the reminder on.
  public static let usual = ReminderTime(wrapping: 19 * 60 + 30)

  /// Makes the time so many minutes after midnight; `nil` outside of a day.
  public init?(minutes: Int) {
    guard (0..<Self.minutesPerDay).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Makes the time so many minutes after midnight, going round at both ends of the day.
  public init(wrapping minutes: Int) {
    let rest = minutes % Self.minutesPerDay
    self.minutes = rest < 0 ? rest + Self.minutesPerDay : rest
  }

  /// The hour, 0 to 23.
  public var hour: Int { minutes / 60 }

  /// The minute of the hour, 0 to 59.
  public var minute: Int { minutes % 60 }

  /// Reads a time as people type it: `19:30`, `7:05`, `19.30`, or an hour alone; `nil` for anything else.
  public init?(typed: String) {
    let parts = typed.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    guard parts.count <= 2, let hour = parts.first.flatMap(Self.number), hour < 24 else {
      return nil
    }
    guard parts.count == 2 else {
      self.init(minutes: hour * 60)
      return
    }
    guard parts[1].utf8.count == 2, let minute = Self.number(parts[1]), minute < 60 else {
      return nil
    }
    self.init(minutes: hour * 60 + minute)
  }

  /// The value of one or two ASCII digits; `nil` for anything else.
  private static func number(_ digits: Substring) -> Int? {
    guard (1...2).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(digits)
  }
}

extension ReminderTime: LosslessStringConvertible {
  /// The time with two digits each for the hour and the minute: `07:05`.
  public var description: String {
    [hour, minute].map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
  }

  /// Reads a time written exactly as `description` writes it; `nil` for anything else.
  public init?(_ description: String) {
    guard description.utf8.count == 5, description.contains(":") else { return nil }
    self.init(typed: description)
  }
}

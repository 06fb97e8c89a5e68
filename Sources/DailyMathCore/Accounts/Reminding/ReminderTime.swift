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

  /// Reads a time as people type it: `19:30`, `7:05`, `19.30`, `19h30`, `7:30 pm`, or an hour alone; `nil` for anything else.
  public init?(typed: String) {
    let (clock, half) = Self.parted(typed.lowercased())
    let parts = clock.split(omittingEmptySubsequences: false) { ":.h".contains($0) }
    guard parts.count <= 2, let hour = parts.first.flatMap({ Self.hour($0, in: half) }) else {
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

  /// A half of the day, where a clock counts to twelve.
  private enum Half {
    case morning, afternoon
  }

  /// What ends a time besides its digits, longer ones first.
  private static let endings: [(text: String, half: Half?)] = [
    ("a. m.", .morning), ("p. m.", .afternoon), ("a.m.", .morning), ("p.m.", .afternoon),
    ("am", .morning), ("pm", .afternoon), ("h", nil),
  ]

  /// Parts the digits of a time from the half of the day that may stand behind them.
  private static func parted(_ text: String) -> (clock: Substring, half: Half?) {
    guard let ending = endings.first(where: { text.hasSuffix($0.text) }) else {
      return (Substring(text), nil)
    }
    let clock = text.dropLast(ending.text.count)
    return (clock.last == " " ? clock.dropLast() : clock, ending.half)
  }

  /// The hour of the day, from digits that count to twelve where a half of the day is told; `nil` for anything else.
  private static func hour(_ digits: Substring, in half: Half?) -> Int? {
    guard let number = number(digits) else { return nil }
    guard let half else { return number < 24 ? number : nil }
    guard (1...12).contains(number) else { return nil }
    return number % 12 + (half == .afternoon ? 12 : 0)
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
    self.init(typed: description)
    guard self.description == description else { return nil }
  }
}

import DailyMathCore

/// What is said while the next attempt has to wait.
package struct WaitingTexts: Sendable {
  /// The sentence with the time that is left.
  package let left: @Sendable (String) -> String
  /// The sentence with the time of the day at which it ends, where nothing on the screen is to move.
  package let until: @Sendable (String) -> String
  /// The label of the button that cannot be pressed meanwhile, with the time that is left.
  package let onButton: @Sendable (String) -> String

  /// How long to wait, in a sentence: what is left where that may change by itself, and otherwise when it ends.
  func sentence(for countdown: Countdown, at stamp: Stamp, _ motion: MotionChoice) -> String {
    guard motion == .full else { return until(Self.clock(of: countdown, at: stamp)) }
    return left(Self.duration(countdown.seconds(at: stamp.monotonic)))
  }

  /// The label of the button; `nil` for the usual one where nothing on the screen is to move.
  func button(for countdown: Countdown, at stamp: Stamp, _ motion: MotionChoice) -> String? {
    guard motion == .full else { return nil }
    return onButton(Self.duration(countdown.seconds(at: stamp.monotonic)))
  }

  /// So many seconds in minutes and seconds, which both languages write alike.
  static func duration(_ seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    if minutes == 0 { return "\(rest) s" }
    return rest == 0 ? "\(minutes) min" : "\(minutes) min \(rest) s"
  }

  /// The local time of the day at which the countdown ends, up to the next whole second.
  static func clock(of countdown: Countdown, at stamp: Stamp) -> String {
    let left = max(0, countdown.end - stamp.monotonic)
    let local =
      stamp.moment.instant.milliseconds + left + Int64(stamp.moment.offset.seconds) * 1_000
    let day: Int64 = 86_400_000
    let second = Int(((local % day + day) % day + 999) / 1_000) % 86_400
    return [second / 3_600, second / 60 % 60, second % 60].map { part in
      part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }

  /// These texts in Spanish.
  static let spanish = WaitingTexts(
    left: { "Espera \($0) para volver a intentar." },
    until: { "Podrás intentar de nuevo a las \($0)." }, onButton: { "Espera \($0)" })

  /// These texts in English.
  static let english = WaitingTexts(
    left: { "Wait \($0) to try again." }, until: { "You can try again at \($0)." },
    onButton: { "Wait \($0)" })
}

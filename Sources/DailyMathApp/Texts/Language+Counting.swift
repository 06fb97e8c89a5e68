package import DailyMathCore

extension Language {
  /// A number with the word for what is counted, which is `one` for 1 and `many` for all else: `1 tarjeta`, `1.200 tarjetas`.
  package func counted(_ count: Int, _ one: String, _ many: String) -> String {
    number(count) + " " + (count == 1 ? one : many)
  }

  /// Several things as a sentence lists them: `a, b y c`.
  package func list(_ things: [String]) -> String {
    guard things.count > 1, let last = things.last else { return things.first ?? "" }
    return things.dropLast().joined(separator: ", ") + (self == .spanish ? " y " : " and ") + last
  }

  /// Minutes of work in words; none of them are less than one, since every answer takes its time: `menos de 1 minuto`.
  func minutes(_ count: Int) -> String {
    switch self {
    case .spanish: count < 1 ? "menos de 1 minuto" : counted(count, "minuto", "minutos")
    case .english: count < 1 ? "less than 1 minute" : counted(count, "minute", "minutes")
    }
  }

  /// A time that was guessed, in hours and tens of minutes, from ten hours on in whole hours: `4 h 30 min`, `2 h`, `12 h`.
  func roughHours(minutes: Int) -> String {
    let step = minutes < 595 ? 10 : 60
    let (hours, rest) = ((minutes + step / 2) / step * step).quotientAndRemainder(dividingBy: 60)
    return "\(number(hours)) h" + (rest == 0 ? "" : " \(rest) min")
  }

  /// Milliseconds of work in words: in minutes below two hours, in hours from there on, rounded to the nearest.
  package func duration(milliseconds: Int) -> String {
    let minutes = milliseconds <= 0 ? 0 : (milliseconds / 1_000 + 30) / 60
    if minutes < 120 { return self.minutes(minutes) }
    let hours = (minutes + 30) / 60
    return self == .spanish ? counted(hours, "hora", "horas") : counted(hours, "hour", "hours")
  }
}

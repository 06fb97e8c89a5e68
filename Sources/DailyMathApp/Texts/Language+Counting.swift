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

  /// Milliseconds of work in words: in minutes below two hours, in hours from there on, rounded to the nearest.
  package func duration(milliseconds: Int) -> String {
    let minutes = milliseconds <= 0 ? 0 : max(1, (milliseconds / 1_000 + 30) / 60)
    if minutes < 120 {
      return self == .spanish
        ? counted(minutes, "minuto", "minutos") : counted(minutes, "minute", "minutes")
    }
    let hours = (minutes + 30) / 60
    return self == .spanish ? counted(hours, "hora", "horas") : counted(hours, "hour", "hours")
  }
}

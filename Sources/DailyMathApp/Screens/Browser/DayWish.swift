package import DailyMathCore

/// A day as a learner writes it: `+3`, `mañana`, `14 dic`, `14/12`, `2026-12-14`.
package enum DayWish {
  /// Why a text is no day on which cards can be asked.
  package enum Fault: Error, Equatable, Sendable {
    /// It cannot be read, or there is no such day.
    case unreadable
    /// It lies before today.
    case past
  }

  /// The day that is meant by `text`, seen from `today`; without a year it is the next such day.
  ///
  /// With slashes a day is read in Spanish only, since in English either number may be the month.
  package static func day(
    _ text: String, today: StudyDay, language: Language
  ) throws(Fault) -> StudyDay {
    guard let day = read(text.trimmed.lowercased(), today, language) else { throw .unreadable }
    guard day >= today else { throw .past }
    return day
  }

  private static func read(_ text: String, _ today: StudyDay, _ language: Language) -> StudyDay? {
    switch text {
    case "hoy", "today": return today
    case "mañana", "manana", "tomorrow": return today.adding(days: 1)
    default: break
    }
    if let day = StudyDay(text) { return day }
    let digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
    if let count = number(digits.drop { $0 == " " }) {
      return count <= Interval.longest.days ? today.adding(days: count) : nil
    }
    let words = text.split { " /".contains($0) }.filter { $0 != "de" && $0 != "of" }
    guard (2...3).contains(words.count) else { return nil }
    let hasSlashes = text.contains("/")
    let month: Int?
    let day: Int?
    if hasSlashes {
      guard language == .spanish else { return nil }
      (day, month) = (number(words[0]), number(words[1]))
    } else if let named = monthNumber(words[1]) {
      (day, month) = (number(words[0]), named)
    } else {
      (day, month) = (number(words[1]), monthNumber(words[0]))
    }
    guard let day, let month else { return nil }
    if words.count == 3 {
      return number(words[2]).flatMap { StudyDay(year: $0, month: month, day: day) }
    }
    // The 29th of February may be years away.
    return (0...8).lazy.compactMap {
      StudyDay(year: today.date.year + $0, month: month, day: day)
    }.first { $0 >= today }
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return Int(text)
  }

  private static let months = [
    ["ene", "jan"], ["feb"], ["mar"], ["abr", "apr"], ["may"], ["jun"], ["jul"], ["ago", "aug"],
    ["sep"], ["oct"], ["nov"], ["dic", "dec"],
  ]

  /// The month that begins with these three letters in either language.
  private static func monthNumber(_ word: Substring) -> Int? {
    months.firstIndex { $0.contains(String(word.prefix(3))) }.map { $0 + 1 }
  }
}

import DailyMathCore

/// Says in a few cells when a day is, seen from today.
enum DueText {
  /// `hoy`, `mañana`, `en 3 días`, `14 dic`, `3 ene 2028`.
  static func spanish(due: StudyDay, today: StudyDay) -> String {
    let days = today.days(until: due)
    return switch days {
    case ...0: "hoy"
    case 1: "mañana"
    case 2...13: "en \(days) días"
    default: date(due, today: today, months: spanishMonths)
    }
  }

  /// `today`, `tomorrow`, `in 3 days`, `14 Dec`, `3 Jan 2028`.
  static func english(due: StudyDay, today: StudyDay) -> String {
    let days = today.days(until: due)
    return switch days {
    case ...0: "today"
    case 1: "tomorrow"
    case 2...13: "in \(days) days"
    default: date(due, today: today, months: englishMonths)
    }
  }

  /// A day that was: `30 nov`, and with its year where that is another than today's.
  static func date(_ day: StudyDay, today: StudyDay, in language: Language) -> String {
    let months = language == .spanish ? spanishMonths : englishMonths
    let (year, month, number) = day.date
    let text = "\(number) \(months[month - 1])"
    return year == today.date.year ? text : "\(text) \(year)"
  }

  private static let spanishMonths = [
    "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic",
  ]
  private static let englishMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `14 dic 2026`.
  static func spanishDate(_ day: StudyDay) -> String { fullDate(day, months: spanishMonths) }

  /// `14 Dec 2026`.
  static func englishDate(_ day: StudyDay) -> String { fullDate(day, months: englishMonths) }

  private static func fullDate(_ day: StudyDay, months: [String]) -> String {
    let (year, month, date) = day.date
    return "\(date) \(months[month - 1]) \(year)"
  }

  /// The date, with its year where the same day and month of another year could be meant.
  private static func date(_ due: StudyDay, today: StudyDay, months: [String]) -> String {
    let (year, month, day) = due.date
    let text = "\(day) \(months[month - 1])"
    return today.days(until: due) < 300 ? text : "\(text) \(year)"
  }
}

import DailyMathCore

/// Says in a few cells when a day is, seen from today.
enum DueText {
  /// `hoy`, `mañana`, `en 3 días`, `14 dic`, `3 ene 2028`.
  static func spanish(due: StudyDay, today: StudyDay) -> String {
    let days = today.days(until: due)
    switch days {
    case ...0: return "hoy"
    case 1: return "mañana"
    case 2...13: return "en \(days) días"
    default:
      let months = [
        "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic",
      ]
      let (year, month, day) = due.date
      let text = "\(day) \(months[month - 1])"
      return days < 300 ? text : text + " \(year)"
    }
  }

  /// `today`, `tomorrow`, `in 3 days`, `14 Dec`, `3 Jan 2028`.
  static func english(due: StudyDay, today: StudyDay) -> String {
    let days = today.days(until: due)
    switch days {
    case ...0: return "today"
    case 1: return "tomorrow"
    case 2...13: return "in \(days) days"
    default:
      let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ]
      let (year, month, day) = due.date
      let text = "\(day) \(months[month - 1])"
      return days < 300 ? text : text + " \(year)"
    }
  }
}

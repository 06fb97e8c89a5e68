import DailyMathCore

/// Says when a day is, seen from today.
enum DueText {
  /// `hoy`, `mañana`, `en 3 días`, `el 14 de diciembre`, `el 3 de enero de 2028`.
  static func spanish(due: StudyDay, today: StudyDay) -> String {
    let days = today.days(until: due)
    switch days {
    case ...0: return "hoy"
    case 1: return "mañana"
    case 2...13: return "en \(days) días"
    default:
      let months = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
      ]
      let (year, month, day) = due.date
      let text = "el \(day) de \(months[month - 1])"
      return days < 300 ? text : text + " de \(year)"
    }
  }

  /// `today`, `tomorrow`, `in 3 days`, `on 14 December`, `on 3 January 2028`.
  static func english(due: StudyDay, today: StudyDay) -> String {
    let days = today.days(until: due)
    switch days {
    case ...0: return "today"
    case 1: return "tomorrow"
    case 2...13: return "in \(days) days"
    default:
      let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]
      let (year, month, day) = due.date
      let text = "on \(day) \(months[month - 1])"
      return days < 300 ? text : text + " \(year)"
    }
  }
}

package import DailyMathCore

/// The names of months and weekdays, and how days are written out.
package struct CalendarTexts: Sendable {
  /// The twelve months, January first.
  package let months: [String]
  /// Their three letters.
  package let shortMonths: [String]
  /// The seven days of the week, Monday first.
  package let weekdays: [String]
  /// Their two letters, which no two share.
  package let shortWeekdays: [String]
  /// A day with its month, from the number and the month's name.
  let dayOfMonth: @Sendable (_ day: Int, _ month: String) -> String
  /// The same with the year.
  let dayOfYear: @Sendable (_ day: Int, _ month: String, _ year: Int) -> String
  /// A month with its year.
  let monthOfYear: @Sendable (_ month: String, _ year: Int) -> String

  /// A day as a sentence says it, with its year where that is another than today's: `14 de noviembre`.
  package func date(_ day: StudyDay, today: StudyDay) -> String {
    let date = day.date
    let month = months[date.month - 1]
    return date.year == today.date.year
      ? dayOfMonth(date.day, month) : dayOfYear(date.day, month, date.year)
  }

  /// A day with its year, whichever that is: `14 de noviembre de 2026`.
  package func fullDate(_ day: StudyDay) -> String {
    let date = day.date
    return dayOfYear(date.day, months[date.month - 1], date.year)
  }

  /// The month of a day with its year: `noviembre de 2026`.
  package func month(of day: StudyDay) -> String {
    let date = day.date
    return monthOfYear(months[date.month - 1], date.year)
  }

  /// The three letters of the month of a day: `nov`.
  package func shortMonth(of day: StudyDay) -> String { shortMonths[day.date.month - 1] }

  /// The weekday of a day: `lunes`.
  package func weekday(of day: StudyDay) -> String { weekdays[day.daysSinceMonday] }

  /// These texts in Spanish.
  static let spanish = CalendarTexts(
    months: [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "octubre", "noviembre", "diciembre",
    ],
    shortMonths: [
      "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic",
    ],
    weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
    shortWeekdays: ["lu", "ma", "mi", "ju", "vi", "sá", "do"],
    dayOfMonth: { day, month in "\(day) de \(month)" },
    dayOfYear: { day, month, year in "\(day) de \(month) de \(year)" },
    monthOfYear: { month, year in "\(month) de \(year)" })

  /// These texts in English.
  static let english = CalendarTexts(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ],
    weekdays: [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ],
    shortWeekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
    dayOfMonth: { day, month in "\(day) \(month)" },
    dayOfYear: { day, month, year in "\(day) \(month) \(year)" },
    monthOfYear: { month, year in "\(month) \(year)" })
}

/// How much was done on each day: weeks as columns, weekdays as rows, a darker shade for more.
///
/// Days are numbers, counted from 0 for 1 January 1970.
package struct CalendarHeatmap: Hashable, Sendable {
  /// The words a calendar needs.
  package struct Names: Hashable, Sendable {
    /// The seven weekdays from Sunday on, each in one to three columns.
    package let weekdays: [String]
    /// The twelve months from January on, each in about three columns.
    package let months: [String]

    /// The names in one language; missing ones are left blank.
    package init(weekdays: [String], months: [String]) {
      self.weekdays = weekdays
      self.months = months
    }
  }

  /// The last day shown, which is today as a rule.
  package var lastDay: Int
  /// How much was done, by day; a day that is not there counts as none.
  package var values: [Int: Int]
  /// The weekday of the first row, from 0 for Sunday.
  package var firstWeekday: Int
  /// The words of the labels.
  package var names: Names
  /// The selected day; nil where none can be.
  package var selectedDay: Int?
  /// What is said about the selected day under the calendar; empty for its number alone.
  package var caption: String
  /// Whether the keyboard acts on it.
  package var isFocused: Bool
  /// Whether the weeks stand side by side without a gap, so that a year has room in a usual window.
  package var isDense: Bool
  /// The value that has the darkest shade; nil for the largest in sight.
  package var maximum: Int?

  /// The rows that all of it takes: the months, the seven weekdays, a blank one and the caption.
  package static let rows = 10
  /// The columns of a week: its shade, and before it a space or the mark of the selected day where it is not dense.
  var weekColumns: Int { isDense ? 1 : 2 }
  /// As many weeks as a year touches; a wider rectangle shows no more.
  static let mostWeeks = 53

  /// The columns that all weeks of a year take with gaps between them: labels of three, the weeks, and the end of the name
  /// of a month that has just begun.
  package static let airyColumns = 3 + 2 * mostWeeks + 2

  /// A calendar that ends with that day.
  package init(
    lastDay: Int, values: [Int: Int], firstWeekday: Int, names: Names, selectedDay: Int? = nil,
    caption: String = "", isFocused: Bool = false, isDense: Bool = false,
    maximum: Int? = nil
  ) {
    self.lastDay = lastDay
    self.values = values
    self.firstWeekday = firstWeekday
    self.names = names
    self.selectedDay = selectedDay
    self.caption = caption
    self.isFocused = isFocused
    self.isDense = isDense
    self.maximum = maximum
  }

  /// The day that a key selects, no earlier than `firstDay` and no later than the last one; nil where the key is none for it.
  ///
  /// Up and Down go by days, Left and Right by weeks, Home and End to the first and the last day.
  package func day(after press: KeyPress, firstDay: Int) -> Int? {
    guard press.modifiers.isEmpty else { return nil }
    let current = selectedDay ?? lastDay
    let day: Int
    switch press.key {
    case .up: day = current.subtractingSaturated(1)
    case .down: day = current.addingSaturated(1)
    case .left: day = current.subtractingSaturated(7)
    case .right: day = current.addingSaturated(7)
    case .home: day = firstDay
    case .end: day = lastDay
    default: return nil
    }
    return min(max(day, min(firstDay, lastDay)), lastDay)
  }

  /// The step of the ramp for a day: 0 for nothing, and each further one for an even part of the most that is shown.
  func level(of value: Int, most: Int, steps: Int) -> Int {
    guard value > 0, most > 0, steps > 0 else { return 0 }
    let value = min(value, most)
    // Rounded up, so that anything at all is seen.
    return steps - steps.proportion(most - value, of: most)
  }

  /// How many rows below the first one a day stands.
  func row(of day: Int) -> Int {
    let row = (CalendarDay(day).weekday - firstWeekday % 7) % 7
    return row < 0 ? row + 7 : row
  }
}

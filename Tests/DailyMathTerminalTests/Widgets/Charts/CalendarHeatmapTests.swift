import DailyMathTerminal
import Testing

@Suite("A calendar of days")
struct CalendarHeatmapTests {
  private static let names = CalendarHeatmap.Names(
    weekdays: ["D", "L", "M", "X", "J", "V", "S"],
    months: [
      "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic",
    ])
  /// Thursday, 3 December 2026.
  private static let today = 20_790

  private static let calendar = CalendarHeatmap(
    lastDay: today, values: [20_759: 1, 20_760: 4, 20_766: 8, today: 8], firstWeekday: 1,
    names: names, selectedDay: today, isFocused: true)

  private static func frame(
    _ calendar: CalendarHeatmap, columns: Int = 16, rows: Int = 10, glyphs: Glyphs = .unicode
  ) -> Frame<Int> {
    var frame = Frame<Int>(size: Size(columns: columns, rows: rows))
    calendar.draw(into: &frame, rect: frame.bounds, glyphs: glyphs, action: { $0 })
    return frame
  }

  @Test("has weeks as columns under the names of the months, darker where more was done")
  func picture() {
    let frame = Self.frame(Self.calendar)
    #expect(
      frame.rows == [
        "  nov       dic",
        "L · ░ █ · · ·",
        "M · ▒ · · · ·",
        "X · · · · · ·",
        "J · · · · ·▸█",
        "V · · · · ·",
        "S · · · · ·",
        "D · · · · ·",
        "",
        "8      · ░ ▒ ▓ █",
      ])
    #expect(frame.cursor == Position(column: 12, row: 4))
    #expect(frame.action(at: Position(column: 4, row: 1)) == 20_759)
    #expect(frame.action(at: Position(column: 3, row: 1)) == 20_759)
    #expect(frame.action(at: Position(column: 12, row: 5)) == nil)
  }

  @Test("begins its weeks with the day it is told, and is drawn in ASCII too")
  func sunday() {
    var calendar = Self.calendar
    calendar.firstWeekday = 0
    calendar.isFocused = false
    calendar.caption = "hoy 8"
    let rows = Self.frame(calendar, glyphs: .ascii).rows
    // 29 November is a Sunday.
    #expect(rows[1] == "D . . . . . .")
    #expect(rows[2] == "L . - @ . . .")
    #expect(rows[5] == "J . . . . .-@")
    #expect(rows[9] == "hoy 8  . - + # @")
  }

  @Test("does not name a month before it has begun")
  func nextMonth() {
    var calendar = Self.calendar
    // Monday, 30 November, and the day after it.
    calendar.lastDay = 20_787
    #expect(Self.frame(calendar).rows[0] == "  nov")
    calendar.lastDay = 20_788
    #expect(Self.frame(calendar).rows[0] == "  nov       dic")
  }

  @Test("gives up its caption, its months and its last weekdays where it is low")
  func low() {
    #expect(Self.frame(Self.calendar, rows: 9).rows[8] == "8      · ░ ▒ ▓ █")
    #expect(Self.frame(Self.calendar, rows: 8).rows[7] == "D · · · · ·")
    #expect(Self.frame(Self.calendar, rows: 7).rows[0] == "L · ░ █ · · ·")
    #expect(Self.frame(Self.calendar, rows: 2).rows == ["L · ░ █ · · ·", "M · ▒ · · · ·"])
  }

  @Test("shows fewer weeks where it is narrow, among them that of the selected day")
  func narrow() {
    var calendar = Self.calendar
    #expect(Self.frame(calendar, columns: 9).rows[1] == "L · · ·")
    calendar.selectedDay = 20_759
    let frame = Self.frame(calendar, columns: 9)
    #expect(frame.rows[1] == "L▸░ █ ·")
    #expect(frame.rows[0] == "  nov")
    #expect(frame.rows[9] == "1")
  }

  @Test(
    "moves by days and weeks, and stays between the first day and the last",
    arguments: [
      (Key.left, 20_790, 20_783), (.right, 20_790, 20_790), (.up, 20_790, 20_789),
      (.down, 20_780, 20_781), (.home, 20_780, 20_700), (.end, 20_780, 20_790),
      (.left, 20_703, 20_700),
    ])
  func keys(key: Key, from: Int, to: Int) {
    var calendar = Self.calendar
    calendar.selectedDay = from
    #expect(calendar.day(after: KeyPress(key), firstDay: 20_700) == to)
    #expect(calendar.day(after: KeyPress(key, .alt), firstDay: 20_700) == nil)
    #expect(calendar.day(after: KeyPress(.enter), firstDay: 20_700) == nil)
  }

  @Test(
    "knows the weekday and month of days near and far",
    arguments: [
      // 1 January 1970, a Thursday; the day before; 29 February 2000, a Tuesday; 1 March 1900, a Thursday.
      (0, "J", "ene"), (-1, "X", "dic"), (11_016, "M", "feb"), (-25_508, "J", "mar"),
    ])
  func days(day: Int, weekday: String, month: String) {
    var calendar = Self.calendar
    calendar.lastDay = day
    calendar.selectedDay = day
    let frame = Self.frame(calendar, columns: 9)
    guard let cursor = frame.cursor else {
      Issue.record("no cursor")
      return
    }
    #expect(frame.rows[cursor.row].hasPrefix(weekday))
    #expect(frame.rows[0].contains(month))
  }

  @Test("sets its weeks side by side where it is dense, the mark in the place of a shade")
  func dense() {
    var calendar = Self.calendar
    calendar.isDense = true
    calendar.maximum = 16
    let frame = Self.frame(calendar, columns: 9)
    #expect(
      frame.rows == [
        " nov  dic",
        "L·░▒···",
        "M·░····",
        "X······",
        "J·····●",
        "V·····",
        "S·····",
        "D·····",
        "",
        "8",
      ])
    #expect(frame.cursor == Position(column: 6, row: 4))
    #expect(frame.action(at: Position(column: 2, row: 1)) == 20_759)
  }

  @Test("does not trap at the ends of the integers", arguments: [Int.min, -1, 0, 1, Int.max])
  func extremes(number: Int) {
    let calendar = CalendarHeatmap(
      lastDay: number, values: [number: number], firstWeekday: number, names: Self.names,
      selectedDay: number)
    _ = Self.frame(calendar)
    #expect(calendar.day(after: KeyPress(.left), firstDay: number) == number)
  }
}

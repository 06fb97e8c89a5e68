import DailyMathCore
import DailyMathTerminal

extension StatisticsScreen {
  /// The days that the calendar shows; `nil` where nothing was counted.
  static func dayRange(of state: State) -> ClosedRange<StudyDay>? {
    guard let statistics = state.statistics, let first = statistics.year.first?.day,
      first <= statistics.day
    else { return nil }
    // The last week may go on after the day itself.
    return first...statistics.day
  }

  /// Takes a day of the calendar to hand, or the nearest there is.
  static func select(_ day: StudyDay, in state: inout State) {
    guard let days = dayRange(of: state) else { return }
    state.selectedDay = min(max(day, days.lowerBound), days.upperBound)
  }

  /// Takes one of the hardest cards to hand, or the nearest there is, and brings it into sight.
  static func select(card index: Int, in state: inout State, _ context: ReduceContext) {
    let count = state.statistics?.hardest.count ?? 0
    state.selectedCard = min(max(0, index), max(0, count - 1))
    let (sheet, place) = sheet(state, context, glyphs: .unicode)
    guard let rows = sheet.selectedRows(in: place, widths: .narrow) else { return }
    let visible = state.scroll.visibleRange(
      count: sheet.rows(in: place, widths: .narrow), rows: place.rows)
    if state.selectedCard == 0 {
      // What stands above the first one is to be seen again.
      state.scroll = ScrollState()
    } else if rows.lowerBound < visible.lowerBound {
      state.scroll = ScrollState(offset: rows.lowerBound)
    } else if rows.upperBound > visible.upperBound {
      state.scroll = ScrollState(offset: rows.upperBound - place.rows)
    }
  }

  /// Moves over the days, over the cards, or through the page.
  static func move(_ state: inout State, _ key: KeyPress, _ context: ReduceContext) {
    switch (state.page, key.key) {
    case (.year, .up), (.year, .down), (.year, .left), (.year, .right), (.year, .home),
      (.year, .end):
      guard let days = dayRange(of: state) else { return }
      let calendar = CalendarHeatmap(
        lastDay: days.upperBound.daysSince1970, values: [:], firstWeekday: 1,
        names: .init(weekdays: [], months: []), selectedDay: state.selectedDay.daysSince1970)
      let day = calendar.day(after: key, firstDay: days.lowerBound.daysSince1970)
      if let day { select(StudyDay(daysSince1970: day), in: &state) }
      // The calendar is the first thing on the page.
      state.scroll = ScrollState()
    case (.hardest, .up): select(card: state.selectedCard - 1, in: &state, context)
    case (.hardest, .down): select(card: state.selectedCard + 1, in: &state, context)
    case (.hardest, .home), (.hardest, .pageUp): select(card: 0, in: &state, context)
    case (.hardest, .end), (.hardest, .pageDown): select(card: .max, in: &state, context)
    default:
      let isUpwards = key.key == .up || key.key == .pageUp
      let (count, rows) = extent(of: state, isUpwards: isUpwards, context)
      _ = state.scroll.handle(key, count: count, rows: rows)
    }
  }

  /// Moves the page, and over the cards the selection with it.
  static func scroll(_ state: inout State, by rows: Int, _ context: ReduceContext) {
    if state.page == .hardest, state.hardCard != nil {
      select(card: state.selectedCard + (rows > 0 ? 1 : -1), in: &state, context)
      return
    }
    let (count, shown) = extent(of: state, isUpwards: rows < 0, context)
    state.scroll.scroll(by: rows, count: count, rows: shown)
  }

  /// How many rows the page has and how many are shown at once.
  ///
  /// A reducer does not know how wide the terminal draws its characters. Downwards the widest ones count, so that the last
  /// row is always reached, where the view stops; upwards it goes on from what nearly every terminal then shows.
  private static func extent(
    of state: State, isUpwards: Bool, _ context: ReduceContext
  ) -> (count: Int, rows: Int) {
    func extent(_ glyphs: Glyphs) -> (count: Int, rows: Int) {
      let (sheet, place) = sheet(state, context, glyphs: glyphs)
      return (sheet.rows(in: place, widths: glyphs.widths), place.rows)
    }
    let usual = extent(.unicode)
    guard !isUpwards else { return usual }
    return (max(usual.count, extent(.wideAmbiguous).count), usual.rows)
  }
}

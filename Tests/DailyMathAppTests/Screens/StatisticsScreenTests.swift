import DailyMathTerminal
import Testing

@testable import DailyMathApp
@testable import DailyMathCore

@Suite("The statistics")
struct StatisticsScreenTests {
  private static let today = Learner.today

  private static func state(_ page: StatisticsPage = .year) -> StatisticsScreen.State {
    var state = StatisticsScreen.State(context: .usual)
    state.statistics = .sample
    state.page = page
    return state
  }

  @discardableResult
  private func press(
    _ keys: KeyPress..., in state: inout StatisticsScreen.State, _ context: ReduceContext = .usual
  ) -> [Effect] {
    keys.reduce([]) { _, key in
      guard let action = StatisticsScreen.action(for: key, in: state) else { return [] }
      return StatisticsScreen.reduce(&state, action, context)
    }
  }

  @Test("Tab and the arrows turn the pages, round and round")
  func pages() {
    var state = Self.state()
    press(.tab, in: &state)
    #expect(state.page == .days)
    press(KeyPress(.right), .character("l"), in: &state)
    #expect(state.page == .retention)
    press(KeyPress(.left), .character("h"), .backTab, in: &state)
    #expect(state.page == .year)
    press(.backTab, in: &state)
    #expect(state.page == .categories)
    press(KeyPress(.right), in: &state)
    #expect(state.page == .year)
    #expect(StatisticsPage.hours.turned(by: 18) == .year)
    #expect(StatisticsPage.year.turned(by: -9) == .categories)
  }

  @Test("a page that is turned to is seen from its top")
  func top() {
    var state = Self.state(.cards)
    state.scroll = ScrollState(offset: 4)
    press(.tab, in: &state)
    #expect(state.scroll == ScrollState())
  }

  @Test(
    "arrows walk over the days of the calendar and stop at its ends",
    arguments: [
      (Key.up, 0, -1), (.down, -3, -2), (.left, 0, -7), (.right, -9, -2), (.right, -3, 0),
      (.home, 0, -364), (.end, -80, 0), (.left, -360, -364), (.down, 0, 0),
    ])
  func days(key: Key, from: Int, to: Int) {
    var state = Self.state()
    state.selectedDay = Self.today.adding(days: from)
    press(KeyPress(key), in: &state)
    #expect(state.selectedDay == Self.today.adding(days: to))
    #expect(state.page == .year)
  }

  @Test("from the last day of the calendar, the arrow to the right leads nowhere")
  func beyond() {
    var state = Self.state()
    press(KeyPress(.right), in: &state)
    #expect(state.page == .year)
    #expect(state.selectedDay == Self.today)
  }

  @Test(
    "a key that moves over the days brings the calendar back into sight",
    arguments: [Key.home, .up])
  func daysInSight(key: Key) {
    var state = Self.state()
    state.scroll = ScrollState(offset: 4)
    press(KeyPress(key), in: &state)
    #expect(state.scroll == ScrollState())
  }

  @Test("a clicked day is told about")
  func clickedDay() {
    var state = Self.state(.days)
    let day = Self.today.adding(days: -30)
    _ = StatisticsScreen.reduce(&state, .dayClicked(day), .usual)
    #expect(state.page == .year && state.selectedDay == day)
    // A day that is not there yet is not.
    _ = StatisticsScreen.reduce(&state, .dayClicked(Self.today.adding(days: 3)), .usual)
    #expect(state.selectedDay == Self.today)
  }

  @Test("Enter and a second click open the hardest card that is selected")
  func cards() {
    let context = ReduceContext.test(Learner.midTerm().library)
    var state = Self.state(.hardest)
    press(KeyPress(.down), .character("j"), in: &state, context)
    #expect(press(.enter, in: &state, context) == [.navigate(.editCard(CardID("card2")))])
    #expect(StatisticsScreen.reduce(&state, .cardClicked(4), context) == [])
    #expect(state.selectedCard == 4)
    #expect(
      StatisticsScreen.reduce(&state, .cardClicked(4), context)
        == [.navigate(.editCard(CardID("card4")))])
    press(KeyPress(.end), KeyPress(.down), in: &state, context)
    #expect(state.selectedCard == 7)
    press(KeyPress(.home), KeyPress(.up), in: &state, context)
    #expect(state.selectedCard == 0)
  }

  @Test("a card that is gone is not opened, and Enter means nothing elsewhere")
  func goneCard() {
    var state = Self.state(.hardest)
    #expect(press(.enter, in: &state).isEmpty)
    #expect(StatisticsScreen.action(for: .enter, in: Self.state(.hours)) == nil)
  }

  @Test("in a low window, what is selected and the end of every page come into sight")
  func scrolling() {
    let low = ReduceContext.of(Size(columns: 40, rows: 12))
    // What comes fits into such a window; the year and the hardest cards are moved over otherwise.
    for page in [StatisticsPage.days, .retention, .cards, .hours, .categories] {
      var state = Self.state(page)
      press(KeyPress(.end), in: &state, low)
      let end = state.scroll
      #expect(end != ScrollState(), "\(page)")
      _ = StatisticsScreen.reduce(&state, .scrolled(by: 3), low)
      #expect(state.scroll == end, "\(page)")
      press(KeyPress(.pageUp), in: &state, low)
      #expect(state.scroll.visibleRange(count: 99, rows: 9).lowerBound < 90)
      press(KeyPress(.home), in: &state, low)
      #expect(state.scroll == ScrollState())
    }
    var state = Self.state(.hardest)
    _ = StatisticsScreen.reduce(&state, .scrolled(by: 3), low)
    #expect(state.selectedCard == 1)
    press(KeyPress(.end), in: &state, low)
    #expect(state.scroll != ScrollState())
    press(KeyPress(.home), in: &state, low)
    #expect(state.scroll == ScrollState())
  }

  @Test(
    "digits are the tabs of the program, Esc leads back, and letters mean what they do elsewhere")
  func keys() {
    var state = Self.state()
    #expect(press(.character("1"), in: &state) == [.openTab(1)])
    #expect(press(.character("2"), in: &state) == [.openTab(2)])
    #expect(press(.character("6"), in: &state) == [.openTab(6)])
    #expect(StatisticsScreen.action(for: .character("3"), in: state) == nil)
    #expect(press(.escape, in: &state) == [.goBack])
    #expect(press(.character("?"), in: &state) == [.toggleHelp])
    #expect(press(.character("a"), in: &state) == [.toggleAppearance])
    #expect(press(.character("q"), in: &state) == [.quit])
    #expect(StatisticsScreen.action(for: .character("q", .control), in: state) == nil)
  }
}

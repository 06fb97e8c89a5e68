import DailyMathTerminal
import Testing

@Suite("Scrolling")
struct ScrollingTests {
  @Test(
    "moves a text by lines and windows, and stops at its ends",
    arguments: [
      (Key.down, 0, 1), (.up, 0, 0), (.up, 4, 3), (.pageDown, 0, 4), (.character(" "), 4, 8),
      (.pageDown, 13, 15), (.pageUp, 6, 2), (.end, 0, 15), (.home, 9, 0), (.down, 15, 15),
    ])
  func keys(key: Key, from: Int, to: Int) {
    var state = ScrollState(offset: from)
    #expect(state.handle(KeyPress(key), count: 20, rows: 5) == true)
    #expect(state.offset == to)
  }

  @Test("of a text goes on from what is seen, however far it was moved before")
  func stale() {
    var state = ScrollState(offset: 900)
    #expect(state.visibleRange(count: 20, rows: 5) == 15..<20)
    _ = state.handle(KeyPress(.up), count: 20, rows: 5)
    #expect(state.offset == 14)
    #expect(state.visibleRange(count: 3, rows: 5) == 0..<3)
    #expect(state.visibleRange(count: 3, rows: 0).isEmpty)
    #expect(state.handle(KeyPress(.enter), count: 20, rows: 5) == false)
    #expect(state.handle(KeyPress(.up, .control), count: 20, rows: 5) == false)
  }

  @Test("of a list with the wheel moves the selection only where it would leave the window")
  func wheel() {
    var list = ListState(selected: 2)
    list.scroll(by: 2, count: 20, rows: 5)
    #expect(list.visibleRange(count: 20, rows: 5) == 2..<7)
    #expect(list.selected == 2)
    list.scroll(by: 3, count: 20, rows: 5)
    #expect(list.selected == 5)
    list.scroll(by: .max, count: 20, rows: 5)
    #expect(list.visibleRange(count: 20, rows: 5) == 15..<20)
    #expect(list.selected == 15)
    list.scroll(by: -14, count: 20, rows: 5)
    #expect(list.selected == 5)
    list.scroll(by: .min, count: 20, rows: 5)
    #expect(list.visibleRange(count: 20, rows: 5) == 0..<5)
    #expect(list.selected == 4)
    list.scroll(by: 1, count: 0, rows: 5)
    #expect(list.selected == 4)
  }

  @Test(
    "is shown by a thumb that is at an end only where the window is",
    arguments: [
      (0..<5, 20, "┃│││"), (1..<6, 20, "│┃││"), (8..<13, 20, "│┃││"), (14..<19, 20, "││┃│"),
      (15..<20, 20, "│││┃"), (0..<10, 20, "┃┃││"), (10..<20, 20, "││┃┃"),
      (1..<11, 20, "│┃┃│"), (9..<19, 20, "│┃┃│"),
      (50_000..<50_004, 100_000, "│┃││"), (0..<5, 5, ""),
    ])
  func bar(visible: Range<Int>, count: Int, text: String) {
    var canvas = Canvas(size: Size(columns: 1, rows: 4))
    ScrollBar(visible: visible, count: count)
      .draw(into: &canvas, rect: canvas.bounds, glyphs: .unicode)
    #expect((0..<4).map { canvas.text(row: $0) }.joined() == text)
  }
}

import DailyMathTerminal
import Testing

@Suite("A list")
struct ListStateTests {
  @Test(
    "moves with the usual keys and does not wrap",
    arguments: [
      (Key.up, 0, 0), (.down, 0, 1), (.pageDown, 0, 4), (.pageDown, 97, 99), (.pageUp, 2, 0),
      (.end, 3, 99), (.home, 50, 0), (.down, 99, 99),
    ])
  func moves(key: Key, from: Int, to: Int) {
    var list = ListState()
    list.select(from, count: 100, rows: 5)
    #expect(list.handle(KeyPress(key), count: 100, rows: 5) == true)
    #expect(list.selected == to)
    #expect(list.visibleRange(count: 100, rows: 5).contains(to))
  }

  @Test("leaves the other keys to the screen")
  func otherKeys() {
    var list = ListState()
    #expect(list.handle(KeyPress(.enter), count: 5, rows: 5) == false)
    #expect(list.handle(KeyPress(.up, .control), count: 5, rows: 5) == false)
  }

  @Test("scrolls only when the selection would leave the window")
  func scrolling() {
    var list = ListState()
    for _ in 0..<6 { _ = list.handle(KeyPress(.down), count: 100, rows: 5) }
    #expect(list.visibleRange(count: 100, rows: 5) == 2..<7)
    _ = list.handle(KeyPress(.up), count: 100, rows: 5)
    #expect(list.visibleRange(count: 100, rows: 5) == 2..<7)
    #expect(list.visibleRange(count: 100, rows: 3) == 3..<6)
    #expect(list.visibleRange(count: 4, rows: 5) == 0..<4)
    #expect(list.visibleRange(count: 0, rows: 5).isEmpty)
    #expect(list.visibleRange(count: 9, rows: 0).isEmpty)
  }

  @Test("says where it goes on")
  func indicator() {
    let middle = ScrollIndicator(visible: 2..<5, count: 9)
    #expect(middle.text("3 de 9", glyphs: .unicode) == "↑↓ 3 de 9")
    #expect(ScrollIndicator(visible: 0..<5, count: 9).text("1 de 9", glyphs: .ascii) == " v 1 de 9")
    #expect(!ScrollIndicator(visible: 0..<9, count: 9).isNeeded)
  }
}

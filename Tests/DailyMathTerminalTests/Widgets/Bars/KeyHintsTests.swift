import DailyMathTerminal
import Testing

@Suite("The foot line")
struct KeyHintsTests {
  private static let hints = [
    KeyHint("a", "uno", dropRank: 1, action: 1), KeyHint("b", "dos", dropRank: 2, action: 2),
    KeyHint("c", "tres", dropRank: 2, action: 3), KeyHint("q", "salir", action: 4),
  ]

  @Test(
    "loses first what can best be missed, and of equal ones the last",
    arguments: [
      // A blank cell, 5 + 5 + 6 + 7 columns, and three between each two.
      (33, " a uno   b dos   c tres   q salir"), (32, " a uno   b dos   q salir"),
      (23, " a uno   q salir"), (15, " q salir"), (7, ""),
    ])
  func fitting(columns: Int, text: String) {
    var frame = Frame<Int>(size: Size(columns: columns, rows: 1))
    KeyHints(Self.hints).draw(into: &frame, rect: frame.bounds)
    #expect(frame.canvas.text(row: 0) == text)
  }
}

import DailyMathTerminal
import Testing

@Suite("Checkbox")
struct CheckboxTests {
  @Test(
    "A choice says without colour whether it is on and whether it has the focus",
    arguments: [
      (false, false, "  [ ] Recordarme"), (true, false, "  [x] Recordarme"),
      (false, true, "▸ [ ] Recordarme"), (true, true, "▸ [x] Recordarme"),
    ])
  func look(isOn: Bool, isFocused: Bool, text: String) {
    var frame = Frame<Int>(size: Size(columns: 16, rows: 1))
    Checkbox("Recordarme", isOn: isOn, isFocused: isFocused).draw(
      into: &frame, rect: frame.bounds, glyphs: .unicode, action: 7)
    #expect(frame.canvas.text(row: 0) == text)
    #expect(frame.cursor == (isFocused ? Position(column: 3, row: 0) : nil))
    #expect(frame.action(at: Position(column: 0, row: 0)) == 7)
    #expect(frame.action(at: Position(column: 15, row: 0)) == 7)
  }

  @Test("A choice is as wide as its label and its box, and only that can be clicked")
  func width() {
    let choice = Checkbox("漢字", isOn: true, isFocused: false)
    #expect(choice.columns(widths: .narrow) == 10)
    var frame = Frame<Int>(size: Size(columns: 20, rows: 2))
    choice.draw(into: &frame, rect: frame.bounds, glyphs: .ascii, action: 1)
    #expect(frame.hitRegions.map(\.rect) == [Rect(column: 0, row: 0, columns: 10, rows: 1)])
  }

  @Test("A choice without an action cannot be clicked")
  func withoutAction() {
    var frame = Frame<Int>(size: Size(columns: 20, rows: 1))
    Checkbox("Sí", isOn: false, isFocused: true).draw(
      into: &frame, rect: frame.bounds, glyphs: .unicode)
    #expect(frame.hitRegions.isEmpty)
  }

  @Test("With ASCII glyphs, a choice is of ASCII")
  func ascii() {
    var frame = Frame<Int>(size: Size(columns: 9, rows: 1))
    Checkbox("Yes", isOn: true, isFocused: true).draw(
      into: &frame, rect: frame.bounds, glyphs: .ascii, action: 1)
    #expect(frame.canvas.text(row: 0) == "> [x] Yes")
  }
}

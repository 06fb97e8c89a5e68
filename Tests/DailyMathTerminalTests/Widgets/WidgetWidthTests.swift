import DailyMathTerminal
import Testing

@Suite("Widgets on a terminal that draws ambiguous characters wide")
struct WidgetWidthTests {
  private static let glyphs = Glyphs.wideAmbiguous

  private static func frame(columns: Int, rows: Int = 1) -> Frame<Int> {
    Frame(size: Size(columns: columns, rows: rows), widths: glyphs.widths)
  }

  @Test("a button is as wide as its label is there, and so is what can be clicked")
  func button() {
    var frame = Self.frame(columns: 20)
    let button = Button("Añadir sesión", .focused)
    #expect(button.columns(widths: .narrow) == 17 && button.columns(widths: .wideAmbiguous) == 18)
    button.draw(into: &frame, rect: frame.bounds, glyphs: Self.glyphs, action: 1)
    #expect(frame.canvas.text(row: 0) == "[>Añadir sesión<]")
    #expect(frame.canvas[17, 0].character == "]")
    #expect(frame.hitRegions.map(\.rect.columns) == [18])
  }

  @Test("key hints are left out where their labels no longer fit")
  func hints() {
    let hints = KeyHints<Int>([KeyHint("a", "ñandú", action: 1), KeyHint("b", "él", action: 2)])
    // 1 + "a ñandú" 8 + 3 + "b él" 5 = 17.
    for (columns, count) in [(17, 2), (16, 1)] {
      var frame = Self.frame(columns: columns)
      hints.draw(into: &frame, rect: frame.bounds)
      #expect(frame.hitRegions.map(\.action) == Array([1, 2].prefix(count)))
      #expect(frame.hitRegions[0].rect == Rect(column: 1, row: 0, columns: 8, rows: 1))
    }
  }

  @Test("a field puts the cursor behind what was typed")
  func field() {
    var frame = Self.frame(columns: 10)
    TextField("2 × 3").draw(
      into: &frame, rect: frame.bounds, isFocused: true, glyphs: Self.glyphs)
    #expect(frame.cursor == Position(column: 6, row: 0))
    // Eleven columns do not fit into ten: the field moves on by half its width.
    frame = Self.frame(columns: 10)
    TextField("××××× 1").draw(
      into: &frame, rect: frame.bounds, isFocused: true, glyphs: Self.glyphs)
    #expect(frame.canvas.text(row: 0) == "<×× 1")
    #expect(frame.cursor == Position(column: 7, row: 0))
  }

  @Test("a fault takes the rows that its words need there")
  func fault() {
    let fault = FaultText("más × más")
    // "más × más" takes 9 columns or 12, beside 2 for the sign.
    #expect(fault.rows(columns: 11, widths: .narrow) == 1)
    #expect(fault.rows(columns: 11, widths: .wideAmbiguous) == 2)
    #expect(fault.rows(columns: 14, widths: .wideAmbiguous) == 1)
  }

  @Test("a question has room for its longest line")
  func modal() {
    var frame = Self.frame(columns: 60, rows: 12)
    let line = "¿Cuál sesión se borrará, Andrés?"
    Modal(
      title: "Sí", message: [line], buttons: [ModalButton("Sí", action: 1)]
    ).draw(into: &frame, rect: frame.bounds, glyphs: Self.glyphs)
    let rows = (0..<12).map { frame.canvas.text(row: $0) }
    #expect(rows.contains { $0.contains(line) })
    let right = (0..<12).map { row in (0..<60).last { frame.canvas[$0, row].character != " " } }
    #expect(Set(right.compactMap(\.self)).count == 1)
  }
}

import DailyMathTerminal
import Synchronization
import Testing

@Suite("A list view")
struct ListViewTests {
  private static func list(
    count: Int, _ state: ListState, isFocused: Bool = true
  ) -> ListView<Int> {
    ListView(
      count: count, state: state, isFocused: isFocused, emptyText: "Nada por aquí.",
      action: { $0 }, row: { ListRow("fila \($0)", sign: "●", cells: [ListCell("hoy")]) })
  }

  @Test("draws what is in sight with its mark, and a bar that says where that is")
  func picture() {
    var frame = Frame<Int>(size: Size(columns: 24, rows: 4))
    Self.list(count: 12, ListState(selected: 5, offset: 3))
      .draw(into: &frame, rect: frame.bounds, glyphs: .unicode)
    #expect(
      frame.rows == [
        "  ● fila 3         hoy │", "  ● fila 4         hoy ┃", "▸ ● fila 5         hoy │",
        "  ● fila 6         hoy │",
      ])
    #expect(frame.cursor == Position(column: 0, row: 2))
    #expect(frame.action(at: Position(column: 21, row: 3)) == 6)
  }

  @Test(
    "marks the selection otherwise while the focus is elsewhere, and needs no bar where all is seen"
  )
  func quiet() {
    var frame = Frame<Int>(size: Size(columns: 20, rows: 3))
    Self.list(count: 2, ListState(selected: 1), isFocused: false)
      .draw(into: &frame, rect: frame.bounds, glyphs: .ascii)
    #expect(frame.canvas.text(row: 0) == "  ● fila 0       hoy")
    #expect(frame.canvas.text(row: 1) == "- ● fila 1       hoy")
    #expect(frame.cursor == nil)
  }

  @Test("says so where it is empty")
  func empty() {
    var frame = Frame<Int>(size: Size(columns: 20, rows: 3))
    Self.list(count: 0, ListState()).draw(into: &frame, rect: frame.bounds, glyphs: .unicode)
    #expect(frame.rows == ["  Nada por aquí.", "", ""])
    #expect(frame.hitRegions.isEmpty)
    #expect(frame.cursor == Position(column: 0, row: 0))
  }

  @Test("of a hundred thousand rows asks for those in sight only", arguments: [0, 50_000, 99_999])
  func long(selected: Int) {
    let asked = Mutex<[Int]>([])
    let list = ListView<Int>(
      count: 100_000, state: ListState(selected: selected), isFocused: true, emptyText: "",
      row: { index in
        asked.withLock { $0.append(index) }
        return ListRow("fila")
      })
    var frame = Frame<Int>(size: Size(columns: 24, rows: 10))
    list.draw(into: &frame, rect: frame.bounds, glyphs: .unicode)
    let rows = asked.withLock { $0 }
    #expect(rows.count == 10)
    #expect(rows.contains(selected))
    #expect(rows == rows.sorted())
  }

  @Test("asks for nothing that is off the screen")
  func offScreen() {
    let asked = Mutex(0)
    let list = ListView<Int>(
      count: 100_000, state: ListState(), isFocused: true, emptyText: "",
      row: { _ in
        asked.withLock { $0 += 1 }
        return ListRow("fila")
      })
    var frame = Frame<Int>(size: Size(columns: 24, rows: 10))
    let rect = Rect(column: 0, row: 6, columns: 24, rows: 1_000)
    list.draw(into: &frame, rect: rect, glyphs: .unicode)
    #expect(asked.withLock { $0 } == 4)
  }

  @Test(
    "gives a row's cells their columns, of which the first go before the text has less than a third",
    arguments: [
      (42, "  uno dos tres      Álgebra lin…    14 dic"),
      // Without the cells 11 of 35 columns are left, and one less of 34.
      (37, "  uno dos tr…  Álgebra lin…    14 dic"),
      (36, "  uno dos tres                14 dic"), (19, "  uno do…    14 dic"),
      (14, "  uno dos tres"), (8, "  uno d…"),
    ])
  func cells(columns: Int, text: String) {
    var frame = Frame<Int>(size: Size(columns: columns, rows: 1))
    let row = ListRow(
      "uno dos tres",
      cells: [
        ListCell("Álgebra lineal", columns: 12),
        ListCell("14 dic", columns: 8, alignment: .trailing),
      ])
    row.draw(
      into: &frame.canvas, rect: frame.bounds.splitLeft(2).rest, isSelected: false, glyphs: .unicode
    )
    #expect(frame.canvas.text(row: 0) == text)
  }
}

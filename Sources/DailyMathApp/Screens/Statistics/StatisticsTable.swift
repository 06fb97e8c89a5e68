import DailyMathTerminal

/// A table whose rows begin with a name; where the columns have no room beside it, words below the name say the same.
struct StatisticsTable {
  /// A row of the table.
  struct Row {
    /// What stands before the name; `nil` for nothing, or for the mark of the selected row.
    var sign: (character: Character, style: CellStyle)?
    /// What the numbers are about.
    let name: String
    /// The numbers, one for each heading.
    let cells: [String]
    /// The same in words, for a narrow window.
    let words: String
    /// What a click on it means; `nil` for nothing.
    var action: StatisticsScreen.Action?
  }

  /// What stands over the names.
  let nameHeading: String
  /// What stands over the numbers.
  let headings: [String]
  /// The rows, from the top down.
  let rows: [Row]
  /// The index of the selected row; `nil` where none can be.
  var selected: Int?

  private static let signColumns = 2
  private static let gap = 2
  private static let leastNameColumns = 20

  /// How many rows of the window it takes.
  func height(columns: Int, widths: WidthPolicy) -> Int {
    if cellColumns(in: columns, widths) != nil { return rows.count + 1 }
    return rows.reduce(0) { $0 + height(of: $1, columns, widths) }
  }

  /// Which rows of the window the selected row takes, counted from the first one of the table; `nil` without one.
  func selectedRows(columns: Int, widths: WidthPolicy) -> Range<Int>? {
    guard let selected, rows.indices.contains(selected) else { return nil }
    if cellColumns(in: columns, widths) != nil { return selected + 1..<selected + 2 }
    let start = rows.prefix(selected).reduce(0) { $0 + height(of: $1, columns, widths) }
    return start..<start + height(of: rows[selected], columns, widths)
  }

  /// Draws all of it from the top of a rectangle.
  func draw(into frame: inout Frame<StatisticsScreen.Action>, rect: Rect, glyphs: Glyphs) {
    var cursor = RowCursor(rect)
    guard let columns = cellColumns(in: rect.columns, frame.widths) else {
      for index in rows.indices {
        let place = cursor.take(height(of: rows[index], rect.columns, frame.widths))
        drawName(of: index, into: &frame, place.splitTop(1).top, glyphs)
        frame.canvas.writeParagraph(
          rows[index].words, in: place.splitTop(1).rest.splitLeft(Self.signColumns).rest,
          style: .secondary, glyphs: glyphs)
        addRegion(of: index, place, to: &frame)
      }
      return
    }
    let heading = cursor.take(1)
    let places = cells(of: heading, columns)
    frame.canvas.writeLine(
      nameHeading, in: places.name.splitLeft(Self.signColumns).rest, style: .secondary,
      glyphs: glyphs)
    for (text, place) in zip(headings, places.cells) {
      frame.canvas.writeLine(
        text, in: place, style: .secondary, alignment: .trailing, glyphs: glyphs)
    }
    for index in rows.indices {
      let row = cursor.take(1)
      let places = cells(of: row, columns)
      drawName(of: index, into: &frame, places.name, glyphs)
      for (text, place) in zip(rows[index].cells, places.cells) {
        frame.canvas.writeLine(
          text, in: place, style: index == selected ? .title : .text, alignment: .trailing,
          glyphs: glyphs)
      }
      addRegion(of: index, row, to: &frame)
    }
  }

  private func drawName(
    of index: Int, into frame: inout Frame<StatisticsScreen.Action>, _ rect: Rect,
    _ glyphs: Glyphs
  ) {
    guard !rect.isEmpty else { return }
    let (left, right) = rect.splitLeft(Self.signColumns)
    if index == selected {
      frame.canvas.write(String(glyphs.focusMark), at: left.origin, style: .accent.bold)
      frame.placeCursor(at: left.origin)
    } else if let sign = rows[index].sign {
      frame.canvas.write(String(sign.character), at: left.origin, style: sign.style)
    }
    frame.canvas.writeLine(
      rows[index].name, in: right, style: index == selected ? .title : .text, glyphs: glyphs)
  }

  private func addRegion(
    of index: Int, _ rect: Rect, to frame: inout Frame<StatisticsScreen.Action>
  ) {
    if let action = rows[index].action { frame.addRegion(rect, action) }
  }

  /// The name and under it the words; a name alone where there are none.
  private func height(of row: Row, _ columns: Int, _ widths: WidthPolicy) -> Int {
    let room = columns - Self.signColumns
    return 1
      + (row.words.isEmpty
        ? 0 : TextLayout.wrapped(row.words, columns: room, widths: widths).count)
  }

  /// The columns of the numbers; `nil` where they have no room beside the names.
  private func cellColumns(in columns: Int, _ widths: WidthPolicy) -> [Int]? {
    let cells = headings.indices.map { index in
      ([headings[index]] + rows.map { $0.cells.indices.contains(index) ? $0.cells[index] : "" })
        .map { TextLayout.columns(of: $0, widths: widths) }.max() ?? 0
    }
    let taken = cells.reduce(0) { $0 + $1 + Self.gap }
    return columns - taken >= Self.signColumns + Self.leastNameColumns ? cells : nil
  }

  private func cells(of row: Rect, _ columns: [Int]) -> (name: Rect, cells: [Rect]) {
    var rest = row
    var places: [Rect] = []
    for width in columns.reversed() {
      let (right, left) = rest.splitRight(width)
      places.insert(right, at: 0)
      rest = left.splitRight(Self.gap).rest
    }
    return (rest, places)
  }
}

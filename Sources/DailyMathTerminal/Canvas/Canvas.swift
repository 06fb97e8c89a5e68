/// A rectangle of cells to draw on; whatever falls outside is clipped.
package struct Canvas: Hashable, Sendable {
  /// The extent of the canvas.
  package let size: Size
  /// The cells, row after row.
  package private(set) var cells: [Cell]

  /// More code points than this in one cluster are cut off, so that no text can flood the terminal.
  package static let scalarsPerCluster = 16

  /// No screen is larger; a window that claims to be is drawn on in part.
  package static let largest = Size(columns: 2_048, rows: 1_024)

  /// A canvas of blank cells, of that size or the largest there is.
  package init(size requested: Size) {
    size = Rect(requested).intersection(Rect(Self.largest)).size
    cells = [Cell](repeating: .blank, count: size.columns * size.rows)
  }

  /// The whole canvas as a rectangle.
  package var bounds: Rect { Rect(size) }

  /// The cell in that column and row; blank outside.
  package subscript(column: Int, row: Int) -> Cell {
    guard let index = index(column, row) else { return .blank }
    return cells[index]
  }

  /// The text of one row, without the spaces at its end; empty outside.
  package func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var text = ""
    var pending = ""
    for cell in cells[row * size.columns..<(row + 1) * size.columns]
    where cell.extent != .continuation {
      if cell.character == " " {
        pending.append(" ")
      } else {
        text += pending
        text.append(cell.character)
        pending = ""
      }
    }
    return text
  }

  /// Puts a cluster of `width` columns at a place inside; the other half of what it overwrites becomes a space.
  mutating func put(
    _ character: Character, width: Int, _ column: Int, _ row: Int, _ style: CellStyle
  ) {
    guard let index = index(column, row) else { return }
    guard width == 2, column + 1 < size.columns else {
      replace(at: index, with: Cell(width == 2 ? " " : character, style))
      return
    }
    replace(at: index, with: Cell(character, style, .wide))
    replaceContinuation(at: index + 1, with: Cell(" ", style, .continuation))
  }

  /// Gives a cell another style; both halves of a wide one.
  mutating func restyle(_ column: Int, _ row: Int, _ style: CellStyle) {
    guard let index = index(column, row) else { return }
    for place in halves(of: index) {
      cells[place] = Cell(cells[place].character, style, cells[place].extent)
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows else { return nil }
    return row * size.columns + column
  }

  private func halves(of index: Int) -> ClosedRange<Int> {
    switch cells[index].extent {
    case .narrow: index...index
    case .wide: index...index + 1
    case .continuation: index - 1...index
    }
  }

  private mutating func replace(at index: Int, with cell: Cell) {
    switch cells[index].extent {
    case .narrow: break
    case .wide: cells[index + 1] = Cell(" ", cells[index + 1].style)
    case .continuation: cells[index - 1] = Cell(" ", cells[index - 1].style)
    }
    cells[index] = cell
  }

  /// The cell before it is the wide one just put there, so only the one after it may lose its left half.
  private mutating func replaceContinuation(at index: Int, with cell: Cell) {
    if cells[index].extent == .wide { cells[index + 1] = Cell(" ", cells[index + 1].style) }
    cells[index] = cell
  }
}

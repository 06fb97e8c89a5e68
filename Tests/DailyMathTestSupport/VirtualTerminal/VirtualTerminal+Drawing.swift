import DailyMathTerminal

extension VirtualTerminal {
  /// Draws one code point: with the cluster before it where they belong together, else at the cursor.
  mutating func draw(_ received: Unicode.Scalar) {
    // The letters of these characters are pieces of boxes; which piece does not matter here.
    let isPiece = (drawsLines || isShiftedOut) && (0x60...0x7E).contains(received.value)
    let scalar: Unicode.Scalar = isPiece ? "┼" : received
    if joinsPrevious(scalar) { return }
    let width = widths.columns(of: Character(scalar))
    guard width > 0, size.columns >= width, size.rows > 0 else { return }
    if isWrapPending, wrapsLines { startNextRow() }
    if cursor.column + width > size.columns {
      if wrapsLines { startNextRow() } else { cursor.column = size.columns - width }
    }
    if inserts { makeRoom(columns: width) }
    put(String(scalar), width: width)
    if cursor.column + width >= size.columns {
      cursor.column = size.columns - 1
      isWrapPending = wrapsLines
      lastDrawnColumn = size.columns - width
    } else {
      lastDrawnColumn = cursor.column
      cursor.column += width
    }
    lastDrawnRow = cursor.row
  }

  /// Obeys a control character.
  mutating func obey(control: UInt8) {
    lastDrawnColumn = nil
    switch control {
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x0A: lineFeed()
    case 0x0D: cursor.column = 0
    case 0x0E: isShiftedOut = true
    case 0x0F: isShiftedOut = false
    case 0x07: return
    default: unknownSequences += 1
    }
    isWrapPending = false
  }

  /// Blanks cells of one row.
  mutating func erase(row: Int, from start: Int, to end: Int) {
    guard grid.indices.contains(row) else { return }
    var blank = VirtualCell.blank
    blank.attributes.background = attributes.background
    for column in max(0, start)..<max(0, max(start, min(end, size.columns))) {
      separate(column, row)
      grid[row][column] = blank
    }
  }

  private mutating func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
    guard let column = lastDrawnColumn, grid.indices.contains(lastDrawnRow) else { return false }
    let before = grid[lastDrawnRow][column].text
    guard widths.joins(scalar, to: before) else { return false }
    let together = before + String(scalar)
    grid[lastDrawnRow][column].text = together
    let isWide = column + 1 < size.columns && grid[lastDrawnRow][column + 1].text.isEmpty
    guard widths.contested != .apart, let cluster = together.first, column + 1 < size.columns
    else { return true }
    if widths.columns(of: cluster) == 2, !isWide {
      separate(column + 1, lastDrawnRow)
      grid[lastDrawnRow][column + 1] = VirtualCell(
        text: "", attributes: grid[lastDrawnRow][column].attributes)
      cursor = clamped(Position(column: column + 2, row: lastDrawnRow))
    } else if widths.columns(of: cluster) == 1, isWide {
      grid[lastDrawnRow][column + 1].text = " "
      cursor = Position(column: column + 1, row: lastDrawnRow)
    }
    return true
  }

  private mutating func makeRoom(columns: Int) {
    let blank = Array(repeating: VirtualCell.blank, count: columns)
    grid[cursor.row].insert(contentsOf: blank, at: cursor.column)
    grid[cursor.row].removeLast(columns)
  }

  private mutating func put(_ text: String, width: Int) {
    for column in cursor.column..<cursor.column + width {
      separate(column, cursor.row)
      grid[cursor.row][column] = VirtualCell(
        text: column == cursor.column ? text : "", attributes: attributes)
    }
  }

  /// Blanks the other half of a wide cluster that is about to be overwritten.
  private mutating func separate(_ column: Int, _ row: Int) {
    guard column >= 0, column < size.columns else { return }
    if grid[row][column].text.isEmpty, column > 0 { grid[row][column - 1].text = " " }
    if column + 1 < size.columns, grid[row][column + 1].text.isEmpty {
      grid[row][column + 1].text = " "
    }
  }

  private mutating func startNextRow() {
    cursor.column = 0
    isWrapPending = false
    lineFeed()
  }

  private mutating func lineFeed() {
    let rows = scrollingRows ?? 0..<size.rows
    if cursor.row + 1 == rows.upperBound {
      grid.remove(at: rows.lowerBound)
      grid.insert(Array(repeating: .blank, count: size.columns), at: cursor.row)
    } else if cursor.row + 1 < size.rows {
      cursor.row += 1
    }
  }
}

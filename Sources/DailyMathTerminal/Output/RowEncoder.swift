/// Draws the cells in which two canvases of one size differ.
struct RowEncoder {
  private let new: Canvas
  private let old: Canvas
  private let theme: Theme
  private let depth: ColorDepth
  private(set) var pen: Pen

  private var style = CellStyle.text
  private var rendition: Rendition

  /// The columns after a contested cluster that are drawn again, because a terminal may have drawn over them.
  private static let contestedReach = 8
  /// Up to this many unchanged cells may be written again instead of being jumped over.
  private static let longestRewrite = 4
  /// From this many changed cells on, a blank end of a row is erased instead of written.
  private static let shortestErasureAtEnd = 4
  /// The same inside a row, where the cursor has to be moved over it afterwards.
  private static let shortestErasure = 12

  init(new: Canvas, old: Canvas, theme: Theme, depth: ColorDepth, pen: Pen) {
    self.new = new
    self.old = old
    self.theme = theme
    self.depth = depth
    self.pen = pen
    rendition = theme.rendition(of: .text, depth: depth)
  }

  mutating func encode() {
    for row in 0..<new.size.rows {
      let start = row * new.size.columns
      encodeRow(row, new.cells[start..<start + new.size.columns], old.cells)
    }
  }

  private mutating func encodeRow(_ row: Int, _ cells: ArraySlice<Cell>, _ old: [Cell]) {
    let start = cells.startIndex
    var redrawnBefore = start
    var blankBefore = start
    var erasedBefore = start
    for index in cells.indices where index >= erasedBefore {
      let cell = cells[index]
      if cell == old[index] && index >= redrawnBefore || cell.extent == .continuation { continue }
      let target = Position(column: index - start, row: row)
      use(cell.style)
      pen.move(to: target, rewriting: rewritable(before: index, row, cells))
      pen.use(rendition)
      if cell == .blank, index >= blankBefore {
        blankBefore = blankEnd(from: index, cells)
        if erase(index..<blankBefore, cells, old) {
          erasedBefore = blankBefore
          continue
        }
      }
      if CharacterWidth.isContested(cell.character) {
        drawContested(cell, at: target)
        redrawnBefore = index + Self.contestedReach
      } else {
        pen.bytes.append(contentsOf: cell.character.utf8)
        pen.column = target.column + (cell.extent == .wide ? 2 : 1)
      }
    }
  }

  /// Empties the columns it will take, draws it, and trusts no position until the next absolute one.
  private mutating func drawContested(_ cell: Cell, at target: Position) {
    pen.send(cell.extent == .wide ? "  " : " ")
    pen.send(EscapeSequence.moveTo(target))
    pen.bytes.append(contentsOf: cell.character.utf8)
    pen.column = nil
    pen.row = target.row
  }

  private func blankEnd(from index: Int, _ cells: ArraySlice<Cell>) -> Int {
    var end = index
    while end < cells.endIndex, cells[end] == .blank { end += 1 }
    return end
  }

  /// Erases a run of blank cells where that is shorter than writing spaces, and says whether it did.
  ///
  /// Terminals erase in the current background, or in the standard one, so the pen must have that.
  private mutating func erase(
    _ run: Range<Int>, _ cells: ArraySlice<Cell>, _ old: [Cell]
  ) -> Bool {
    guard pen.rendition == .plain else { return false }
    let isAtEnd = run.upperBound == cells.endIndex
    let threshold = isAtEnd ? Self.shortestErasureAtEnd : Self.shortestErasure
    guard run.count >= threshold else { return false }
    let changed = run.reduce(0) { $0 + (old[$1] == .blank ? 0 : 1) }
    guard changed >= threshold else { return false }
    pen.send(
      isAtEnd ? EscapeSequence.clearToEndOfRow : EscapeSequence.clearColumns(run.count))
    return true
  }

  /// The few cells between the pen and a place, where all look the way the pen draws.
  private func rewritable(before index: Int, _ row: Int, _ cells: ArraySlice<Cell>)
    -> ArraySlice<Cell>?
  {
    guard pen.row == row, let column = pen.column else { return nil }
    let from = cells.startIndex + column
    guard from < index, index - from <= Self.longestRewrite else { return nil }
    let between = cells[from..<index]
    let areAlike = between.allSatisfy { cell in
      cell.extent == .narrow && !CharacterWidth.isContested(cell.character)
        && theme.rendition(of: cell.style, depth: depth) == pen.rendition
    }
    return areAlike ? between : nil
  }

  private mutating func use(_ wanted: CellStyle) {
    guard wanted != style else { return }
    style = wanted
    rendition = theme.rendition(of: wanted, depth: depth)
  }
}

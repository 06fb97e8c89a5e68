/// Draws the cells in which two canvases of one size differ.
struct RowEncoder {
  /// What the terminal is to show.
  let new: Canvas
  private let old: Canvas
  private let look: DrawingLook
  /// Where the cursor is and what has to be sent; the result once `encode` is done.
  var pen: Pen

  private var style = CellStyle.text
  private var rendition: Rendition

  private static let blank = PackedCell(" ", .text)
  /// The columns after a contested cluster that are drawn again, because a terminal may have drawn over them.
  private static let contestedReach = 8
  /// Up to this many unchanged cells may be written again instead of being jumped over.
  private static let longestRewrite = 4
  /// From this many changed cells on, a blank end of a row is erased instead of written.
  private static let shortestErasureAtEnd = 4
  /// The same inside a row, where the cursor has to be moved over it afterwards.
  private static let shortestErasure = 12

  /// Makes an encoder that leads from `old`, which the terminal shows, to `new` of the same size.
  init(new: Canvas, old: Canvas, look: DrawingLook, pen: Pen) {
    self.new = new
    self.old = old
    self.look = look
    self.pen = pen
    rendition = look.rendition(of: .text)
  }

  /// Draws all rows from the top down.
  mutating func encode() {
    for row in 0..<new.size.rows { encodeRow(row) }
  }

  private mutating func encodeRow(_ row: Int) {
    let start = row * new.size.columns
    let end = start + new.size.columns
    var redrawnBefore = start
    var blankBefore = start
    var erasedBefore = start
    for index in start..<end where index >= erasedBefore {
      if index >= redrawnBefore, new.isSame(index, in: old) { continue }
      let cell = new.packed[index]
      if cell.extent == .continuation { continue }
      let target = Position(column: index - start, row: row)
      use(cell.style)
      if joinsPrevious(index, at: target) { pen.column = nil }
      pen.move(to: target, rewriting: rewritable(before: index, start, row))
      pen.use(rendition)
      if cell == Self.blank, index >= blankBefore {
        blankBefore = blankEnd(from: index, before: end)
        if erase(index..<blankBefore, before: end) {
          erasedBefore = blankBefore
          continue
        }
      }
      if draw(cell, at: target) {
        redrawnBefore = index + Self.contestedReach
        if index == end - 1 { repairBefore(index, from: start, row) }
      }
    }
  }

  /// Draws a cell once more, wherever the pen is.
  mutating func drawAgain(_ cell: PackedCell, at target: Position) {
    use(cell.style)
    pen.move(to: target)
    pen.use(rendition)
    _ = draw(cell, at: target)
  }

  /// Draws a cell where the pen is, and says whether terminals may have drawn more than its columns.
  private mutating func draw(_ cell: PackedCell, at target: Position) -> Bool {
    if !cell.isPlain {
      let character = new.character(cell)
      if isContested(character) {
        drawContested(character, cell.extent, at: target)
        return true
      }
    }
    append(cell)
    pen.column = target.column + (cell.extent == .wide ? 2 : 1)
    return false
  }

  /// Empties the columns it will take, draws it, and trusts no position until the next absolute one.
  private mutating func drawContested(
    _ character: Character, _ extent: Cell.Extent, at target: Position
  ) {
    pen.send(extent == .wide ? "  " : " ")
    CursorPath.place(target).append(to: &pen.bytes)
    pen.bytes.append(contentsOf: character.utf8)
    pen.column = nil
    pen.row = target.row
  }

  private mutating func append(_ cell: PackedCell) {
    if cell.place == nil {
      cell.append(to: &pen.bytes)
    } else {
      pen.bytes.append(contentsOf: new.character(cell).utf8)
    }
  }

  private func blankEnd(from index: Int, before limit: Int) -> Int {
    var end = index
    while end < limit, new.packed[end] == Self.blank { end += 1 }
    return end
  }

  /// Erases a run of blank cells where that is shorter than writing spaces, and says whether it did.
  ///
  /// Terminals erase in the current background, or in the standard one, so the pen must have just that.
  private mutating func erase(_ run: Range<Int>, before end: Int) -> Bool {
    guard pen.rendition.isErasable else { return false }
    let isAtEnd = run.upperBound == end
    let threshold = isAtEnd ? Self.shortestErasureAtEnd : Self.shortestErasure
    guard run.count >= threshold else { return false }
    let changed = run.reduce(0) { $0 + (old.packed[$1] == Self.blank ? 0 : 1) }
    guard changed >= threshold else { return false }
    pen.send(
      isAtEnd ? EscapeSequence.clearToEndOfRow : EscapeSequence.clearColumns(run.count))
    return true
  }

  /// The few cells between the pen and a place, where all look the way the pen draws.
  private func rewritable(before index: Int, _ start: Int, _ row: Int) -> [UInt8]? {
    guard pen.row == row, let column = pen.column else { return nil }
    let from = start + column
    guard from < index, index - from <= Self.longestRewrite else { return nil }
    var bytes: [UInt8] = []
    for cell in new.packed[from..<index] {
      guard cell.extent == .narrow, cell.neverJoins,
        look.rendition(of: cell.style) == pen.rendition,
        cell.isPlain || !isContested(new.character(cell))
      else { return nil }
      cell.append(to: &bytes)
    }
    return bytes
  }

  private func isContested(_ character: Character) -> Bool {
    CharacterWidth.isContested(character, trustsClusters: look.trustsClusters)
  }

  private mutating func use(_ wanted: CellStyle) {
    guard wanted != style else { return }
    style = wanted
    rendition = look.rendition(of: wanted)
  }
}

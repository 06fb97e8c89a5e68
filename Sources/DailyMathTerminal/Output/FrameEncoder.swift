/// Turns frames into the bytes that bring a terminal from the last one to the next.
///
/// It keeps what the screen shows, so it must see every byte that is drawn; after anything else wrote to the terminal,
/// `invalidate()` makes the next frame a full repaint, which also ends what the other writer may have left switched on. It
/// expects raw output (a line feed only moves down) and lines that do not wrap.
package struct FrameEncoder: Sendable {
  /// What the screen shows; nil where that is not known.
  private var shown: Canvas?
  private var shownLook: DrawingLook?
  private var shownTitle: String?
  private var isCursorShown: Bool?
  private var pen = Pen()

  /// Up to this many bytes arrive and are drawn at once, so that nobody sees them come.
  private static let trivialLength = 96

  /// What an erased cell is where running text does not look like one; no canvas holds it.
  private static let erased: Unicode.Scalar = "\0"

  /// An encoder that knows nothing about the screen.
  package init() {}

  /// Forgets what the screen shows.
  package mutating func invalidate() {
    shown = nil
    shownTitle = nil
    isCursorShown = nil
  }

  /// The bytes for one write that make the screen show `frame`; empty where it does already.
  ///
  /// - Parameters:
  ///   - isSynchronized: whether the terminal holds a picture back until it is complete (mode 2026). What is drawn at
  ///     once anyway, such as a key in a field, is sent without.
  ///   - trustsClusters: whether the terminal measures clusters and not code points (mode 2027 is on). A change repaints
  ///     all.
  package mutating func encode<Action>(
    _ frame: Frame<Action>, theme: Theme, depth: ColorDepth, isSynchronized: Bool = false,
    trustsClusters: Bool = false
  ) -> [UInt8] {
    guard !frame.size.isEmpty else { return [] }
    pen.bytes = []
    pen.columns = frame.size.columns
    let look = DrawingLook(theme: theme, depth: depth, trustsClusters: trustsClusters)
    let previous = startingPoint(for: frame.canvas, look)
    var rows = RowEncoder(new: frame.canvas, old: previous, look: look, pen: pen)
    rows.encode()
    pen = rows.pen
    shown = frame.canvas
    shownLook = look
    return finished(frame, isSynchronized: isSynchronized)
  }

  /// What is on the screen before the first changed cell is drawn, after clearing it where that is needed.
  private mutating func startingPoint(for canvas: Canvas, _ look: DrawingLook) -> Canvas {
    if let shown, shown.size == canvas.size, shown.widths == canvas.widths, shownLook == look {
      return shown
    }
    pen.forget()
    pen.send(EscapeSequence.soundState)
    let isErasedAsBlank = look.isErasedAsBlank
    // Where the terminal erases in the current background, a painted theme does not flash.
    if !isErasedAsBlank { pen.use(look.rendition(of: .text)) }
    pen.send(EscapeSequence.clearScreen + EscapeSequence.home)
    pen.column = 0
    return Canvas(
      size: canvas.size, widths: canvas.widths, filledWith: isErasedAsBlank ? " " : Self.erased)
  }

  /// The drawn bytes with the cursor and the title.
  private mutating func finished<Action>(
    _ frame: Frame<Action>, isSynchronized: Bool
  ) -> [UInt8] {
    let isTrivial = pen.bytes.count <= Self.trivialLength
    if let cursor = frame.cursor {
      let last = Position(column: frame.size.columns - 1, row: frame.size.rows - 1)
      pen.move(
        to: Position(
          column: min(max(0, cursor.column), last.column), row: min(max(0, cursor.row), last.row)))
    }
    if !frame.title.isEmpty, frame.title != shownTitle {
      pen.send(EscapeSequence.title(frame.title))
      shownTitle = frame.title
    }
    let isHeldBack = isSynchronized && !isTrivial
    let isWanted = frame.isCursorVisible && frame.cursor != nil
    // A terminal that holds the picture back does not show the cursor running over it either.
    let mustHide = isCursorShown != false && (!isWanted || !(isTrivial || isHeldBack))
    if isWanted, isCursorShown != true || mustHide { pen.send(EscapeSequence.showCursor) }
    isCursorShown = isWanted
    let drawn = mustHide ? Array(EscapeSequence.hideCursor.utf8) + pen.bytes : pen.bytes
    guard isHeldBack else { return drawn }
    return Array(EscapeSequence.beginUpdate.utf8) + drawn + Array(EscapeSequence.endUpdate.utf8)
  }
}

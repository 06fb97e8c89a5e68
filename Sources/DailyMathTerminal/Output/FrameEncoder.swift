/// Turns frames into the bytes that bring a terminal from the last one to the next.
///
/// It keeps what the screen shows, so it must see every byte that is drawn; after anything else wrote to the terminal,
/// `invalidate()` makes the next frame a full repaint. It expects raw output (a line feed only moves down) and lines that
/// do not wrap.
package struct FrameEncoder: Sendable {
  /// What the screen shows; nil where that is not known.
  private var shown: Canvas?
  private var shownLook: Look?
  private var shownTitle: String?
  private var isCursorShown: Bool?
  private var pen = Pen()

  /// From this many bytes on, the cursor is hidden while they are drawn.
  private static let trivialLength = 96

  /// What an erased cell is where running text does not look like one; no canvas holds it.
  private static let erased: Unicode.Scalar = "\0"

  private struct Look: Equatable {
    let theme: Theme
    let depth: ColorDepth
  }

  /// An encoder that knows nothing about the screen.
  package init() {}

  /// Forgets what the screen shows.
  package mutating func invalidate() {
    shown = nil
    shownTitle = nil
    isCursorShown = nil
  }

  /// The bytes for one write that make the screen show `frame`; empty where it does already.
  package mutating func encode<Action>(
    _ frame: Frame<Action>, theme: Theme, depth: ColorDepth
  ) -> [UInt8] {
    guard !frame.size.isEmpty else { return [] }
    pen.bytes = []
    let look = Look(theme: theme, depth: depth)
    let previous = startingPoint(for: frame.size, look)
    var rows = RowEncoder(new: frame.canvas, old: previous, theme: theme, depth: depth, pen: pen)
    rows.encode()
    pen = rows.pen
    shown = frame.canvas
    shownLook = look
    return finished(frame)
  }

  /// What is on the screen before the first changed cell is drawn, after clearing it where that is needed.
  private mutating func startingPoint(for size: Size, _ look: Look) -> Canvas {
    if let shown, shown.size == size, shownLook == look { return shown }
    pen = Pen()
    pen.send(EscapeSequence.resetRendition + EscapeSequence.clearScreen + EscapeSequence.home)
    pen.column = 0
    let isErasedAsBlank = look.theme.rendition(of: .text, depth: look.depth) == .plain
    return Canvas(size: size, filledWith: isErasedAsBlank ? " " : Self.erased)
  }

  /// The drawn bytes with the cursor and the title.
  private mutating func finished<Action>(_ frame: Frame<Action>) -> [UInt8] {
    let drawn = pen.bytes.count
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
    let isWanted = frame.isCursorVisible && frame.cursor != nil
    let mustHide = isCursorShown != false && (!isWanted || drawn > Self.trivialLength)
    if isWanted, isCursorShown != true || mustHide { pen.send(EscapeSequence.showCursor) }
    isCursorShown = isWanted
    return mustHide ? Array(EscapeSequence.hideCursor.utf8) + pen.bytes : pen.bytes
  }
}

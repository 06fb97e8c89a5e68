/// Where the terminal's cursor is, what it would draw with, and the bytes collected so far.
struct Pen: Sendable {
  /// The bytes to send.
  var bytes: [UInt8] = []
  /// The column of the cursor; nil where it is not known.
  ///
  /// A column past the last one means that the last cell was just drawn: terminals differ in what they do next.
  var column: Int?
  /// How many columns the screen has.
  var columns = 0
  /// The row of the cursor.
  var row = 0
  /// What the terminal draws with.
  var rendition = Rendition.plain

  /// The sequences sent before, because a screen needs few of them, many times.
  private var sequences: [Transition: [UInt8]] = [:]

  private struct Transition: Hashable {
    let from: Rendition
    let to: Rendition
  }

  /// More rows than this are not worth walking down.
  private static let walkableRows = 3

  /// Adds text or a sequence as it is, without a look at where the cursor goes.
  mutating func send(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Makes the terminal draw with `wanted` from here on; sends nothing where it does already.
  mutating func use(_ wanted: Rendition) {
    guard wanted != rendition else { return }
    let transition = Transition(from: rendition, to: wanted)
    rendition = wanted
    if let known = sequences[transition] {
      bytes.append(contentsOf: known)
    } else {
      let sequence = Array(wanted.sequence(from: transition.from).utf8)
      sequences[transition] = sequence
      bytes.append(contentsOf: sequence)
    }
  }

  /// Puts the cursor somewhere with as few bytes as possible.
  ///
  /// - Parameter passed: what stands between the cursor and there, where writing it again would look the same.
  mutating func move(to target: Position, rewriting passed: [UInt8]? = nil) {
    if column == target.column, row == target.row { return }
    var best = CursorPath.place(target)
    if let walk = walk(to: target), walk.byteCount < best.byteCount { best = walk }
    if let passed, passed.count < best.byteCount {
      bytes.append(contentsOf: passed)
    } else {
      best.append(to: &bytes)
    }
    column = target.column
    row = target.row
  }

  /// Forgets where the cursor is and how the terminal draws; what was sent before is kept.
  mutating func forget() {
    column = nil
    row = 0
    rendition = .plain
  }

  /// The shortest way from the cursor, up or down and then along the row; nil where it is not known where the cursor is.
  private func walk(to target: Position) -> CursorPath? {
    guard let column else { return nil }
    let down = target.row - row
    guard down <= Self.walkableRows else { return nil }
    let fromStart = CursorPath.steps(down: down, right: target.column, fromStart: true)
    // Terminals differ in where the cursor is past the last column, so that no way leads left from there.
    guard target.column >= column || column < columns else { return fromStart }
    let direct = CursorPath.steps(down: down, right: target.column - column, fromStart: false)
    return direct.byteCount < fromStart.byteCount ? direct : fromStart
  }
}

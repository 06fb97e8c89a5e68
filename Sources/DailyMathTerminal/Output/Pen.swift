/// Where the terminal's cursor is, what it would draw with, and the bytes collected so far.
struct Pen: Sendable {
  /// The bytes to send.
  var bytes: [UInt8] = []
  /// The column of the cursor; nil where it is not known.
  ///
  /// A column past the last one means that the last cell was just drawn: terminals differ in what they do next.
  var column: Int?
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
    var best = EscapeSequence.moveTo(target)
    if let walk = walk(to: target), walk.utf8.count < best.utf8.count { best = walk }
    if let passed, passed.count < best.utf8.count {
      bytes.append(contentsOf: passed)
    } else {
      send(best)
    }
    column = target.column
    row = target.row
  }

  private func walk(to target: Position) -> String? {
    guard let column else { return nil }
    let down = target.row - row
    guard down >= 0, down <= Self.walkableRows else { return nil }
    let feeds = String(repeating: "\n", count: down)
    let isPastEnd = column > target.column
    // Carriage return is right from anywhere, also from past the last column.
    guard isPastEnd else { return feeds + EscapeSequence.moveRight(target.column - column) }
    return "\r" + feeds + EscapeSequence.moveRight(target.column)
  }
}

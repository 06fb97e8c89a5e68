/// What a key that types nothing does in a line of text.
enum FieldEdit: Hashable, Sendable {
  case moveLeft
  case moveRight
  case moveToStart
  case moveToEnd
  case moveWordLeft
  case moveWordRight
  case deleteBackward
  case deleteForward
  case deleteWord
  case deleteToStart
  case deleteToEnd

  /// The edit that a key press stands for; nil where it is none.
  init?(_ press: KeyPress) {
    guard let edit = Self.edits[press] else { return nil }
    self = edit
  }

  private static let edits: [KeyPress: FieldEdit] = [
    KeyPress(.left): .moveLeft,
    KeyPress(.right): .moveRight,
    KeyPress(.home): .moveToStart,
    .character("a", .control): .moveToStart,
    KeyPress(.end): .moveToEnd,
    .character("e", .control): .moveToEnd,
    .character("b", .alt): .moveWordLeft,
    KeyPress(.left, .control): .moveWordLeft,
    KeyPress(.left, .alt): .moveWordLeft,
    .character("f", .alt): .moveWordRight,
    KeyPress(.right, .control): .moveWordRight,
    KeyPress(.right, .alt): .moveWordRight,
    KeyPress(.backspace): .deleteBackward,
    KeyPress(.backspace, .shift): .deleteBackward,
    KeyPress(.delete): .deleteForward,
    .character("w", .control): .deleteWord,
    KeyPress(.backspace, .alt): .deleteWord,
    KeyPress(.backspace, .control): .deleteWord,
    .character("u", .control): .deleteToStart,
    .character("k", .control): .deleteToEnd,
  ]
}

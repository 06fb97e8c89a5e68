/// What a key that types nothing does in a line of text.
enum FieldEdit: Hashable, Sendable {
  /// The cursor goes one character back.
  case moveLeft
  /// The cursor goes one character on.
  case moveRight
  /// The cursor goes before the first character.
  case moveToStart
  /// The cursor goes behind the last character.
  case moveToEnd
  /// The cursor goes to the beginning of the word before it.
  case moveWordLeft
  /// The cursor goes behind the end of the word after it.
  case moveWordRight
  /// The character before the cursor goes away.
  case deleteBackward
  /// The character after the cursor goes away.
  case deleteForward
  /// The word before the cursor, or its part there, goes away.
  case deleteWord
  /// Everything before the cursor goes away.
  case deleteToStart
  /// Everything after the cursor goes away.
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

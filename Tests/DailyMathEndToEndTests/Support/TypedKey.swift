/// A key as a terminal sends it.
struct TypedKey: Hashable, Sendable {
  /// What the terminal sends.
  let bytes: [UInt8]

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Enter.
  static let enter = TypedKey("\r")
  /// Tab.
  static let tab = TypedKey("\t")
  /// Shift and Tab.
  static let backTab = TypedKey("\u{1B}[Z")
  /// Escape; wait for what it does before anything else is typed, or it makes an Alt of that.
  static let escape = TypedKey("\u{1B}")
  /// The space bar.
  static let space = TypedKey(" ")
  /// Arrow up.
  static let up = TypedKey("\u{1B}[A")
  /// Arrow down.
  static let down = TypedKey("\u{1B}[B")
  /// Arrow to the right.
  static let right = TypedKey("\u{1B}[C")
  /// Backspace.
  static let backspace = TypedKey("\u{7F}")
  /// The first function key.
  static let f1 = TypedKey("\u{1B}OP")

  /// The second function key.
  static let f2 = TypedKey("\u{1B}OQ")
  /// The third function key.
  static let f3 = TypedKey("\u{1B}OR")
  /// The fourth function key.
  static let f4 = TypedKey("\u{1B}OS")
  /// The sixth function key.
  static let f6 = TypedKey("\u{1B}[17~")

  /// A letter together with Control.
  static func control(_ letter: Character) -> TypedKey {
    TypedKey(String(Character(Unicode.Scalar((letter.asciiValue ?? 0x40) & 0x1F))))
  }

  /// A character by itself.
  static func character(_ character: Character) -> TypedKey {
    TypedKey(String(character))
  }
}

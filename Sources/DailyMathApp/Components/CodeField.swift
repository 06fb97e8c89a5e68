import DailyMathCore
package import DailyMathTerminal

/// A one-time code as it is typed: in capitals and in groups of four, whatever case and hyphens were typed.
///
/// Nothing that could be a digit is dropped, so that what is wrong with a code can still be seen and mended.
package struct CodeField: Equatable, Sendable {
  /// The code so far, with its hyphens.
  private var field: TextField

  /// The most that is taken, in bytes; no code is half as long.
  private static let byteLimit = 64

  /// A field with that code and the cursor behind it.
  package init(_ text: String = "") {
    field = TextField(Self.grouped(Self.digits(of: text)), byteLimit: Self.byteLimit)
  }

  /// The code as it is shown.
  package var text: String { field.text }

  /// Whether nothing was typed.
  package var isEmpty: Bool { field.isEmpty }

  /// How many digits were typed.
  package var digitCount: Int { Self.digits(of: field.text).count }

  /// Takes a key press and says whether it was one for a field.
  package mutating func handle(_ press: KeyPress) -> Bool {
    // Before a hyphen, Delete takes the digit behind it.
    let following = field.text.dropFirst(field.cursor).first
    if press == KeyPress(.delete), following == "-" { field.moveCursor(to: field.cursor + 1) }
    guard field.handle(press) else { return false }
    regroup()
    return true
  }

  /// Inserts pasted text.
  package mutating func insert(pasted text: String) {
    field.insert(pasted: text)
    regroup()
  }

  /// Puts the cursor before the character with that index.
  package mutating func moveCursor(to place: Int) { field.moveCursor(to: place) }

  /// Puts the hyphens where they belong, and the cursor behind the digit that it stood behind.
  private mutating func regroup() {
    let text = Self.grouped(Self.digits(of: field.text))
    guard text != field.text else { return }
    let before = Self.digits(of: String(field.text.prefix(field.cursor))).count
    field = TextField(text, byteLimit: Self.byteLimit)
    field.moveCursor(to: before + max(0, before - 1) / Self.groupLength)
  }

  private static let groupLength = 4

  private static func digits(of text: String) -> [Character] {
    text.uppercased().filter { !$0.isWhitespace && !"-‐‑–—".contains($0) }.map(\.self)
  }

  private static func grouped(_ digits: [Character]) -> String {
    stride(from: 0, to: digits.count, by: groupLength).map { start in
      String(digits[start..<min(start + groupLength, digits.count)])
    }.joined(separator: "-")
  }
}

extension CodeField: FieldContent {
  /// Draws the part around the cursor.
  package func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, isFocused: Bool, glyphs: Glyphs
  ) {
    field.draw(into: &frame, rect: rect, isFocused: isFocused, glyphs: glyphs)
  }

  /// Makes each character in sight a place to click on.
  package func addPlaces<Action>(
    to frame: inout Frame<Action>, rect: Rect, isFocused: Bool, action: (Int) -> Action
  ) {
    field.addPlaces(to: &frame, rect: rect, isFocused: isFocused, action: action)
  }
}

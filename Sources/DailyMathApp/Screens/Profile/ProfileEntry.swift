package import DailyMathTerminal

/// The value of a setting as it is typed.
package struct ProfileEntry: Equatable, Sendable {
  /// The text so far, which at first is the value that holds.
  package var field: TextField
  /// Whether nothing was typed yet, so that the first letter takes the place of everything.
  package var isUntouched = true
  /// Whether the text was refused as it stands.
  package var isRefused = false

  /// Begins with the value that holds, in a field of so many bytes.
  package init(_ text: String, byteLimit: Int = 16) {
    field = TextField(text, byteLimit: byteLimit)
  }

  /// Takes a key press that belongs to a field; others change nothing.
  mutating func handle(_ key: KeyPress) {
    let replaces = isUntouched && key.typedCharacter != nil
    if replaces { field.clear() }
    guard field.handle(key) else { return }
    isUntouched = false
    isRefused = false
  }

  /// Takes pasted text; in the place of everything where nothing was typed yet.
  mutating func insert(pasted text: String) {
    if isUntouched { field.clear() }
    field.insert(pasted: text.trimmed)
    isUntouched = false
    isRefused = false
  }
}

/// One key press: Shift-Tab is `.tab` with `.shift`, Control-A is `.character("a")` with `.control`.
package struct KeyPress: Hashable, Sendable {
  /// What was pressed.
  package let key: Key
  /// What was held down with it.
  package let modifiers: Modifiers

  /// The press of that key.
  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The press of a key that gives a character.
  package static func character(
    _ character: Character, _ modifiers: Modifiers = []
  ) -> KeyPress {
    KeyPress(.character(character), modifiers)
  }

  /// The character that this press types; nil where it is a command.
  package var typedCharacter: Character? {
    guard case .character(let character) = key, modifiers.isSubset(of: .shift) else { return nil }
    return character
  }
}

import DailyMathSystem

/// A line of text that a person edits, with the place where the next letter goes.
///
/// The keys are those of the usual line editors: arrows, Home, End, Backspace, Delete, and Control-A, -E, -W, -U, -K,
/// Alt-B, Alt-F. Text is made harmless as it comes in, so what is kept can be drawn.
package struct TextField: Hashable, Sendable {
  /// The text and the cursor in it; it never holds a newline.
  private(set) var content: EditableText

  /// A field with that text and the cursor behind it.
  ///
  /// Text beyond the limit is cut off between clusters.
  ///
  /// - Parameter byteLimit: the most that fits, in bytes of UTF-8.
  package init(_ text: String = "", byteLimit: Int = 1_024) {
    content = EditableText(byteLimit: byteLimit)
    insert(pasted: text)
  }

  /// The text as it stands.
  package var text: String { content.text }

  /// Whether there is no text.
  package var isEmpty: Bool { content.characters.isEmpty }

  /// How many clusters stand before the place where the next letter goes.
  package var cursor: Int { content.cursor }

  /// The most that fits, in bytes of UTF-8.
  package var byteLimit: Int { content.byteLimit }

  /// Takes a key press and says whether it was one for a field; the caller handles the others.
  package mutating func handle(_ press: KeyPress) -> Bool {
    if let character = press.typedCharacter {
      _ = content.insert(String(character), newlines: .replace)
      return true
    }
    guard let edit = FieldEdit(press) else { return false }
    content.apply(edit)
    return true
  }

  /// Inserts pasted text, its newlines as spaces, and says whether something had to be cut off.
  @discardableResult
  package mutating func insert(pasted text: String) -> Bool {
    content.insert(String(text.map { $0.isNewline ? " " : $0 }), newlines: .replace)
  }

  /// Puts the cursor before the cluster with that index, or as near to it as there is text.
  package mutating func moveCursor(to place: Int) {
    content.move(to: place)
  }

  /// Takes all text away.
  package mutating func clear() {
    content.remove(0..<content.characters.count)
  }
}

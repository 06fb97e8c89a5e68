package import DailyMathSystem

/// A password that a person types: one dot for each character, or the text while it is revealed.
///
/// It is edited at its end only, because nobody can see a place inside it. The text is not filtered: every byte that
/// was typed counts.
package struct PasswordField: Equatable, Sendable {
  /// The password as it stands.
  package private(set) var secret: SecretBytes
  /// Whether the text is shown instead of dots.
  package var isRevealed: Bool
  /// Whether all of it is selected, so that the next character or paste takes its place.
  package private(set) var isSelected = false

  /// An empty field that shows dots.
  package init() {
    secret = SecretBytes()
    isRevealed = false
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { secret.isEmpty }

  /// Takes a key press and says whether it was one for a field; the caller handles the others.
  ///
  /// A character takes the place of what is selected; a key that edits only ends the selection.
  package mutating func handle(_ press: KeyPress) -> Bool {
    if let character = press.typedCharacter {
      removeSelected()
      secret.append(utf8Of: character)
      return true
    }
    guard let edit = FieldEdit(press) else { return false }
    isSelected = false
    switch edit {
    case .deleteBackward: secret.removeLastCharacter()
    case .deleteWord, .deleteToStart: secret.removeAll()
    case .moveLeft, .moveRight, .moveToStart, .moveToEnd, .moveWordLeft, .moveWordRight,
      .deleteForward, .deleteToEnd:
      break
    }
    return true
  }

  /// Takes a whole secret in the place of what was there.
  package mutating func replace(with secret: SecretBytes) {
    self.secret = secret
    isSelected = false
  }

  /// Selects all of it, because it was refused: nobody can see that what is typed next would only be added to it.
  package mutating func select() {
    isSelected = !secret.isEmpty
  }

  /// Adds pasted text without its newlines, in the place of what is selected, and says whether something had to be cut off.
  @discardableResult
  package mutating func insert(pasted text: String) -> Bool {
    if text.contains(where: { !$0.isNewline }) { removeSelected() }
    for character in text where !character.isNewline {
      guard secret.append(utf8Of: character) else { return true }
    }
    return false
  }

  private mutating func removeSelected() {
    if isSelected { secret.removeAll() }
    isSelected = false
  }
}

extension PasswordField: FieldContent {
  /// Draws the end of the password, with the cursor behind it and a mark before it where something was cut off.
  package func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, isFocused: Bool, glyphs: Glyphs
  ) {
    guard !rect.isEmpty else { return }
    frame.canvas.fill(Rect(column: rect.column, row: rect.row, columns: rect.columns, rows: 1))
    let room = min(rect.columns, Canvas.largest.columns) - 1
    let mark = rect.columns < FieldWindow.fewestColumnsWithMarks ? "" : String(glyphs.moreBefore)
    let shown =
      isRevealed
      ? revealedEnd(columns: room, mark: mark, frame.widths)
      : dots(columns: room, mark: mark, dot: glyphs.passwordDot)
    let used = frame.canvas.write(
      shown, at: rect.origin, style: isSelected ? .text.reversed : .text, columns: room)
    guard isFocused else { return }
    frame.placeCursor(at: rect.origin.offset(columns: used), isVisible: true, isSecret: true)
  }

  private func dots(columns: Int, mark: String, dot: Character) -> String {
    let count = secret.characterCount
    guard count > columns else { return String(repeating: dot, count: count) }
    return mark + String(repeating: dot, count: columns - mark.count)
  }

  /// The end of the text that fits, behind the mark where something stands before it.
  private func revealedEnd(columns: Int, mark: String, _ widths: WidthPolicy) -> String {
    let text = secret.withBytes { bytes in
      String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
    let filtered = DisplayText.filtered(text, newlines: .replace)
    let whole = Self.end(of: filtered, columns: columns, widths)
    if whole.startIndex == filtered.startIndex { return filtered }
    return mark + Self.end(of: filtered, columns: columns - mark.count, widths)
  }

  private static func end(
    of text: String, columns: Int, _ widths: WidthPolicy
  ) -> Substring {
    var start = text.endIndex
    var used = 0
    while start > text.startIndex {
      let before = text.index(before: start)
      used += CharacterWidth.columns(of: text[before], widths: widths)
      if used > columns { break }
      start = before
    }
    return text[start...]
  }
}

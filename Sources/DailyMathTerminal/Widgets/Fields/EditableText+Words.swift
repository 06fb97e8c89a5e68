extension EditableText {
  /// Where the word before the cursor begins, with what stands between it and the cursor.
  var wordStart: Int {
    var place = cursor
    while place > 0, !Self.isWordPart(characters[place - 1]) { place -= 1 }
    while place > 0, Self.isWordPart(characters[place - 1]) { place -= 1 }
    return place
  }

  /// Where the word after the cursor ends.
  var wordEnd: Int {
    var place = cursor
    while place < characters.count, !Self.isWordPart(characters[place]) { place += 1 }
    while place < characters.count, Self.isWordPart(characters[place]) { place += 1 }
    return place
  }

  /// Where the line with the cursor begins; newlines end lines.
  var lineStart: Int {
    characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  /// Where the line with the cursor ends, before its newline.
  var lineEnd: Int {
    characters[cursor...].firstIndex(of: "\n") ?? characters.count
  }

  /// Carries out an edit, for which the line is what newlines bound.
  mutating func apply(_ edit: FieldEdit) {
    switch edit {
    case .moveLeft: move(to: cursor - 1)
    case .moveRight: move(to: cursor + 1)
    case .moveToStart: move(to: lineStart)
    case .moveToEnd: move(to: lineEnd)
    case .moveWordLeft: move(to: wordStart)
    case .moveWordRight: move(to: wordEnd)
    case .deleteBackward: remove(max(0, cursor - 1)..<cursor)
    case .deleteForward: remove(cursor..<min(characters.count, cursor + 1))
    case .deleteWord: remove(wordStart..<cursor)
    case .deleteToStart: remove(lineStart..<cursor)
    case .deleteToEnd: remove(cursor..<lineEnd)
    }
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}

extension TextLayout {
  /// The lines that `text` makes where none may take more than `columns`.
  ///
  /// Lines break at spaces, which are left out there, and inside a word only where it is longer than a line: after a slash,
  /// as between the folders of a path, where the line has one.
  /// A newline in the text always breaks; an empty text is one empty line. A cluster wider than the line stands
  /// alone on its own. The time taken grows with the text only.
  ///
  /// - Parameter columns: the room there is; anything below 1 counts as 1.
  package static func wrapped(
    _ text: String, columns: Int, widths: WidthPolicy = .narrow
  ) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .flatMap { wrappedParagraph($0, columns: max(1, columns), widths) }
  }

  private static func wrappedParagraph(
    _ paragraph: Substring, columns: Int, _ widths: WidthPolicy
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    var spaces = ""
    for piece in pieces(of: paragraph) {
      if piece.first == " " {
        spaces = String(piece)
        continue
      }
      let width = Self.columns(of: piece, widths: widths)
      if used + spaces.utf8.count + width <= columns {
        line += spaces + piece
        used += spaces.utf8.count + width
      } else {
        if !line.isEmpty { lines.append(line) }
        var parts = cut(piece, columns: columns, widths)
        line = parts.removeLast()
        lines += parts
        used = Self.columns(of: line, widths: widths)
      }
      spaces = ""
    }
    lines.append(line)
    return lines
  }

  /// The words and the runs of spaces between them, in order.
  private static func pieces(of paragraph: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = paragraph.startIndex
    var index = start
    while index < paragraph.endIndex {
      let next = paragraph.index(after: index)
      let isAtEnd = next == paragraph.endIndex
      if isAtEnd || (paragraph[index] == " ") != (paragraph[next] == " ") {
        pieces.append(paragraph[start..<next])
        start = next
      }
      index = next
    }
    return pieces
  }

  private static func cut(
    _ word: Substring, columns: Int, _ widths: WidthPolicy
  ) -> [String] {
    var parts: [String] = []
    var part = ""
    var used = 0
    for character in word {
      let width = CharacterWidth.columns(of: character, widths: widths)
      while used + width > columns, !part.isEmpty {
        let end = part.lastIndex(of: "/").map(part.index(after:)) ?? part.endIndex
        parts.append(String(part[..<end]))
        part.removeSubrange(..<end)
        used = Self.columns(of: part, widths: widths)
      }
      part.append(character)
      used += width
    }
    parts.append(part)
    return parts
  }
}

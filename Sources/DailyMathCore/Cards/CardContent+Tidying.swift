extension CardContent {
  /// The same content as it is to be kept: without spaces at the ends of its names, and without what says nothing.
  ///
  /// Blank options go, and so do other answers that mean the same as the answer or as each other. Of tags that differ in
  /// nothing but case and accents the first stays; spaces within a tag become hyphens.
  public var tidied: CardContent {
    var result = self
    result.deck = Self.trimmed(deck)
    let words = tags.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: "-") }
    result.tags = Self.tags(in: words.joined(separator: " "))
    result.distractors = distractors.filter { !Self.isBlank($0) }
    var known = [AnswerMeaning(form.hasAnswer ? answer : face.answer)]
    result.alternatives = alternatives.map(Self.trimmed).filter { text in
      guard !text.isEmpty else { return false }
      let meaning = AnswerMeaning(text)
      guard !known.contains(where: { $0.isSame(as: meaning) }) else { return false }
      known.append(meaning)
      return true
    }
    return result
  }

  /// The tags that are written in `line`, one after another with spaces or commas between them.
  ///
  /// A `#` before a tag is no part of it. A tag has no spaces, so that `tag:` finds it without quotes.
  public static func tags(in line: String) -> [String] {
    var known: Set<SearchText> = []
    return line.split { $0.isWhitespace || $0 == "," }.compactMap { word in
      let tag = String(word.drop { $0 == "#" })
      return !tag.isEmpty && known.insert(SearchText(tag)).inserted ? tag : nil
    }
  }

  /// `text` without spaces at its ends.
  static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) }
    return String(start[..<(end ?? start.startIndex)])
  }
}

extension CardForm {
  /// Whether the answer stands in its own field and not in the gaps of a text.
  fileprivate var hasAnswer: Bool {
    if case .cloze = self { false } else { true }
  }
}

/// Why a card cannot be saved as it was written.
public enum CardProblem: Hashable, Sendable {
  /// The field has to be filled in.
  case empty(CardField)
  /// The field holds more than `CardContent.longestField` bytes.
  case tooLong(CardField)
  /// The field means the same as an earlier option.
  case sameMeaning(CardField, as: CardField)

  /// The field at which the problem is to be shown.
  public var field: CardField {
    switch self {
    case .empty(let field), .tooLong(let field), .sameMeaning(let field, _): field
    }
  }
}

extension CardContent {
  /// The longest field that a journal line takes, in bytes of UTF-8.
  public static let longestField = 8_192

  /// Everything that keeps the card from being saved, in the order of its fields; empty where nothing does.
  ///
  /// Spaces at the ends do not count as content.
  public var problems: [CardProblem] {
    let named: [(CardField, String)] =
      [(.prompt, prompt), (.answer, answer)]
      + distractors.enumerated().map { (.distractor($0.offset), $0.element) }
      + [(.category, category.identifier)]
    let twins = repeatedOptions
    return (named + [(.note, note)]).compactMap { field, text in
      if field != .note, text.allSatisfy(\.isWhitespace) { return .empty(field) }
      if text.utf8.count > Self.longestField { return .tooLong(field) }
      return twins.first { $0.field == field }
    }
  }

  /// The options that mean the same as one before them.
  private var repeatedOptions: [CardProblem] {
    let fields = [CardField.answer] + distractors.indices.map { .distractor($0) }
    var earlier: [(CardField, AnswerMeaning)] = []
    var problems: [CardProblem] = []
    for (field, text) in zip(fields, options) where !text.allSatisfy(\.isWhitespace) {
      let meaning = AnswerMeaning(text)
      if let twin = earlier.first(where: { $0.1.isSame(as: meaning) }) {
        problems.append(.sameMeaning(field, as: twin.0))
      }
      earlier.append((field, meaning))
    }
    return problems
  }
}

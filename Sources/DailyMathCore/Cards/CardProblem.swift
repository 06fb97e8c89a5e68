/// Why a card cannot be saved as it was written.
public enum CardProblem: Hashable, Sendable {
  /// The field has to be filled in.
  case empty(CardField)
  /// The field, or one of its names, is longer than `CardContent.longest(_:)` bytes.
  case tooLong(CardField)
  /// The field lists more than `CardContent.mostListed` things.
  case tooMany(CardField)
  /// The field means the same as an earlier option.
  case sameMeaning(CardField, as: CardField)
  /// The question is a text with gaps, and is not written as one.
  case cloze(ClozeFault)

  /// The field at which the problem is to be shown.
  public var field: CardField {
    switch self {
    case .empty(let field), .tooLong(let field), .tooMany(let field), .sameMeaning(let field, _):
      field
    case .cloze: .prompt
    }
  }
}

extension CardContent {
  /// The longest field that a journal line takes, in bytes of UTF-8.
  public static let longestField = 8_192
  /// The longest name of a deck and the longest tag, in bytes of UTF-8.
  public static let longestName = 120
  /// The most tags and the most other answers that a card has.
  public static let mostListed = 64

  /// The most bytes of UTF-8 that `field` holds, or each of the names in it.
  public static func longest(_ field: CardField) -> Int {
    switch field {
    case .deck, .tags: longestName
    case .prompt, .answer, .alternatives, .distractor, .category, .note: longestField
    }
  }

  /// Everything that keeps the card from being saved, in the order of its fields; empty where nothing does.
  ///
  /// Spaces at the ends do not count as content. What `tidied` mends is no problem, and one that all siblings have is
  /// found in each of them. An answer is not asked for where gaps hold the answers.
  public var problems: [CardProblem] {
    let required = isCloze ? [] : [(CardField.answer, [answer])]
    let fields: [(CardField, [String])] =
      [(.prompt, [prompt])] + required + [(.alternatives, alternatives)]
      + distractors.enumerated().map { (.distractor($0.offset), [$0.element]) }
      + [(.category, [category.identifier]), (.deck, [deck]), (.tags, tags), (.note, [note])]
    let twins = repeatedOptions
    return fields.flatMap { field, texts -> [CardProblem] in
      if let problem = problem(of: field, saying: texts) { return [problem] }
      if let twin = twins.first(where: { $0.field == field }) { return [twin] }
      return field == .prompt && isCloze ? ClozeText(prompt).faults.map { .cloze($0) } : []
    }
  }

  /// Tells whether the question is a text with gaps.
  private var isCloze: Bool {
    if case .cloze = form { true } else { false }
  }

  /// What is wrong with a field by itself.
  private func problem(of field: CardField, saying texts: [String]) -> CardProblem? {
    switch field {
    case .note, .alternatives, .tags: break
    case .deck:
      if deck.isEmpty { return nil }
      fallthrough
    case .prompt, .answer, .distractor, .category:
      if texts.contains(where: { $0.allSatisfy(\.isWhitespace) }) { return .empty(field) }
    }
    if texts.contains(where: { $0.utf8.count > Self.longest(field) }) { return .tooLong(field) }
    return texts.count > Self.mostListed ? .tooMany(field) : nil
  }

  /// The options that mean the same as one before them, and other right answers that mean the same as a wrong one.
  private var repeatedOptions: [CardProblem] {
    // Where there are several gaps, no option belongs to one of them.
    let cloze = isCloze ? ClozeText(prompt) : nil
    let right = cloze.map { $0.gapCount == 1 ? $0.answer(ofGap: 1) ?? "" : "" } ?? answer
    let fields = [CardField.answer] + distractors.indices.map { .distractor($0) }
    var earlier: [(field: CardField, meaning: AnswerMeaning)] = []
    var problems: [CardProblem] = []
    for (field, text) in zip(fields, [right] + distractors) where !Self.isBlank(text) {
      let meaning = AnswerMeaning(text)
      if let twin = earlier.first(where: { $0.meaning.isSame(as: meaning) }) {
        problems.append(.sameMeaning(field, as: twin.field))
      }
      earlier.append((field, meaning))
    }
    let answers = alternatives.filter { !Self.isBlank($0) }.map { AnswerMeaning($0) }
    let wrong = earlier.first { option in
      option.field != .answer && answers.contains { $0.isSame(as: option.meaning) }
    }
    if let wrong { problems.append(.sameMeaning(.alternatives, as: wrong.field)) }
    return problems
  }

  /// Tells whether nothing is written in `text` but spaces.
  static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}

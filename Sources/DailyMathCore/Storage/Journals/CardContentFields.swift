/// The content of a card while its members are being read, in whatever order they come.
struct CardContentFields {
  private var prompt: String?
  private var answer: String?
  private var distractors: [String]?
  private var category: String?
  private var tags: [String] = []
  private var note = ""
  private var difficulty = 0
  private var form = CardForm.basic
  private var deck = ""
  private var alternatives: [String] = []
  private var answerKind: AnswerKind?

  /// Reads the value of `key`, or passes over it where it is no part of the content.
  mutating func take(_ key: String, from reader: inout JSONReader) throws(JSONFault) {
    if let name = CardContentName(rawValue: key) {
      try take(name, from: &reader)
    } else {
      try reader.skipValue()
    }
  }

  /// Reads the value of the member `name`.
  mutating func take(
    _ name: CardContentName, from reader: inout JSONReader
  ) throws(JSONFault) {
    switch name {
    case .card: try reader.skipValue()
    case .prompt: prompt = try field(&reader)
    case .answer: answer = try field(&reader)
    case .distractors: distractors = try fields(&reader)
    case .category: category = try field(&reader)
    case .tags: tags = try fields(&reader)
    case .note: note = try field(&reader)
    case .difficulty:
      difficulty = try reader.integer(in: -EventCoding.largestNumber...EventCoding.largestNumber)
    case .form:
      switch try reader.knownWord(FormWord.self) {
      case .forward: form = .forward
      case .backward: form = .backward
      // A form that a later version adds is asked as it is written.
      case nil: break
      }
    case .gap: form = .cloze(gap: try reader.integer(in: 1...CardForm.mostGaps))
    case .deck: deck = try field(&reader)
    case .alternatives: alternatives = try fields(&reader)
    case .answerKind: answerKind = try reader.knownWord(AnswerKind.self)
    }
  }

  /// The content; throws where a part of it is missing.
  func finished() throws(JSONFault) -> CardContent {
    CardContent(
      prompt: try required(prompt), answer: try required(answer),
      distractors: try required(distractors),
      category: CardCategory(identifier: try required(category)), tags: tags, note: note,
      difficulty: difficulty, form: form, deck: deck, alternatives: alternatives,
      answerKind: answerKind)
  }

  private func field(_ reader: inout JSONReader) throws(JSONFault) -> String {
    try reader.text(limit: EventCoding.longestField)
  }

  private func fields(_ reader: inout JSONReader) throws(JSONFault) -> [String] {
    try reader.texts(count: EventCoding.mostElements, limit: EventCoding.longestField)
  }
}

/// The words for the forms that have no number.
enum FormWord: String {
  /// A pair, asked as it is written.
  case forward
  /// A pair, asked the other way round.
  case backward
}

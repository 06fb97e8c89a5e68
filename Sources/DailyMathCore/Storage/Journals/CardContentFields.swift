/// The content of a card while its members are being read, in whatever order they come.
struct CardContentFields {
  private var prompt: String?
  private var answer: String?
  private var distractors: [String]?
  private var category: String?
  private var tags: [String] = []
  private var note = ""
  private var difficulty = 0

  /// Reads the value of `key`, or passes over it where it is no part of the content.
  mutating func take(_ key: String, from reader: inout JSONReader) throws(JSONFault) {
    switch key {
    case "prompt": prompt = try field(&reader)
    case "answer": answer = try field(&reader)
    case "distractors": distractors = try fields(&reader)
    case "category": category = try field(&reader)
    case "tags": tags = try fields(&reader)
    case "note": note = try field(&reader)
    case "difficulty":
      difficulty = try reader.integer(in: -EventCoding.largestNumber...EventCoding.largestNumber)
    default: try reader.skipValue()
    }
  }

  /// The content; throws where a part of it is missing.
  func finished() throws(JSONFault) -> CardContent {
    CardContent(
      prompt: try required(prompt), answer: try required(answer),
      distractors: try required(distractors),
      category: CardCategory(identifier: try required(category)), tags: tags, note: note,
      difficulty: difficulty)
  }

  private func field(_ reader: inout JSONReader) throws(JSONFault) -> String {
    try reader.text(limit: EventCoding.longestField)
  }

  private func fields(_ reader: inout JSONReader) throws(JSONFault) -> [String] {
    try reader.texts(count: EventCoding.mostElements, limit: EventCoding.longestField)
  }
}

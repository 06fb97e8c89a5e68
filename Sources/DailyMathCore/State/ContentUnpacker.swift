/// Reads what `ContentPacker` wrote, field by field in the same order.
struct ContentUnpacker {
  private let bytes: [UInt8]
  private var offset = 0

  /// Begins with the first field.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The category and the difficulty, which come first.
  mutating func category() -> (category: CardCategory, difficulty: Int) {
    let place = Int(number())
    let difficulty = Int(Int64(bitPattern: number()))
    let known = CardCategory.wellKnown
    return (place < known.count ? known[place] : .other(text()), difficulty)
  }

  /// The deck's name, the form, and how the card is to be answered, which come next.
  mutating func heading() -> (deck: String, form: CardForm, answerKind: AnswerKind?) {
    let deck = text()
    let number = Int(number())
    let form: CardForm =
      switch number {
      case 0: .basic
      case 1: .forward
      case 2: .backward
      default: .cloze(gap: number - 2)
      }
    let kind = Int(self.number())
    return (deck, form, kind == 0 ? nil : AnswerKind.allCases[kind - 1])
  }

  /// A text.
  mutating func text() -> String {
    let count = Int(number())
    defer { offset += count }
    return String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
  }

  /// A list of texts.
  mutating func texts() -> [String] {
    let count = Int(number())
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(text()) }
    return texts
  }

  /// Passes over a text.
  mutating func passText() {
    offset += Int(number())
  }

  /// Passes over a list of texts.
  mutating func passTexts() {
    for _ in 0..<number() { passText() }
  }

  private mutating func number() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = bytes[offset]
      offset += 1
      value |= UInt64(byte & 0x7F) << shift
      guard byte >= 0x80 else { return value }
      shift += 7
    }
  }
}

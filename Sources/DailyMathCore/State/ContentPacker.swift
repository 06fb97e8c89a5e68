/// Writes what a card says into bytes that only this process reads.
struct ContentPacker {
  /// The number of a category that is stored by its name.
  static let named = CardCategory.wellKnown.count

  private var bytes: [UInt8] = []

  /// Packs all fields; those for which no other is unpacked come first.
  mutating func pack(_ content: CardContent) {
    bytes.reserveCapacity(256)
    number(UInt64(CardCategory.wellKnown.firstIndex(of: content.category) ?? Self.named))
    number(UInt64(bitPattern: Int64(content.difficulty)))
    if let name = content.category.ownName { text(name) }
    text(content.deck)
    number(Self.number(of: content.form))
    number(
      UInt64(content.answerKind.flatMap(AnswerKind.allCases.firstIndex(of:)).map { $0 + 1 } ?? 0))
    text(content.prompt)
    text(content.answer)
    texts(content.distractors)
    texts(content.tags)
    text(content.note)
    texts(content.alternatives)
  }

  /// 0 for a card without siblings, 1 and 2 for the directions of a pair, and from 3 on the gaps of a text.
  private static func number(of form: CardForm) -> UInt64 {
    switch form {
    case .basic: 0
    case .forward: 1
    case .backward: 2
    case .cloze(let gap): UInt64(max(1, gap)) + 2
    }
  }

  /// What was packed, without room for more.
  var exactBytes: [UInt8] {
    var exact: [UInt8] = []
    exact.reserveCapacity(bytes.count)
    exact.append(contentsOf: bytes)
    return exact
  }

  /// Seven bits a byte, the lowest first; all but the last byte have the eighth bit set.
  private mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func text(_ text: String) {
    number(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func texts(_ texts: [String]) {
    number(UInt64(texts.count))
    for text in texts { self.text(text) }
  }
}

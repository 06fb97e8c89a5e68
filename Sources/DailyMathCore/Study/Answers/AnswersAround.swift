/// Answers of other cards that may pass for the answer of a card.
///
/// A bounded number of cards is looked at, however many there are: those beside the card in the order in which cards are
/// taken, where what was written together stands together, and stretches of those orders that begin anywhere.
enum AnswersAround {
  /// How many neighbours are looked at on each side of the card.
  private static let neighbours = 30
  /// How many stretches are looked at beside them, and how many cards in each.
  private static let stretches = 6
  private static let stretchLength = 20
  /// Where a card asks in a text longer than this, in bytes, its gaps are not looked for.
  private static let longestCloze = 1_000

  /// Hands over answers that may be offered, the most fitting first, as long as `take` returns true; none twice, but some
  /// may mean the same as another.
  static func offer(
    for face: CardFace, of id: CardID, in state: AccountState, using generator: inout SplitMix64,
    to take: (String) -> Bool
  ) {
    let content = state.content(of: id)
    let shape = Shape(of: face.answer)
    let family = id.family
    var ranked: [(rank: Int, text: String, prompt: String?)] = []
    for card in generator.shuffled(sample(around: id, in: state, using: &generator)) {
      guard card.family != family, let other = state.content(of: card), isQuick(other) else {
        continue
      }
      let otherFace = other.face
      let text = CardContent.trimmed(otherFace.answer)
      guard !text.isEmpty else { continue }
      let rank = shape.distance(to: Shape(of: text)) + remoteness(of: other, from: content)
      ranked.append((rank, text, otherFace.prompt))
    }
    let others = ranked.enumerated().sorted { left, right in
      (left.element.rank, left.offset) < (right.element.rank, right.offset)
    }
    let question = AnswerSpelling(face.prompt)
    var known: Set<String> = []
    for candidate in others.map(\.element) where !known.contains(candidate.text) {
      // Who asks the same expects the same or just another right answer.
      if let prompt = candidate.prompt, AnswerSpelling(prompt) == question { continue }
      known.insert(candidate.text)
      guard take(candidate.text) else { return }
    }
  }

  private static func isQuick(_ content: CardContent) -> Bool {
    guard case .cloze = content.form else { return true }
    return content.prompt.utf8.count <= longestCloze
  }

  /// How far the other card is from this one: 0 in its category, more in its deck only, most elsewhere.
  private static func remoteness(of other: CardContent, from content: CardContent?) -> Int {
    guard let content, other.category != content.category else { return 0 }
    return !content.deck.isEmpty && content.deck == other.deck ? 8 : 16
  }

  /// The cards to look at, without `id`, none twice.
  private static func sample(
    around id: CardID, in state: AccountState, using generator: inout SplitMix64
  ) -> [CardID] {
    let orders = [state.index.scheduled, state.index.new, state.index.suspended]
    var cards: [CardID] = []
    if let place = state.cardTable.glance(at: id)?.entry?.place {
      for order in orders {
        guard let offset = order.offset(of: place) else { continue }
        let start = max(0, offset - neighbours)
        cards += order.elements(from: start).prefix(2 * neighbours + 1).map(\.card)
      }
    }
    let total = orders.reduce(0) { $0 + $1.count }
    for _ in 0..<stretches {
      var offset = generator.next(below: total)
      for order in orders {
        if offset < order.count {
          cards += order.elements(from: offset).prefix(stretchLength).map(\.card)
          break
        }
        offset -= order.count
      }
    }
    var known: Set<CardID> = [id]
    return cards.filter { known.insert($0).inserted }
  }
}

extension AnswersAround {
  /// What an answer looks like from afar.
  private struct Shape {
    private let length: Int
    private let words: Int
    private let hasDigits: Bool
    private let hasSigns: Bool

    init(of text: String) {
      var (length, words, hasDigits, hasSigns) = (0, 0, false, false)
      var isInWord = false
      // The beginning tells enough of a long one, and is gone through once.
      for scalar in text.unicodeScalars.prefix(200) {
        length += 1
        let isSpace = scalar == " "
        if !isSpace, !isInWord { words += 1 }
        isInWord = !isSpace
        let sort = Sort(scalar)
        hasDigits = hasDigits || sort == .digit
        hasSigns = hasSigns || sort == .sign
      }
      self.length = length
      self.words = words
      self.hasDigits = hasDigits
      self.hasSigns = hasSigns
    }

    /// How unlike the two are; 0 for much alike.
    func distance(to other: Shape) -> Int {
      let (shorter, longer) = (min(length, other.length), max(length, other.length))
      let lengths = min(6, (longer - shorter) * 4 / max(shorter, 4))
      return lengths + min(3, abs(words - other.words)) + (hasDigits == other.hasDigits ? 0 : 4)
        + (hasSigns == other.hasSigns ? 0 : 3)
    }
  }

  /// What a character is, as far as shapes differ by it.
  private enum Sort {
    case digit
    case sign
    case other

    init(_ scalar: Unicode.Scalar) {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        if (0x30...0x39).contains(byte) {
          self = .digit
        } else {
          self = byte <= 0x20 || (0x61...0x7A).contains(byte | 0x20) ? .other : .sign
        }
        return
      }
      switch scalar.properties.generalCategory {
      case .decimalNumber, .letterNumber, .otherNumber: self = .digit
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .connectorPunctuation,
        .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        self = .sign
      default: self = .other
      }
    }
  }
}

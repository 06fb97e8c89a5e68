import DailyMathCore

/// The cards of a generated account: each follows from its index and the seed alone, so that none has to be kept.
struct GeneratedDeck {
  /// Which card of what was written this one is.
  struct Place {
    /// The index of the first card of the same writing.
    let family: Int
    /// In which way the card asks.
    let form: CardForm
  }

  /// How many cards there are, those that every account begins with among them.
  let count: Int
  private let seed: UInt64
  private let starters = StarterDeck.cards(in: .spanish)

  /// In each so many cards there is one pair and one text with two gaps; the others stand alone.
  private static let block = 20

  /// Makes the deck of `count` cards that belongs to `seed`.
  init(count: Int, seed: UInt64) {
    self.count = count
    self.seed = seed
  }

  /// How many of the cards are those that every account begins with; they come first.
  var starterCount: Int { min(starters.count, count) }

  /// Where the card at `index` belongs; a writing that would end beyond the last card is one that stands alone.
  func place(of index: Int) -> Place {
    let place = index % Self.block
    let isFirst = place == 16 || place == 18
    let family = place >= 16 ? index - (isFirst ? 0 : 1) : index
    guard place >= 16, family >= starterCount, family + 1 < count else {
      return Place(family: index, form: .basic)
    }
    if place >= 18 { return Place(family: family, form: .cloze(gap: isFirst ? 1 : 2)) }
    return Place(family: family, form: isFirst ? .forward : .backward)
  }

  /// The identity of the card at `index`.
  func id(of index: Int) -> CardID {
    let place = place(of: index)
    var generator = generator(of: place.family)
    return CardID(RandomIdentifier.text(using: &generator)).sibling(in: place.form)
  }

  /// How hard the card at `index` is for its learner, from 0 to 1,000; most are easy.
  func hardness(of index: Int) -> Int {
    var generator = SplitMix64(seed: generator(of: index).seedOfPart(1))
    let (first, second) = (generator.next(below: 1_000), generator.next(below: 1_000))
    return first * second / 1_000 + first / 4 * (1_000 - second) / 1_000
  }

  /// How the learner answers the card at `index`: most by choosing.
  func kind(of index: Int) -> AnswerKind {
    switch place(of: index).form {
    case .forward, .backward: return .flip
    case .cloze: return .typed
    case .basic: break
    }
    guard index >= starterCount else { return .choice }
    switch index % Self.block {
    case 12, 13, 14: return .typed
    case 15: return .flip
    default: return .choice
    }
  }

  /// What the card at `index` says; edited, its note says one sentence more.
  func content(of index: Int, isEdited: Bool = false) -> CardContent {
    var content = index < starterCount ? starters[index] : written(index)
    if isEdited { content.note += " Revisado: lo confundí en el parcial." }
    return content
  }

  private func written(_ index: Int) -> CardContent {
    let place = place(of: index)
    var numbers = QuestionNumbers(SplitMix64(seed: generator(of: place.family).seedOfPart(2)))
    let category = numbers.next(0...5)
    let question = numbers.question(of: category)
    var content = CardContent(
      prompt: question.prompt, answer: question.answer, distractors: question.distractors,
      category: CardCategory.wellKnown[category], note: question.note, form: place.form)
    content.deck = DeckShelf.deck(numbers.next(0...999))
    content.tags = DeckShelf.tags(numbers.next(0...999), numbers.next(0...999))
    if content.deck == DeckShelf.physics { content.category = .other("Física") }
    switch place.form {
    case .basic:
      if kind(of: index) != .choice {
        content.answerKind = kind(of: index)
        if !index.isMultiple(of: 3) { content.distractors = [] }
      }
    case .forward, .backward:
      content.distractors = []
    case .cloze:
      content.prompt = "\(question.prompt) Respuesta: {{\(question.answer)}}. \(question.cloze)"
      content.answer = ""
      content.distractors = []
    }
    return content
  }

  private func generator(of index: Int) -> SplitMix64 {
    var generator = SplitMix64(seed: seed)
    let base = generator.next()
    return SplitMix64(seed: base &+ UInt64(index) &* 0xD1B5_4A32_D192_ED03)
  }
}

extension SplitMix64 {
  /// A seed for another sequence of the same thing.
  fileprivate func seedOfPart(_ part: UInt64) -> UInt64 {
    var copy = self
    return copy.next() ^ part &* 0x9E6C_63D0_876A_9A47
  }
}

extension GeneratedQuestion {
  /// A second sentence with a gap.
  fileprivate var cloze: String { "Un error típico es {{\(distractors.first ?? "0")}}." }
}

extension QuestionNumbers {
  /// A question of one of the six categories, by its index among them.
  fileprivate mutating func question(of category: Int) -> GeneratedQuestion {
    switch category {
    case 0: trigonometry()
    case 1: differentialCalculus()
    case 2: integralCalculus()
    case 3: differentialEquations()
    case 4: linearAlgebra()
    default: probability()
    }
  }
}

/// Which card of a family asks which gap of a text that was written anew.
///
/// A gap that says the same keeps its card and with it its schedule, wherever it stands now; one that says something else
/// between the same neighbours is the same gap, edited. A gap that was in the text before and whose card was deleted by
/// itself stays without one. What is left are new gaps, and a new one that says what a card in the trash asks brings that
/// card back.
struct GapCards {
  /// A card that asks a gap of the text as it was before.
  private struct Asked {
    let card: CardID
    let gap: Int
    let answer: String
  }

  /// The cards by the gaps that they ask, which are counted from 1.
  private(set) var cards: [Int: CardID] = [:]

  private let family: CardID
  private let state: AccountState
  /// What the gaps of the new text say.
  private let answers: [String]
  /// Cards whose gaps were not found again yet.
  private var open: [Asked] = []
  /// The gaps that were found again, as they were counted before and now.
  private var kept: [(before: Int, now: Int)] = []
  /// What the gaps say that are without a card on purpose; one entry for each.
  private var givenUp: [String] = []

  /// Finds the cards of `family` in `state` for the gaps of `text`.
  init(of text: ClozeText, asFamily family: CardID, in state: AccountState) {
    self.family = family
    self.state = state
    answers = (0..<text.gapCount).map { text.answer(ofGap: $0 + 1) ?? "" }
    readCards()
    for gap in openGaps { keep(gap, isInPlace: true) }
    for gap in openGaps { keep(gap, isInPlace: false) }
    let new = withoutGivenUp(openGaps)
    for gap in new { keepEdited(gap) }
    // A text that was saved makes at least one card.
    for gap in cards.isEmpty && new.isEmpty ? openGaps : new where cards[gap] == nil {
      cards[gap] = freeCard(for: gap)
    }
  }

  private var openGaps: [Int] {
    answers.indices.map { $0 + 1 }.filter { cards[$0] == nil }
  }

  private mutating func readCards() {
    var before: ClozeText?
    for card in state.cards(ofFamily: family) {
      guard let content = state.content(of: card), case .cloze(let gap) = content.form else {
        continue
      }
      let text = ClozeText(content.prompt)
      before = before ?? text
      open.append(Asked(card: card, gap: gap, answer: text.answer(ofGap: gap) ?? ""))
    }
    open.sort { $0.gap < $1.gap }
    guard let before else { return }
    let asked = Set(open.map(\.gap))
    for gap in 0..<before.gapCount where !asked.contains(gap + 1) {
      givenUp.append(before.answer(ofGap: gap + 1) ?? "")
    }
  }

  /// Lets the first open card go on whose gap says the same, one with another number only where `isInPlace` is false.
  private mutating func keep(_ gap: Int, isInPlace: Bool) {
    let answer = answers[gap - 1]
    let found = open.firstIndex { $0.answer == answer && (!isInPlace || $0.gap == gap) }
    guard let index = found else { return }
    let asked = open.remove(at: index)
    cards[gap] = asked.card
    kept.append((asked.gap, gap))
  }

  /// Those of `gaps` that were not without a card before, in their order.
  private func withoutGivenUp(_ gaps: [Int]) -> [Int] {
    var rest = givenUp
    return gaps.filter { gap in
      guard let index = rest.firstIndex(of: answers[gap - 1]) else { return true }
      rest.remove(at: index)
      return false
    }
  }

  /// Lets the card go on that asked what stood between the same neighbours, or that was a card of another kind.
  private mutating func keepEdited(_ gap: Int) {
    let neighbours = kept
    let place = neighbours.count { $0.now < gap }
    if let index = open.firstIndex(where: { asked in
      neighbours.count { $0.before < asked.gap } == place
    }) {
      cards[gap] = open.remove(at: index).card
    } else if gap == 1, let form = state.content(of: family)?.form, form.type != .cloze {
      cards[gap] = family
    }
  }

  /// A card for a new gap: one in the trash that asked the same, else one of which nobody has heard yet.
  private func freeCard(for gap: Int) -> CardID {
    let forms = [gap] + Array(1...CardForm.mostGaps)
    let free = forms.map { family.sibling(in: .cloze(gap: $0)) }.filter { card in
      !cards.values.contains(card) && !state.cardTable.hasCard(card)
    }
    return free.first { state.cardTable[$0]?.trashed?.asksGap(of: answers[gap - 1]) ?? false }
      ?? free.first { !state.cardTable.knows($0) } ?? free.first
      ?? family.sibling(in: .cloze(gap: gap))
  }
}

extension TrashedCard {
  /// Tells whether the card asked a gap that says `answer`.
  fileprivate func asksGap(of answer: String) -> Bool {
    if case .cloze = content.form { content.face.answer == answer } else { false }
  }
}

package import DailyMathCore
package import DailyMathTerminal

/// The category in the editor: one of those that exist, or a name that the learner writes.
package struct CategoryChoice: Equatable, Sendable {
  /// The categories to go through with the arrows.
  package private(set) var known: [CardCategory]
  /// Which of them is chosen; `nil` while a name of the learner's own is written.
  package private(set) var index: Int?
  /// The learner's own name.
  package private(set) var own = TextField()

  /// Makes the choice with `category` chosen; `others` are the learner's own categories so far.
  package init(_ category: CardCategory, others: [CardCategory] = []) {
    known = CardCategory.wellKnown + others
    if !known.contains(category) { known.append(category) }
    index = known.firstIndex(of: category)
  }

  /// The category as it stands.
  package var category: CardCategory {
    if let index { return known[index] }
    let name = own.text.trimmed
    let wanted = SearchText(name)
    // Whoever writes the name of a category that exists means that category.
    let named = known.first { category in
      [CommonTexts.spanish, .english].contains { SearchText($0.name(of: category)) == wanted }
    }
    return named ?? .other(name)
  }

  /// Lets a key act, and returns whether anything changed.
  ///
  /// The arrows go through the categories, among which a name that was written stays; a letter begins a name.
  package mutating func handle(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.left, []): step(by: -1)
    case (.right, []): step(by: 1)
    case (.backspace, []) where index != nil: beginName()
    default:
      guard key.typedCharacter != nil || index == nil else { return false }
      if index != nil { beginName() }
      return own.handle(key)
    }
    return true
  }

  /// Begins a name with what was pasted; returns whether something was cut off.
  package mutating func insert(pasted text: String) -> Bool {
    if index != nil { beginName() }
    return own.insert(pasted: text)
  }

  private mutating func beginName() {
    index = nil
    own.clear()
  }

  private mutating func step(by step: Int) {
    if index == nil { keepName() }
    guard let current = index else {
      index = step > 0 ? 0 : known.count - 1
      return
    }
    index = (current + step + known.count) % known.count
  }

  /// Takes the name that was written among those to go through, so that the arrows lead back to it.
  private mutating func keepName() {
    guard !own.text.trimmed.isEmpty else { return }
    let written = category
    if !known.contains(written) { known.append(written) }
    index = known.firstIndex(of: written)
  }
}

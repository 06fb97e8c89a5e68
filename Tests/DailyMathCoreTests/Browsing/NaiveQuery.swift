import DailyMathCore

/// Queries, asked of each card by itself as their meaning says, without anything made ready.
enum NaiveQuery {
  static func matches(
    _ card: Flashcard, _ query: CardQuery, on day: StudyDay, names: CardMatcher.CategoryNames,
    among cards: [Flashcard]
  ) -> Bool {
    query.terms.allSatisfy { holds($0.condition, card, day, names, cards) != $0.isNegated }
  }

  /// The names of the deck that a card is kept in.
  private static func deck(of content: CardContent, _ names: CardMatcher.CategoryNames) -> [String]
  {
    let category = names[content.category] ?? [content.category.identifier]
    return content.deck.isEmpty ? category + [content.category.identifier] : [content.deck]
  }

  private static func holds(
    _ condition: CardQuery.Condition, _ card: Flashcard, _ day: StudyDay,
    _ names: CardMatcher.CategoryNames, _ cards: [Flashcard]
  ) -> Bool {
    let content = card.content
    let category = names[content.category] ?? [content.category.identifier]
    let deck = deck(of: content, names)
    func isNamed(
      _ own: [String], _ wanted: String, _ isExact: Bool, all: (CardContent) -> [String]
    ) -> Bool {
      let isThere = cards.contains { card in
        all(card.content).contains { SearchText($0) == SearchText(wanted) }
      }
      return own.contains { name in
        isExact && isThere
          ? SearchText(name) == SearchText(wanted)
          : SearchText(" " + name).contains(SearchText(" " + wanted))
      }
    }
    switch condition {
    case .text(let text):
      let parts =
        [content.prompt, content.answer, content.note] + content.alternatives
        + content.distractors + content.tags + category + deck
      return parts.contains { SearchText($0).contains(SearchText(text)) }
    case .tag(let name, let isExact): return isNamed(content.tags, name, isExact) { $0.tags }
    case .deck(let name, let isExact):
      return isNamed(deck, name, isExact) { Self.deck(of: $0, names) }
    case .state(let state):
      return switch state {
      case .due:
        (card.isDue(on: day) || (card.comesBack(on: day) && card.review != .new))
          && !card.isSuspended && card.buriedDay != day
      case .new: card.review == .new
      case .suspended: card.isSuspended
      case .leech: card.isLeech
      case .marked: card.isMarked
      case .buried: card.buriedDay == day
      case .deleted: false
      }
    case .number(let quantity, let comparison, let wanted):
      let schedule = card.review.schedule
      let value: Int? =
        switch quantity {
        case .ease: schedule.map { $0.ease.hundredths * 100 }
        case .interval: schedule.map { $0.interval.days * 10_000 }
        case .lapses: (schedule?.lapses ?? 0) * 10_000
        case .due: schedule.map { day.days(until: $0.due) * 10_000 }
        }
      guard let value else { return false }
      return switch comparison {
      case .less: value < wanted
      case .atMost: value <= wanted
      case .equal: value == wanted
      case .atLeast: value >= wanted
      case .greater: value > wanted
      }
    }
  }

  /// Up to three terms of any kind.
  static func random(using generator: inout RandomSource) -> CardQuery {
    let count = Int.random(in: 0...3, using: &generator)
    return CardQuery(
      terms: (0..<count).map { _ in
        CardQuery.Term(
          condition(using: &generator), isNegated: Int.random(in: 0..<3, using: &generator) == 0)
      })
  }

  private static func condition(using generator: inout RandomSource) -> CardQuery.Condition {
    let words =
      BrowsedLibrary.words + ["s", "topo", "linear", "mazo", "palabras", "Álgebra lineal"]
    let word = words.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .tag(word, isExact: Bool.random(using: &generator))
    case 1: return .deck(word, isExact: Bool.random(using: &generator))
    case 2:
      let states = CardQuery.State.allCases.filter { $0 != .deleted }
      return .state(states.randomElement(using: &generator) ?? .new)
    case 3:
      let comparisons: [CardQuery.Comparison] = [.less, .atMost, .equal, .atLeast, .greater]
      return .number(
        CardQuery.Quantity.allCases.randomElement(using: &generator) ?? .ease,
        comparisons.randomElement(using: &generator) ?? .less,
        tenThousandths: Int.random(in: -2...7, using: &generator) * 10_000)
    default: return .text(word)
    }
  }
}

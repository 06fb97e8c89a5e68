/// The cards that a new account begins with: six fields of mathematics, from the easiest to the hardest.
public enum StarterDeck {
  /// The cards in `language`, in the order in which they are introduced: the easiest of each field first, field by field.
  public static func cards(in language: Language) -> [CardContent] {
    let sections = CardCategory.wellKnown.map { (category: $0, cards: cards(of: $0, in: language)) }
    let longest = sections.map(\.cards.count).max() ?? 0
    return (0..<longest).flatMap { level in
      sections.compactMap { section -> CardContent? in
        guard level < section.cards.count else { return nil }
        let card = section.cards[level]
        return CardContent(
          prompt: card.prompt, answer: card.answer, distractors: card.distractors,
          category: section.category, note: card.explanation, difficulty: level + 1)
      }
    }
  }

  /// The cards of one field; none where the field has no section or its text is broken, which the tests rule out.
  static func cards(of category: CardCategory, in language: Language) -> [StarterCard] {
    let text = text(of: category, in: language)
    return (try? StarterDeckParser.cards(in: text)) ?? []
  }

  private static func text(of category: CardCategory, in language: Language) -> String {
    let isSpanish = language == .spanish
    return switch category {
    case .trigonometry: isSpanish ? TrigonometrySpanish.text : TrigonometryEnglish.text
    case .differentialCalculus:
      isSpanish ? DifferentialCalculusSpanish.text : DifferentialCalculusEnglish.text
    case .integralCalculus:
      isSpanish ? IntegralCalculusSpanish.text : IntegralCalculusEnglish.text
    case .differentialEquations:
      isSpanish ? DifferentialEquationsSpanish.text : DifferentialEquationsEnglish.text
    case .linearAlgebra: isSpanish ? LinearAlgebraSpanish.text : LinearAlgebraEnglish.text
    case .probability: isSpanish ? ProbabilitySpanish.text : ProbabilityEnglish.text
    case .other: ""
    }
  }
}

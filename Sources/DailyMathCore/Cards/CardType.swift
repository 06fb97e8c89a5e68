/// What kind of cards are made of what is written once.
public enum CardType: Hashable, Sendable, CaseIterable {
  /// One card that asks the question.
  case basic
  /// Two cards: one asks the question, the other the answer.
  case pair
  /// A card for every gap of a text.
  case cloze
}

extension CardForm {
  /// The type of card that asks in this form.
  public var type: CardType {
    switch self {
    case .basic: .basic
    case .forward, .backward: .pair
    case .cloze: .cloze
    }
  }
}

extension CardType {
  /// The form of the first card of its kind, which keeps the plain identity of the family.
  public var firstForm: CardForm {
    switch self {
    case .basic: .basic
    case .pair: .forward
    case .cloze: .cloze(gap: 1)
    }
  }
}

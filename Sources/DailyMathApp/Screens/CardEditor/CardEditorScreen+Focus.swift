package import DailyMathCore

extension CardEditorScreen {
  /// What the keyboard acts on, in the order of Tab; each type of card has some of them.
  package enum Focus: Int, CaseIterable, Sendable {
    /// The choice of what kind of cards is made.
    case type
    /// The field of the question, or of the text with gaps.
    case prompt
    /// The field of the right answer.
    case answer
    /// The field of the first wrong option.
    case firstDistractor
    /// The field of the second wrong option.
    case secondDistractor
    /// The field of the third wrong option.
    case thirdDistractor
    /// The field of other right answers.
    case alternatives
    /// The choice of how the card is answered.
    case kind
    /// The choice of the category.
    case category
    /// The choice of the deck.
    case deck
    /// The field of the tags.
    case tags
    /// The field of the explanation.
    case note
    /// The button that saves the card.
    case save

    /// The field of the card; `nil` where nothing can be wrong with it.
    package var field: CardField? {
      switch self {
      case .prompt: .prompt
      case .answer: .answer
      case .firstDistractor: .distractor(0)
      case .secondDistractor: .distractor(1)
      case .thirdDistractor: .distractor(2)
      case .alternatives: .alternatives
      case .category: .category
      case .deck: .deck
      case .tags: .tags
      case .note: .note
      case .type, .kind, .save: nil
      }
    }

    /// Whether the field holds several lines.
    package var hasLines: Bool { self == .prompt || self == .note }

    /// Whether it is one of the fields for an answer, which a text with gaps has in its gaps.
    var isOfAnswers: Bool {
      switch self {
      case .answer, .firstDistractor, .secondDistractor, .thirdDistractor, .alternatives: true
      default: false
      }
    }

    /// What there is for a type of card, in the order of Tab.
    package static func items(of type: CardType) -> [Focus] {
      allCases.filter { type != .cloze || !$0.isOfAnswers }
    }
  }
}

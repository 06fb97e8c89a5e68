/// A word before a colon or a comparison that makes a term of a query more than text.
enum CardQueryKeyword: Hashable, Sendable {
  /// A tag follows.
  case tag
  /// The name of a deck follows.
  case deck
  /// A state follows.
  case state
  /// A number follows.
  case quantity(CardQuery.Quantity)

  /// The keyword of a word in either language, whatever its case; `nil` for any other word.
  init?(_ word: String) {
    switch word.lowercased() {
    case "tag", "etiqueta": self = .tag
    case "deck", "mazo": self = .deck
    case "is", "es": self = .state
    case "ease", "facilidad": self = .quantity(.ease)
    case "interval", "intervalo": self = .quantity(.interval)
    case "lapses", "lapsos", "olvidos": self = .quantity(.lapses)
    case "due", "vence": self = .quantity(.due)
    default: return nil
    }
  }

  /// The quantity, where a number follows.
  var quantity: CardQuery.Quantity? {
    if case .quantity(let quantity) = self { quantity } else { nil }
  }
}

extension CardQuery.State {
  /// The state of a word in either language, whatever its case; `nil` for any other word.
  init?(_ word: String) {
    switch word.lowercased() {
    case "due", "vence": self = .due
    case "new", "nueva": self = .new
    case "suspended", "suspendida": self = .suspended
    case "leech", "sanguijuela": self = .leech
    case "marked", "marcada": self = .marked
    case "buried", "aplazada": self = .buried
    case "deleted", "eliminada", "trash", "papelera": self = .deleted
    default: return nil
    }
  }
}

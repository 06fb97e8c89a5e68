/// What is searched for among cards: terms that must all hold, read from what a learner types.
///
/// `tag:límites -is:suspended ease<1,5 "regla de la cadena"` has four of them. Keywords are understood in English and in
/// Spanish, whatever the language of the interface.
public struct CardQuery: Hashable, Sendable {
  /// The terms, in the order in which they were typed; none lets every card through.
  public let terms: [Term]

  /// Makes a query of terms.
  public init(terms: [Term] = []) {
    self.terms = terms
  }

  /// Reads `text`; throws what is wrong with the first term that cannot be understood.
  public init(_ text: String) throws(CardQueryError) {
    var parser = CardQueryParser(text)
    terms = try parser.terms()
  }

  /// `name` as it is written in a query where it is to be found whole, in quotation marks.
  public static func quoted(_ name: String) -> String {
    "\"\(name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }

  /// Whether deleted cards are looked for, and no others.
  public var concernsTrash: Bool {
    terms.contains { !$0.isNegated && $0.condition == .state(.deleted) }
  }

  /// Tells whether every card that this lets through, on whatever day, `other` lets through, too, as far as that is plain
  /// from what they say.
  ///
  /// So it is while a learner types on: what is found then need only be looked for among what was found before.
  public func isNarrower(than other: CardQuery) -> Bool {
    concernsTrash == other.concernsTrash
      && other.terms.allSatisfy { wider in terms.contains { $0.implies(wider) } }
  }
}

extension CardQuery {
  /// One thing that must hold of a card, or must not.
  public struct Term: Hashable, Sendable {
    /// What is asked of a card.
    public let condition: Condition
    /// Whether it must not hold.
    public let isNegated: Bool

    /// Makes a term.
    public init(_ condition: Condition, isNegated: Bool = false) {
      self.condition = condition
      self.isNegated = isNegated
    }

    /// Tells whether a card for which this holds plainly is one for which `other` holds.
    func implies(_ other: Term) -> Bool {
      if self == other { return true }
      guard !isNegated, !other.isNegated else { return false }
      return switch (condition, other.condition) {
      case (.text(let text), .text(let part)): SearchText(text).contains(SearchText(part))
      case (.tag(let name, _), .tag(let start, isExact: false)),
        (.deck(let name, _), .deck(let start, isExact: false)):
        SearchText(name).hasPrefix(SearchText(start))
      default: false
      }
    }
  }

  /// What can be asked of a card.
  public enum Condition: Hashable, Sendable {
    /// This stands somewhere in what the card says, in its tags or in the names of its deck and category, without regard to
    /// case and accents.
    case text(String)
    /// The card has a tag in which a word begins so; or one of exactly this name, where that is asked for and a card has it.
    case tag(String, isExact: Bool)
    /// The card is kept in a deck in whose name a word begins so; or in one of exactly this name, where that is asked for and
    /// there is one. The deck of a category has its names in both languages, and its identifier.
    case deck(String, isExact: Bool)
    /// The card is in that state.
    case state(State)
    /// The quantity compares so with a number, in ten-thousandths; a new card has neither ease, interval nor day.
    case number(Quantity, Comparison, tenThousandths: Int)
  }

  /// A state that can be asked for.
  public enum State: CaseIterable, Hashable, Sendable {
    /// Scheduled for the day or earlier, or coming back on it, and neither suspended nor put off.
    ///
    /// That is not what the day's queue counts: it has new cards, too, and leaves out what limits, siblings and the spread of
    /// a backlog hold back.
    case due
    /// Never answered in a scheduled review.
    case new
    /// Taken out of what is asked.
    case suspended
    /// Forgotten at least `Flashcard.leechLapses` times.
    case leech
    /// Marked to be found again.
    case marked
    /// Put off on the day.
    case buried
    /// In the trash.
    case deleted
  }

  /// A quantity of a card's schedule.
  public enum Quantity: CaseIterable, Hashable, Sendable {
    /// The factor by which the interval grows, 1.3 or more.
    case ease
    /// Days from the last review to the next.
    case interval
    /// How often the card was forgotten; 0 for a new one.
    case lapses
    /// Days from the day at hand to the one on which the card is due; negative where that is past.
    case due
  }

  /// How two numbers compare.
  public enum Comparison: Hashable, Sendable {
    /// The card's is less.
    case less
    /// The card's is no greater.
    case atMost
    /// Both are the same.
    case equal
    /// The card's is no less.
    case atLeast
    /// The card's is greater.
    case greater

    /// Tells whether `left` compares so with `right`.
    func holds(_ left: Int, _ right: Int) -> Bool {
      switch self {
      case .less: left < right
      case .atMost: left <= right
      case .equal: left == right
      case .atLeast: left >= right
      case .greater: left > right
      }
    }
  }
}

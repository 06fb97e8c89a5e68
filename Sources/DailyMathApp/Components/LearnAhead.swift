package import DailyMathCore

/// What a learner can go on with once the day's work is done; the day's screen and the end of a quiz offer the same.
package struct LearnAhead: Equatable, Sendable {
  /// One way to go on.
  package enum Offer: Equatable, Hashable, Sendable {
    /// So many new cards beyond the limits of the day.
    case few(Int)
    /// More of them than that.
    case more(Int)
    /// So many cards that tomorrow asks for, as practice.
    case tomorrow(Int)
    /// So many cards that were failed in the last seven days, as practice.
    case failed(Int)

    /// How many cards it has, at least 1.
    package var count: Int {
      switch self {
      case .few(let count), .more(let count), .tomorrow(let count), .failed(let count): count
      }
    }

    /// What a quiz would ask.
    package var scope: StudyScope {
      switch self {
      case .few(let count), .more(let count): .moreNew(count)
      case .tomorrow: .ahead(days: 1)
      case .failed: .practice(.failedThisWeek)
      }
    }

    /// The letter that takes it, whatever the language: *más* and *more*, a *lot* of them, *tomorrow*, *failed*.
    package var key: Character {
      switch self {
      case .few: "m"
      case .more: "l"
      case .tomorrow: "t"
      case .failed: "f"
      }
    }
  }

  /// What can be taken, in the order in which it is offered; only what has cards.
  package let offers: [Offer]

  /// The numbers of new cards that are offered, where there are so many.
  private static let portions = (few: 5, more: 10)

  /// Offers these.
  package init(_ offers: [Offer] = []) {
    self.offers = offers
  }

  /// Sees what `library` has to offer on `day`; it takes as long as planning each of the sittings.
  package init(for library: AccountState, on day: StudyDay) {
    func count(_ scope: StudyScope) -> Int { scope.cardCount(in: library, on: day) }
    var offers: [Offer] = []
    let new = count(.moreNew(Self.portions.more))
    if new > 0 { offers.append(.few(min(new, Self.portions.few))) }
    if new > Self.portions.few { offers.append(.more(new)) }
    let tomorrow = count(.ahead(days: 1))
    if tomorrow > 0 { offers.append(.tomorrow(tomorrow)) }
    let failed = count(.practice(.failedThisWeek))
    if failed > 0 { offers.append(.failed(failed)) }
    self.init(offers)
  }

  /// The offer that the letter takes; `nil` where there is none.
  package func offer(for key: Character) -> Offer? { offers.first { $0.key == key } }
}

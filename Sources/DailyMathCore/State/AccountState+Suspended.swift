extension AccountState {
  /// How many cards are taken out of what is asked.
  public var suspendedCount: Int { index.suspended.count }

  /// How many of them were forgotten too often; passes over all suspended cards.
  public var suspendedLeechCount: Int {
    index.suspended.elements(from: 0).reduce(0) { count, place in
      count + ((cardTable.row(of: place.card)?.lapses ?? 0) >= Flashcard.leechLapses ? 1 : 0)
    }
  }
}

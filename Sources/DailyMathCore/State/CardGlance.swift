/// A card at a glance: what is known of it without reading what it says and what it went through.
struct CardGlance {
  /// The numbers.
  let row: CardSummary
  /// Under what it is kept and found; `nil` where there is no card.
  let label: CardLabel?

  /// Which card it is.
  var id: CardID { row.id }

  /// The deck that the card is kept in; `nil` where there is no card.
  var home: CardDeck? { label?.home }

  /// What the card asks for, day by day; `nil` where there is none.
  var standing: CardStanding? { row.standing }

  /// What the card adds to an account's index; `nil` where there is none.
  var entry: StudyIndex.Entry? {
    guard row.hasCard, let label else { return nil }
    return StudyIndex.Entry(
      place: row.place, isScheduled: row.flags.contains(.isScheduled),
      isSuspended: row.flags.contains(.isSuspended), buriedDay: CardSummary.day(row.buriedDay),
      returning: row.returningPlace, ownCategory: label.category.ownName, deck: label.deck)
  }
}

extension CardGlance {
  /// What is known of the card of `history`.
  init(of history: CardHistory) {
    self.init(row: history.row, label: history.label)
  }
}

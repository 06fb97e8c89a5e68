extension AccountState {
  /// The cards with siblings that were answered as scheduled on `day`, by their families.
  ///
  /// For many cards it is quicker to look there than to ask `isSiblingAnswered` for each.
  func answeredSiblings(on day: StudyDay) -> [CardID: [CardID]] {
    var cards: [CardID: [CardID]] = [:]
    guard tally(on: day).scheduled > 0, index.siblingCount > 0 else { return cards }
    cardTable.forEachSibling(lastReviewedOn: CardSummary.number(of: day)) { card in
      cards[card.family, default: []].append(card)
    }
    return cards
  }

  /// Tells whether a sibling of the card was answered as scheduled on `day`, so that the card waits for another day.
  ///
  /// Whoever has just read the one would know the other from it.
  func isSiblingAnswered(of card: CardID, on day: StudyDay) -> Bool {
    // Before the first answer of the day, and for days to come, there is nothing to look for.
    guard tally(on: day).scheduled > 0, index.siblingCount > 0 else { return false }
    let number = CardSummary.number(of: day)
    return cardTable.siblings(ofFamily: card.family).contains { sibling in
      sibling != card && cardTable.row(of: sibling)?.lastReviewed == number
    }
  }
}

extension AccountState {
  /// Tells whether a sibling of the card was answered as scheduled on `day`, so that the card waits for another day.
  ///
  /// Whoever has just read the one would know the other from it.
  func isSiblingAnswered(of card: CardID, on day: StudyDay) -> Bool {
    // Before the first answer of the day, and for days to come, there is nothing to look for.
    guard tally(on: day).scheduled > 0, let family = index.families[card.family] else {
      return false
    }
    return family.contains { sibling in
      sibling != card && histories[sibling]?.standing?.review.schedule?.lastReviewed == day
    }
  }
}

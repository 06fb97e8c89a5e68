extension AccountState {
  /// Hands over the deck and the tags of every card that can be practised on `day`: neither suspended nor put off.
  ///
  /// It passes over the whole account, and reads of each card only what it hands over.
  public func forEachPractisable(on day: StudyDay, _ body: (CardDeck, [String]) -> Void) {
    cardTable.forEachGlance { glance in
      guard glance.standing?.isPutAside(on: day) == false, let label = glance.label else { return }
      body(label.home, label.tags)
    }
  }
}

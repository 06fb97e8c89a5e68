/// What is counted of one card, without what it says.
public struct CardFigures: Hashable, Sendable {
  /// Which card it is.
  public let id: CardID
  /// The deck that the card is kept in.
  public let deck: CardDeck
  /// Its category.
  public let category: CardCategory
  /// Whether the card is new, and its schedule where it is not.
  public let review: ReviewState
  /// Whether the card is taken out of what is asked.
  public let isSuspended: Bool
  /// The answers that moved the schedule, the first included.
  public let scheduled: AnswerCount
}

extension AccountState {
  /// Hands over the figures of every card there is, in no particular order.
  ///
  /// It passes over the whole account, and reads no card's text.
  public func forEachFigures(_ body: (CardFigures) -> Void) {
    cardTable.forEachGlance { glance in
      guard let label = glance.label else { return }
      body(
        CardFigures(
          id: glance.id, deck: label.home, category: label.category, review: glance.row.review,
          isSuspended: glance.row.flags.contains(.isSuspended), scheduled: glance.row.scheduled))
    }
  }
}

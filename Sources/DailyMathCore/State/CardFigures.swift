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
    for history in histories.values {
      guard let deck = history.home, let category = history.category,
        let standing = history.standing
      else { continue }
      let scheduled = history.reviews.reduce(into: AnswerCount()) { count, review in
        if review.round == .scheduled { count.count(review.grade, by: 1) }
      }
      body(
        CardFigures(
          id: history.id, deck: deck, category: category, review: standing.review,
          isSuspended: standing.isSuspended, scheduled: scheduled))
    }
  }
}

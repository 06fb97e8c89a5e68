extension EventPayload {
  /// The card that an undo of the event has to name; `nil` where it cannot be taken back.
  ///
  /// The limits of a deck belong to no card, and their undo names one without a name.
  var cardToUndo: CardID? {
    switch self {
    case .cardPut(let card, _), .cardDelete(let card), .cardPurge(let card), .suspend(let card, _),
      .bury(let card), .mark(let card, _), .reschedule(let card, _):
      card
    case .review(let review): review.card
    case .deckLimits: CardID("")
    case .agility, .undo, .profile, .settings, .unknown: nil
    }
  }
}

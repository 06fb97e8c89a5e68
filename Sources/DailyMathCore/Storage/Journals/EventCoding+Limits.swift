extension EventCoding {
  /// Throws `StoreError.tooLong` where a text or a list of `payload` is longer than reading accepts.
  static func checkLimits(of payload: EventPayload) throws(StoreError) {
    switch payload {
    case .cardPut(let card, let content):
      try check(card.text, "card")
      try check(content.prompt, "prompt")
      try check(content.answer, "answer")
      try check(content.distractors, "distractors")
      try check(content.category.identifier, "category")
      try check(content.tags, "tags")
      try check(content.note, "note")
      try check(content.deck, "deck")
      try check(content.alternatives, "alternatives")
      if case .cloze(let gap) = content.form, !(1...CardForm.mostGaps).contains(gap) {
        throw .tooLong(field: "gap", limit: CardForm.mostGaps)
      }
    case .cardDelete(let card), .cardPurge(let card), .suspend(let card, _), .bury(let card),
      .mark(let card, _), .reschedule(let card, _):
      try check(card.text, "card")
    case .review(let review):
      try check(review.card.text, "card")
      try check(review.session, "session")
      try check(review.answered, "answered")
    case .undo(let identity, let card):
      try check(identity.device.text, "device")
      try check(card.text, "card")
    case .profile(let profile):
      try check(profile.displayName, "displayName")
      try check(profile.university, "university")
    case .deckLimits(.own(let deck), _): try check(deck, "deck")
    case .deckLimits(.category(let category), _): try check(category.identifier, "category")
    case .settings(let change):
      if let agility = change.agility { try checkLimits(of: agility.drill) }
    case .agility(let part): try checkLimits(of: part)
    case .unknown(let kind):
      try check(kind, "kind")
    }
  }

  /// Throws `StoreError.tooLong` where a text is longer than a field may be.
  static func check(_ text: String, _ field: String) throws(StoreError) {
    guard text.utf8.count <= longestField else { throw .tooLong(field: field, limit: longestField) }
  }

  private static func check(_ texts: [String], _ field: String) throws(StoreError) {
    guard texts.count <= mostElements else { throw .tooLong(field: field, limit: mostElements) }
    for text in texts { try check(text, field) }
  }
}

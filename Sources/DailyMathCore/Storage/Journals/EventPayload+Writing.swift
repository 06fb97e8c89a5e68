extension EventPayload {
  /// The word that stands for the kind in a journal.
  var kind: String {
    switch self {
    case .cardPut: "card.put"
    case .cardDelete: "card.delete"
    case .cardPurge: "card.purge"
    case .suspend: "suspend"
    case .bury: "bury"
    case .mark: "mark"
    case .reschedule: "reschedule"
    case .deckLimits: "deck.limits"
    case .review: "review"
    case .agility: "agility"
    case .undo: "undo"
    case .profile: "profile"
    case .settings: "settings"
    case .unknown(let kind): kind
    }
  }

  /// Writes the members that belong to the kind into the object that is open.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .cardPut(let card, let content):
      writer.member("card", card.text)
      content.write(to: &writer)
    case .cardDelete(let card), .cardPurge(let card), .bury(let card):
      writer.member("card", card.text)
    case .suspend(let card, let isSuspended):
      writer.member("card", card.text)
      writer.member("suspended", isSuspended)
    case .mark(let card, let isMarked):
      writer.member("card", card.text)
      writer.member("marked", isMarked)
    case .reschedule(let card, let due):
      writer.member("card", card.text)
      writer.member("due", due.description)
    case .deckLimits(let deck, let limits):
      writer.member(deck)
      if let count = limits.newCardsPerDay { writer.member("newCardsPerDay", count) }
      if let count = limits.reviewsPerDay { writer.member("reviewsPerDay", count) }
    case .review(let review):
      review.write(to: &writer)
    case .agility(let part):
      part.write(to: &writer)
    case .undo(let identity, let card):
      writer.key("of")
      writer.beginObject()
      writer.member("device", identity.device.text)
      writer.member("n", identity.number)
      writer.endObject()
      writer.member("card", card.text)
    case .profile(let profile):
      profile.write(to: &writer)
    case .settings(let change):
      if let language = change.language { writer.member("language", language.rawValue) }
      if let rollover = change.rollover { writer.member("rollover", rollover.hour) }
      // Out of range, the line could not be read again.
      if let count = change.newCardsPerDay {
        writer.member("newCardsPerDay", Settings.limited(count))
      }
      if let count = change.reviewsPerDay {
        writer.member("reviewsPerDay", Settings.limited(count))
      }
      if let usesFuzz = change.usesFuzz { writer.member("fuzz", usesFuzz) }
      if let backlog = change.backlog { writer.member("backlog", backlog.rawValue) }
      if let theme = change.theme { writer.member("theme", theme.rawValue) }
      if let motion = change.motion { writer.member("motion", motion.rawValue) }
      if let characters = change.characters { writer.member("characters", characters.rawValue) }
      if let reminder = change.reminder { writer.member("reminder", reminder.rawValue) }
      if let agility = change.agility {
        writer.key("agility")
        agility.write(to: &writer)
      }
    case .unknown: break
    }
  }
}

extension CardContent {
  /// Writes the members of the content into the object that is open.
  func write(to writer: inout JSONWriter) {
    writer.member("prompt", prompt)
    writer.member("answer", answer)
    writer.member("distractors", distractors)
    writer.member("category", category.identifier)
    writer.member("tags", tags)
    writer.member("note", note)
    writer.member("difficulty", difficulty)
    // What most cards do not have is not written, so that they stay as short as they were.
    switch form {
    case .basic: break
    case .forward: writer.member("form", FormWord.forward.rawValue)
    case .backward: writer.member("form", FormWord.backward.rawValue)
    case .cloze(let gap): writer.member("gap", gap)
    }
    if !deck.isEmpty { writer.member("deck", deck) }
    if !alternatives.isEmpty { writer.member("alternatives", alternatives) }
    if let answerKind { writer.member("answerKind", answerKind.rawValue) }
  }
}

extension JSONWriter {
  /// Writes the member that names a deck.
  mutating func member(_ deck: CardDeck) {
    switch deck {
    case .category(let category): member("category", category.identifier)
    case .own(let name): member("deck", name)
    }
  }
}

extension Profile {
  /// Writes the members of the profile into the object that is open.
  func write(to writer: inout JSONWriter) {
    writer.member("displayName", displayName)
    writer.member("university", university)
  }
}

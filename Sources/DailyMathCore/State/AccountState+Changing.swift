extension AccountState {
  /// What is to be written so that `change` happens to `cards`, in their order; cards that are so already need nothing.
  ///
  /// Identities that are given twice or are unknown do no harm. Where something would be longer than a journal takes, such
  /// as the 65th tag of a card, appending says so and writes nothing at all.
  public func payloads(for change: CardChange, of cards: [CardID]) -> [EventPayload] {
    var known: Set<CardID> = []
    let chosen = cards.filter { known.insert($0).inserted }
    switch change {
    case .suspend, .mark, .bury, .reschedule, .delete:
      return chosen.compactMap { id in card(id).flatMap { payload(for: change, of: $0) } }
    case .move, .category, .addTag, .removeTag:
      return rewriting(chosen, by: CardEdit(change))
    case .restore:
      return chosen.compactMap(restoring)
    case .purge:
      return chosen.compactMap { cardTable[$0]?.trashed == nil ? nil : .cardPurge($0) }
    }
  }

  /// What is to be written so that `events` are taken back, the last of them first.
  ///
  /// What happened to cards and the limits of decks can be taken back; the profile, the settings and the taking back of
  /// something stand for good. What was taken back already needs nothing.
  public func payloads(toUndo events: [Event]) -> [EventPayload] {
    events.reversed().compactMap { event in
      let identity = event.position.identity
      guard !undone.contains(identity), let card = event.payload.cardToUndo else { return nil }
      return .undo(of: identity, card: card)
    }
  }

  /// Tells whether taking `events` back would bring back what was there before them.
  ///
  /// So it is unless one of them wrote a card that was written again since: what it says now would stay. What was taken back
  /// already does not count.
  public func canUndo(_ events: [Event]) -> Bool {
    events.allSatisfy { event in
      guard case .cardPut(let card, _) = event.payload,
        !undone.contains(event.position.identity)
      else { return true }
      return cardTable[card]?.lastWritten == event.position
    }
  }

  /// What is to be written so that `deck` is called `name`, its limits included.
  ///
  /// Where there is a deck of that name already, both become one, and the limits that it has stay. For a category it is
  /// renamed on every card, in whatever deck; those that every account knows keep their names. Cards in the trash come back
  /// as they were.
  public func payloads(renaming deck: CardDeck, to name: String) -> [EventPayload] {
    guard let renamed = deck.renamed(to: name), renamed != deck else { return [] }
    let edit = CardEdit(
      { content in
        switch renamed {
        case .own(let name): content.deck = name
        case .category(let category): content.category = category
        }
      })
    var concerned: [CardID] = []
    cardTable.forEachGlance { glance in
      guard let label = glance.label else { return }
      let isConcerned =
        switch deck {
        case .own(let name): label.deck == name
        case .category(let category): label.category == category
        }
      if isConcerned { concerned.append(glance.id) }
    }
    // Sorted, so that the same account writes the same lines on every machine.
    return rewriting(concerned.sorted(), by: edit)
      + movingLimits(from: deck, to: renamed)
  }

  /// The cards that were made of the same text as `id` and are there now, itself among them.
  public func family(of id: CardID) -> [CardID] {
    guard let form = content(of: id)?.form else { return [] }
    guard form.hasSiblings else { return [id] }
    return cards(ofFamily: id.family).filter { content(of: $0)?.form.type == form.type }
  }

  private func payload(for change: CardChange, of card: Flashcard) -> EventPayload? {
    switch change {
    case .suspend(let isSuspended):
      card.isSuspended == isSuspended ? nil : .suspend(card.id, isSuspended: isSuspended)
    case .mark(let isMarked):
      card.isMarked == isMarked ? nil : .mark(card.id, isMarked: isMarked)
    case .bury: .bury(card.id)
    case .reschedule(let due):
      card.review.schedule.flatMap { $0.due == due ? nil : .reschedule(card.id, due: due) }
    case .delete: .cardDelete(card.id)
    case .move, .category, .addTag, .removeTag, .restore, .purge: nil
    }
  }

  /// Writes the content of cards and of their siblings anew, each card once.
  private func rewriting(_ cards: [CardID], by edit: CardEdit) -> [EventPayload] {
    var edit = edit
    var families: Set<CardID> = []
    var payloads: [EventPayload] = []
    for id in cards {
      guard let form = content(of: id)?.form else { continue }
      // A card without siblings may have any identity, also one that looks like a sibling's.
      if form.hasSiblings, !families.insert(id.family).inserted { continue }
      for sibling in family(of: id) {
        guard let old = content(of: sibling) else { continue }
        let new = edit.applied(to: old)
        if new != old { payloads.append(.cardPut(sibling, new)) }
      }
    }
    return payloads
  }

  private func movingLimits(from deck: CardDeck, to renamed: CardDeck) -> [EventPayload] {
    let limits = limits(of: deck)
    guard limits != DeckLimits() else { return [] }
    let isFree = self.limits(of: renamed) == DeckLimits()
    return (isFree ? [.deckLimits(renamed, limits)] : []) + [.deckLimits(deck, DeckLimits())]
  }
}

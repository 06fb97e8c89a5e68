extension AccountState {
  /// The state after `event`: the fold of which the whole account is made.
  ///
  /// Where `state` lives on beside the result, its tables are copied, which takes longer than an answer may; `apply`
  /// changes them in place.
  public static func folding(
    _ state: consuming AccountState, _ event: Event
  ) -> AccountState {
    var next = state
    next.apply(event)
    return next
  }

  /// Takes `event` in; one that was seen before changes nothing.
  public mutating func apply(_ event: Event) {
    fold(event, keepingIndex: true)
  }

  /// Takes `event` in; without `keepingIndex` the index stays as it was before, and has to be made anew in the end.
  mutating func fold(_ event: Event, keepingIndex: Bool) {
    let position = event.position
    guard seen[position.identity.device, default: SeenNumbers()].insert(position.identity.number)
    else { return }
    highestOrder = max(highestOrder, position.order)
    switch event.payload {
    case .undo(let identity, let card):
      takeBack(identity, of: card, keepingIndex: keepingIndex)
    case .deckLimits(let deck, let limits):
      guard !undone.contains(position.identity) else { return }
      deckLimitValues[deck, default: WrittenValues()].write(limits, at: position)
    case .profile(let profile):
      profileValue.write(profile, at: position)
    case .settings(let change):
      apply(change, at: position)
    case .agility(let part): take(part, at: position, on: event.moment)
    default:
      guard let (id, step) = CardHistory.Step.step(of: event) else { return }
      insert(step, into: id, keepingIndex: keepingIndex)
    }
  }

  private mutating func apply(_ change: SettingsChange, at position: EventPosition) {
    if let language = change.language { languageValue.write(language, at: position) }
    if let rollover = change.rollover { rolloverValue.write(rollover, at: position) }
    if let count = change.newCardsPerDay {
      newCardsValue.write(Settings(newCardsPerDay: count).newCardsPerDay, at: position)
    }
    if let count = change.reviewsPerDay {
      reviewsValue.write(Settings.limited(count), at: position)
    }
    if let usesFuzz = change.usesFuzz { fuzzValue.write(usesFuzz, at: position) }
    if let backlog = change.backlog { backlogValue.write(backlog.limited, at: position) }
    if let theme = change.theme { themeValue.write(theme, at: position) }
    if let motion = change.motion { motionValue.write(motion, at: position) }
    if let characters = change.characters { charactersValue.write(characters, at: position) }
    if let reminder = change.reminder { reminderValue.write(reminder, at: position) }
    if let agility = change.agility { agilityValue.write(agility, at: position) }
  }

  private mutating func insert(
    _ step: CardHistory.Step, into id: CardID, keepingIndex: Bool
  ) {
    guard !undone.contains(step.position.identity) else { return }
    // In place: a copy of the history would cost as much as all the answers before this one.
    let (change, before, after) = cardTable.change(id) { history in
      let before = keepingIndex ? history.entry : nil
      let change = history.insert(step)
      return (change, before, keepingIndex ? history.entry : nil)
    }
    count(change, by: 1)
    if keepingIndex { index.replace(before, by: after) }
  }

  /// Takes back what happened to a card or to a deck's limits under `identity`; everything else, an undo among it, stands
  /// for good.
  ///
  /// The card named only says where to look first, so that the outcome does not depend on which of the two arrived first.
  private mutating func takeBack(
    _ identity: EventIdentity, of card: CardID, keepingIndex: Bool
  ) {
    guard undone.insert(identity).inserted,
      seen[identity.device]?.contains(identity.number) ?? false
    else { return }
    if remove(identity, from: card, keepingIndex: keepingIndex) || removeLimits(identity) { return }
    // Hardly ever does an undo name another card than that of its event, so that all may be read for it.
    var found: CardID?
    cardTable.forEachHistory { if $0.contains(identity) { found = $0.id } }
    if let found { _ = remove(identity, from: found, keepingIndex: keepingIndex) }
  }

  private mutating func remove(
    _ identity: EventIdentity, from id: CardID, keepingIndex: Bool
  ) -> Bool {
    guard cardTable[id]?.contains(identity) ?? false else { return false }
    let (removed, before, after, isEmpty) = cardTable.change(id) { history in
      let before = keepingIndex ? history.entry : nil
      let change = history.remove(identity)
      return (change, before, keepingIndex ? history.entry : nil, history.steps.isEmpty)
    }
    guard let change = removed else { return false }
    count(change, by: -1)
    if keepingIndex { index.replace(before, by: after) }
    // An account that never heard of the card has no empty history of it either.
    if isEmpty { cardTable.forget(id) }
    return true
  }

  private mutating func removeLimits(_ identity: EventIdentity) -> Bool {
    for deck in deckLimitValues.keys
    where deckLimitValues[deck]?.remove(identity) ?? false {
      if deckLimitValues[deck]?.writings.isEmpty ?? false { deckLimitValues[deck] = nil }
      return true
    }
    return false
  }
}

extension CardHistory.Step {
  /// What an event does to a card, and to which; `nil` where it does nothing to one.
  fileprivate static func step(of event: Event) -> (card: CardID, step: CardHistory.Step)? {
    let (position, day) = (event.position, event.moment.day)
    switch event.payload {
    case .cardPut(let id, let content): return (id, .put(position, on: day, PackedContent(content)))
    case .cardDelete(let id): return (id, .delete(position, on: day))
    case .cardPurge(let id): return (id, .purge(position))
    case .suspend(let id, let isSuspended): return (id, .suspend(position, on: day, isSuspended))
    case .bury(let id): return (id, .bury(position, day))
    case .mark(let id, let isMarked): return (id, .mark(position, isMarked))
    case .reschedule(let id, let due): return (id, .reschedule(position, on: day, due: due))
    case .review(let review):
      return (review.card, .review(ReviewSummary(of: review, at: position, on: event.moment)))
    case .deckLimits, .agility, .undo, .profile, .settings, .unknown: return nil
    }
  }
}

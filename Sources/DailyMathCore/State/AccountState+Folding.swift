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
    let position = event.position
    guard seen[position.identity.device, default: SeenNumbers()].insert(position.identity.number)
    else { return }
    highestOrder = max(highestOrder, position.order)
    switch event.payload {
    case .cardPut(let id, let content):
      insert(.put(position, on: event.moment.day, PackedContent(content)), into: id)
    case .cardDelete(let id):
      insert(.delete(position, on: event.moment.day), into: id)
    case .cardPurge(let id):
      insert(.purge(position), into: id)
    case .suspend(let id, let isSuspended):
      insert(.suspend(position, on: event.moment.day, isSuspended), into: id)
    case .bury(let id):
      insert(.bury(position, event.moment.day), into: id)
    case .mark(let id, let isMarked):
      insert(.mark(position, isMarked), into: id)
    case .reschedule(let id, let due):
      insert(.reschedule(position, on: event.moment.day, due: due), into: id)
    case .deckLimits(let deck, let limits):
      guard !undone.contains(position.identity) else { return }
      deckLimitValues[deck, default: WrittenValues()].write(limits, at: position)
    case .review(let review):
      insert(
        .review(ReviewSummary(of: review, at: position, on: event.moment)), into: review.card)
    case .undo(let identity, let card):
      takeBack(identity, of: card)
    case .profile(let profile):
      profileValue.write(profile, at: position)
    case .settings(let change):
      apply(change, at: position)
    case .unknown:
      break
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
  }

  private mutating func insert(_ step: CardHistory.Step, into id: CardID) {
    guard !undone.contains(step.position.identity) else { return }
    let before = histories[id]?.entry
    // In place, here and below: a copy of the history would cost as much as all the answers before this one.
    count(histories[id, default: CardHistory(id: id)].insert(step), by: 1)
    index.replace(before, by: histories[id]?.entry)
  }

  /// Takes back what happened to a card or to a deck's limits under `identity`; everything else, an undo among it, stands
  /// for good.
  ///
  /// The card named only says where to look first, so that the outcome does not depend on which of the two arrived first.
  private mutating func takeBack(_ identity: EventIdentity, of card: CardID) {
    guard undone.insert(identity).inserted,
      seen[identity.device]?.contains(identity.number) ?? false
    else { return }
    if remove(identity, from: card) || removeLimits(identity) { return }
    if let id = histories.first(where: { $0.value.contains(identity) })?.key {
      _ = remove(identity, from: id)
    }
  }

  private mutating func remove(_ identity: EventIdentity, from id: CardID) -> Bool {
    let before = histories[id]?.entry
    guard let change = histories[id]?.remove(identity) else { return false }
    count(change, by: -1)
    index.replace(before, by: histories[id]?.entry)
    // An account that never heard of the card has no empty history of it either.
    if histories[id]?.steps.isEmpty ?? false { histories[id] = nil }
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

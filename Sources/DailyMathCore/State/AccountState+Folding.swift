extension AccountState {
  /// The state after `event`: the fold of which the whole account is made.
  public static func folding(_ state: AccountState, _ event: Event) -> AccountState {
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
    guard !undone.contains(position.identity) else { return }
    switch event.payload {
    case .cardPut(let id, let content):
      change(id) { $0.insert(.put(position, content)) }
    case .cardDelete(let id):
      change(id) { $0.insert(.delete(position)) }
    case .review(let review):
      append(review, at: position, on: event.moment.day)
    case .undo(let identity, let card):
      undone.insert(identity)
      if histories[card] != nil { takeBack(identity, of: card) }
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
  }

  private mutating func append(_ review: Review, at position: EventPosition, on day: StudyDay) {
    let summary = ReviewSummary(
      position: position, day: day, round: review.round, kind: review.kind, grade: review.grade,
      milliseconds: review.milliseconds)
    answerTimes[review.kind, default: AnswerTimes()].insert(review.milliseconds)
    changeReviews(of: review.card) { $0.insert(.review(summary)) }
  }

  private mutating func takeBack(_ identity: EventIdentity, of card: CardID) {
    let taken = histories[card]?.reviews.first { $0.position.identity == identity }
    if let taken { answerTimes[taken.kind]?.remove(taken.milliseconds) }
    changeReviews(of: card) { _ = $0.remove(identity) }
  }

  /// Changes a history in which reviews come or go, and brings the days' tallies in line with it.
  private mutating func changeReviews(
    of id: CardID, _ body: (inout CardHistory) -> Void
  ) {
    count(histories[id]?.reviews ?? [], by: -1)
    change(id, body)
    count(histories[id]?.reviews ?? [], by: 1)
  }

  private mutating func count(_ reviews: [ReviewSummary], by sign: Int) {
    var days: Set<StudyDay> = []
    for (index, review) in reviews.enumerated() {
      var tally = tally(on: review.day)
      tally.answers += sign
      if index == 0 { tally.introduced += sign }
      if days.insert(review.day).inserted { tally.cards += sign }
      tallies[review.day] = tally == DayTally() ? nil : tally
    }
  }

  private mutating func change(_ id: CardID, _ body: (inout CardHistory) -> Void) {
    let hadCard = histories[id]?.card != nil
    body(&histories[id, default: CardHistory(id: id)])
    let hasCard = histories[id]?.card != nil
    if hadCard != hasCard { cardCount += hasCard ? 1 : -1 }
  }
}

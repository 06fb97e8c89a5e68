import DailyMathCore

extension TodayScreen {
  /// Takes note of an event that was appended from this screen, where that is something that `u` speaks of.
  static func note(_ event: Event, in state: inout State) {
    switch event.payload {
    case .cardDelete(let card):
      state.deeds.append(Deed(event: event.position.identity, deletedCard: card))
    case .settings(let change) where change.backlog != nil:
      state.deeds.append(Deed(event: event.position.identity, deletedCard: nil))
    default: break
    }
  }

  /// Carries out an action that concerns taking back what was done last.
  static func reduceTakingBack(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .takeBackChosen:
      guard state.takingBack == nil else { return [] }
      state.takingBack = .lookingUp
      return [.lookUpSitting]
    case .sittingFound(let record):
      guard state.takingBack == .lookingUp else { return [] }
      state.takingBack = nil
      return takeBackLast(&state, record?.answers.last, context)
    case .earlierTakenBack: noteTakenBack(&state, context)
    case .takeBackFailed(let error):
      state.takingBack = nil
      state.notice = .notSaved(error)
    default: return reduceList(&state, action, context)
    }
    return []
  }

  /// Takes back the last thing done: a deed of this screen, or `answer` where that is later.
  private static func takeBackLast(
    _ state: inout State, _ answer: SittingRecord.Answer?, _ context: ReduceContext
  ) -> [Effect] {
    let library = context.library
    // What was brought back elsewhere, or is gone for good, is nothing to take back any more.
    while let card = state.deeds.last?.deletedCard, let event = state.deeds.last?.event,
      !library.trash.contains(where: { $0.id == card && $0.deleted.identity == event })
    {
      state.deeds.removeLast()
    }
    if let deed = state.deeds.last, isLater(deed.event, than: answer?.event) {
      guard let card = deed.deletedCard else {
        // A setting has no undo; said once, so that what was done before can be reached.
        state.deeds.removeLast()
        state.notice = .backlogChosenLast
        return []
      }
      state.takingBack = .deletion(of: card)
      return [.append([.undo(of: deed.event, card: card)], for: .takeBackEarlier)]
    }
    guard let answer else {
      state.notice = .nothingEarlierToTakeBack
      return []
    }
    guard answer.day >= state.day else {
      // What happened on another day is nothing to lose by a key that was pressed by mistake.
      state.question = .takeBack(answer)
      state.isConfirmSelected = false
      return []
    }
    return takeBack(answer, in: &state)
  }

  /// Takes back an answer.
  static func takeBack(_ answer: SittingRecord.Answer, in state: inout State) -> [Effect] {
    state.takingBack = .answer(to: answer.review.card)
    return [.append([.undo(of: answer.event, card: answer.review.card)], for: .takeBackEarlier)]
  }

  private static func isLater(_ event: EventIdentity, than other: EventIdentity?) -> Bool {
    guard let other, other.device == event.device else { return true }
    return event.number > other.number
  }

  private static func noteTakenBack(_ state: inout State, _ context: ReduceContext) {
    let library = context.library
    switch state.takingBack {
    case .answer(let card):
      refresh(&state, library: library, day: context.stamp.day)
      state.notice = .tookBackEarlier(prompt: prompt(of: card, in: library))
    case .deletion(let card):
      state.deeds.removeAll { $0.deletedCard == card }
      refresh(&state, library: library, day: context.stamp.day)
      if let row = state.rows.firstIndex(of: card, in: library) { select(row, in: &state) }
      state.notice = .broughtBack(prompt: prompt(of: card, in: library))
    case .lookingUp, nil: return
    }
    state.takingBack = nil
  }

  /// What a card asks, also where it is in the trash; `nil` where nothing is left of it.
  static func prompt(of card: CardID, in library: AccountState) -> String? {
    let content =
      library.content(of: card) ?? library.trash.first { $0.id == card }?.content
    return content?.face.prompt
  }
}

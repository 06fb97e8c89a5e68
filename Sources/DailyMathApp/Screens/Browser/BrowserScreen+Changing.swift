import DailyMathCore
import DailyMathTerminal

extension BrowserScreen {
  /// Does something to the chosen cards, or begins the dialog that has to come first.
  static func use(_ tool: Tool, in state: inout State, _ context: ReduceContext) -> [Effect] {
    if tool == .emptyTrash {
      let all = context.library.trash.map(\.id)
      if !all.isEmpty { state.dialog = BrowserDialog(.emptyTrash, cards: all) }
      return []
    }
    let isTrash = state.query.concernsTrash
    if tool == .restore {
      return isTrash ? perform(.restore, on: state.targets, in: &state, context) : []
    }
    guard !isTrash else { return [] }
    if tool == .edit {
      let card = state.cardAtHand.flatMap { context.library.card($0) }
      return card.map { [.navigate(.editCard($0.id))] } ?? []
    }
    let cards = state.targets.filter { context.library.content(of: $0) != nil }
    guard !cards.isEmpty else { return [] }
    switch tool {
    case .suspend:
      let suspends = cards.contains { context.library.card($0)?.isSuspended == false }
      return perform(.suspend(suspends), on: cards, in: &state, context)
    case .mark:
      let marks = cards.contains { context.library.card($0)?.isMarked == false }
      return perform(.mark(marks), on: cards, in: &state, context)
    case .bury:
      let awake = cards.filter { context.library.card($0)?.buriedDay != state.day }
      return perform(.bury, on: awake, in: &state, context)
    case .practise:
      state.choice = ChosenCards()
      return [.navigate(.quiz(.practice(.cards(cards))))]
    case .move: openChoice(.move, cards, deckChoices(for: cards, context), in: &state)
    case .addTag: openChoice(.addTag, cards, context.library.tags.map { .tag($0) }, in: &state)
    case .removeTag:
      let tags = Set(cards.flatMap { context.library.content(of: $0)?.tags ?? [] })
      guard !tags.isEmpty else {
        state.notice = .browser(.nothingChanged)
        return []
      }
      openChoice(.removeTag, cards, tags.sorted().map { .tag($0) }, in: &state)
    case .reschedule: state.dialog = BrowserDialog(.reschedule, cards: cards)
    case .delete:
      let shown = Set(state.found.indices.compactMap { state.card(inRow: $0) })
      let hiddenCount = cards.count { !shown.contains($0) }
      state.dialog = BrowserDialog(.delete, cards: cards, hiddenCount: hiddenCount)
    case .edit, .restore, .emptyTrash: break
    }
    return []
  }

  private static func openChoice(
    _ kind: BrowserDialog.Kind, _ cards: [CardID], _ choices: [BrowserDialog.Choice],
    in state: inout State
  ) {
    state.dialog = BrowserDialog(kind, cards: cards, options: choices)
  }

  /// The learner's own decks, then none of them where that makes a difference, then the categories.
  private static func deckChoices(
    for cards: [CardID], _ context: ReduceContext
  ) -> [BrowserDialog.Choice] {
    let own = context.library.ownDecks.map { BrowserDialog.Choice.deck(.own($0)) }
    let isInOwn = cards.contains { context.library.content(of: $0)?.deck.isEmpty == false }
    let categories = CardCategory.wellKnown + context.library.ownCategories
    return own + (isInOwn ? [.noDeck] : []) + categories.map { .deck(.category($0)) }
  }

  /// Writes a change; where nothing would change, says so.
  static func perform(
    _ change: CardChange, on cards: [CardID], in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    guard state.pending == nil else { return [] }
    let payloads = context.library.payloads(for: change, of: cards)
    guard !payloads.isEmpty else {
      if !cards.isEmpty || change == .bury { state.notice = .browser(.nothingChanged) }
      return []
    }
    let deed = BrowserDeed(change: change, count: payloads.count)
    state.pending = Pending(deed: deed, eventCount: payloads.count, isUndo: false)
    return [.append(payloads, for: .browser)]
  }

  /// Takes back what was done last.
  static func undo(in state: inout State, _ context: ReduceContext) -> [Effect] {
    guard state.pending == nil else { return [] }
    while let last = state.done.last {
      guard context.library.canUndo(last.events) else {
        state.done.removeLast()
        state.notice = .browser(.changedSince)
        return []
      }
      let payloads = context.library.payloads(toUndo: last.events)
      guard payloads.isEmpty else {
        state.pending = Pending(deed: last.deed, eventCount: payloads.count, isUndo: true)
        return [.append(payloads, for: .browser)]
      }
      // Another window took it back already.
      state.done.removeLast()
    }
    state.notice = .browser(.nothingToUndo)
    return []
  }

  /// What was asked for is on the disk.
  static func changed(
    _ state: inout State, _ events: [Event], _ context: ReduceContext
  ) -> [Effect] {
    let atHand = state.cardAtHand
    if let pending = state.pending {
      state.pending = nil
      if pending.isUndo {
        _ = state.done.popLast()
        state.notice = .browser(.undone(pending.deed))
      } else {
        remember(pending, events, in: &state)
        state.notice = .browser(.done(pending.deed))
      }
    }
    if state.awaitedCards != nil || state.cards == nil {
      // What is being made ready beside the loop does not know of it.
      refresh(&state, context)
      return effects(of: state, context)
    }
    state.keepingChoice { state in
      state.cards?.update(for: events, in: context.library)
      state.trash = nil
      state.eventCount = context.library.eventCount
      sort(&state, context, keeping: atHand)
    }
    return []
  }

  private static func remember(_ pending: Pending, _ events: [Event], in state: inout State) {
    guard pending.deed.change != .purge else {
      // What is out of the trash cannot come back, and a step from before that is not what was done last.
      state.done = []
      return
    }
    state.done.append(Done(deed: pending.deed, events: Array(events.suffix(pending.eventCount))))
  }
}

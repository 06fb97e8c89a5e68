import DailyMathCore
import DailyMathTerminal

extension QuizScreen {
  /// Carries out what concerns the card on show beside answering it; `nil` where the action is none of these.
  static func reduceTool(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect]? {
    switch action {
    case .toolChosen(let tool, let key): return use(tool, by: key, in: &state, context)
    case .toolRecorded(let identities): noteRecorded(identities.last, in: &state, context)
    case .toolFailed(let error):
      state.pendingDeed = nil
      state.answeringKey = nil
      state.notice = .notSaved(error)
    case .editChosen: return edit(&state, context)
    case .resumed: resume(&state, context)
    case .historyToggled: toggleHistory(&state, context)
    case .historyMoved(let key): moveHistory(&state, key, context)
    default: return nil
    }
    return []
  }

  /// The card on show, where something can be done to it now; says so where it is gone.
  private static func cardAtHand(_ state: inout State, _ context: ReduceContext) -> Flashcard? {
    guard state.phase.offersTools, state.pendingDeed == nil, let showing = state.session.showing
    else { return nil }
    let card = context.library.card(showing.card)
    if card == nil { state.notice = .cardGone }
    return card
  }

  private static func use(
    _ tool: Tool, by key: KeyPress?, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    guard let card = cardAtHand(&state, context), let showing = state.session.showing else {
      return []
    }
    let (kind, payload): (QuizStep.Deed, EventPayload) =
      switch tool {
      case .suspend: (.suspended, .suspend(card.id, isSuspended: true))
      case .bury: (.buried, .bury(card.id))
      case .mark: (.marked(!card.isMarked), .mark(card.id, isMarked: !card.isMarked))
      }
    guard kind != .suspended || !card.isSuspended else {
      // The answer that is being read suspended it already.
      state.notice = .tool(kind, prompt: showing.face.prompt, dropsAnswer: false)
      return []
    }
    state.pendingDeed = Deed(
      kind: kind, card: card.id, prompt: showing.face.prompt, phase: state.phase,
      selectedOption: state.selectedOption, selectedGrade: state.selectedGrade,
      outcomes: state.outcomes, field: state.field)
    state.notice = nil
    // A key that is held down must not put one card after another aside.
    state.answeringKey = key.map { AnsweringKey($0, at: context.stamp.monotonic) }
    return [.append([payload], for: .tool)]
  }

  /// What was done is on the disk: a card that was put aside gives way to the next.
  private static func noteRecorded(
    _ event: EventIdentity?, in state: inout State, _ context: ReduceContext
  ) {
    guard var deed = state.pendingDeed else { return }
    state.pendingDeed = nil
    // Whoever went on meanwhile has another card before them, to which this was not done.
    guard let event, state.session.showing?.card == deed.card else { return }
    deed.event = event
    state.deeds.append(deed)
    state.session.noteDone(deed.kind, events: [event])
    var dropsAnswer = false
    if deed.kind.putsAside {
      if case .grading = deed.phase { dropsAnswer = true }
      let key = state.answeringKey
      state.session.passOver(
        in: context.library, on: context.stamp.day, now: context.stamp.monotonic)
      show(&state, context)
      state.answeringKey = key
    }
    state.notice = .tool(deed.kind, prompt: deed.prompt, dropsAnswer: dropsAnswer)
  }

  private static func edit(_ state: inout State, _ context: ReduceContext) -> [Effect] {
    guard let card = cardAtHand(&state, context) else { return [] }
    state.leftAt = context.stamp.monotonic
    state.notice = nil
    return [.navigate(.editCard(card.id))]
  }

  /// The learner is back from the editor: the same question stands there, with what the card says now.
  ///
  /// An answer that waits for its grade still waits; the time in the editor is none in which the question was thought about.
  private static func resume(_ state: inout State, _ context: ReduceContext) {
    let now = context.stamp.monotonic
    let absence = state.leftAt.map { max(0, now - $0) } ?? 0
    state.leftAt = nil
    state.changedAt = now
    state.answeringKey = nil
    guard let showing = state.session.showing, state.phase != .finished else { return }
    guard context.library.card(showing.card) != nil else {
      advance(&state, context)
      state.notice = .cardGone
      return
    }
    if case .asking = state.phase { state.session.excuse(absence, now: now) }
    state.session.reread(in: context.library, now: now)
    if state.session.showing?.content != showing.content {
      state.scroll = nil
      state.followsSelection = false
      if case .asking = state.phase { state.selectedOption = 0 }
    }
    followLibrary(&state, context)
  }

  private static func toggleHistory(_ state: inout State, _ context: ReduceContext) {
    let now = context.stamp.monotonic
    guard state.history == nil else {
      state.history = nil
      if case .asking = state.phase, let leftAt = state.leftAt {
        state.session.excuse(now - leftAt, now: now)
      }
      state.leftAt = nil
      return
    }
    guard cardAtHand(&state, context) != nil else { return }
    state.history = ScrollState()
    state.leftAt = now
    state.notice = nil
  }

  private static func moveHistory(
    _ state: inout State, _ key: KeyPress, _ context: ReduceContext
  ) {
    guard let extent = historyExtent(state, context) else { return }
    _ = state.history?.handle(key, count: extent.count, rows: extent.rows)
  }

  /// Moves the card's history by that many lines.
  static func scrollHistory(
    _ state: inout State, by lines: Int, _ context: ReduceContext
  ) -> [Effect] {
    if let extent = historyExtent(state, context) {
      state.history?.scroll(by: lines, count: extent.count, rows: extent.rows)
    }
    return []
  }

  private static func historyExtent(
    _ state: State, _ context: ReduceContext
  ) -> (count: Int, rows: Int)? {
    guard let card = state.session.showing?.card,
      let chronicle = CardChronicle(of: card, in: context.library)
    else { return nil }
    // A reducer does not know the terminal's characters; nearly all of them show these.
    let view = ViewContext(
      size: context.size, texts: .of(context.language), language: context.language,
      glyphs: .unicode, library: context.library, stamp: context.stamp)
    return QuizHistoryView(chronicle, view).extent
  }
}

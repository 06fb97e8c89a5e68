import DailyMathCore
import DailyMathTerminal

extension DrillScreen {
  /// For how long a key stays lit that nobody follows with another one, in milliseconds.
  static let litMilliseconds: Int64 = 150
  /// For how long after the end keys are still taken for a part of the drill, in milliseconds.
  static let guardMilliseconds: Int64 = 700

  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    let now = context.stamp.monotonic
    if action == .continued, state.isRunning {
      // Nobody said that the program would stand still: it did from what happened last on.
      state.session.pause(at: min(state.seenAt, now))
    }
    state.seenAt = now
    switch action {
    case .typed(let key): return type(key, in: &state, context)
    case .answerWritten(let line): return answer(line, in: &state, context)
    case .timePassed:
      if let lit = state.litKey, now >= lit.end { state.litKey = nil }
      if state.isRunning { state.session.pass(to: now) }
      return follow(&state, context)
    case .suspended:
      guard state.isRunning else { return [] }
      state.litKey = nil
      state.session.pass(to: now)
      if state.isRunning { state.session.pause(at: now) }
      return follow(&state, context)
    case .resumed:
      if state.session.phase == .paused { state.session.resume(at: now) }
      return []
    case .endChosen: return end(&state, context)
    case .programEnding:
      if state.ending == nil { state.session.stop(at: now) }
      return follow(&state, context) + save(&state)
    case .leaveChosen: return leave(to: .back, &state, context)
    case .tabChosen(let tab): return leave(to: .tab(tab), &state, context)
    case .recorded: return noteRecorded(in: &state, context)
    case .notRecorded(let error): return noteNotRecorded(error, in: &state)
    case .retryChosen: return save(&state)
    case .libraryChanged, .continued: return []
    default: return reduceResults(&state, action, context)
    }
  }

  /// Carries out what is chosen under the results, and how a drill follows another one.
  private static func reduceResults(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    let session = state.session
    switch action {
    case .restartChosen: return begin(.new(state.settings), after: &state, context)
    case .repeatChosen:
      guard state.ending != nil, !session.answers.isEmpty else { return [] }
      return begin(
        .again(session.settings, seed: session.seed, problems: session.problems), after: &state,
        context)
    case .missesChosen:
      guard let misses = state.ending?.summary.misses, !misses.isEmpty else { return [] }
      return begin(
        .misses(state.settings, problems: misses.map(\.problem)), after: &state, context)
    case .nextLevelChosen:
      guard let level = state.nextLevel else { return [] }
      var next = state.settings
      next.level = level
      return begin(.new(next), after: &state, context)
    case .typedOn:
      state.ending?.guardEnd = context.stamp.monotonic + guardMilliseconds
    case .keyMoved(let key):
      guard let results = DrillResults(state, context) else { return [] }
      _ = state.ending?.scroll.handle(key, count: results.lines.count, rows: results.rows)
    case .scrolled(let lines):
      guard let results = DrillResults(state, context) else { return [] }
      state.ending?.scroll.scroll(by: lines, count: results.lines.count, rows: results.rows)
    case .helpChosen: return [.toggleHelp]
    case .appearanceChosen: return [.toggleAppearance]
    case .quitChosen: return [.quit]
    default: break
    }
    return []
  }

  private static func type(
    _ key: DrillEntry.Key, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    let now = context.stamp.monotonic
    guard state.isRunning else {
      if state.session.phase == .paused { state.session.resume(at: now) }
      return []
    }
    state.litKey = LitKey(key: key, end: now + litMilliseconds)
    state.session.take(key, at: now)
    return follow(&state, context)
  }

  private static func answer(
    _ line: String, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    guard state.isRunning else { return [] }
    state.session.take(line: line, at: context.stamp.monotonic)
    return follow(&state, context)
  }

  /// Ends the drill at the learner's wish; without an answer there is nothing to see, and the screen is left.
  private static func end(_ state: inout State, _ context: ReduceContext) -> [Effect] {
    guard state.ending == nil else { return [] }
    guard !state.session.answers.isEmpty else { return leave(to: .back, &state, context) }
    state.session.stop(at: context.stamp.monotonic)
    return follow(&state, context)
  }

  /// Begins another drill at once; what is not saved yet of the one before is taken along.
  private static func begin(
    _ start: DrillStart, after state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    if state.ending == nil { state.session.stop(at: context.stamp.monotonic) }
    let effects = follow(&state, context)
    var next = State(start, context: context)
    next.unsaved = state.unsaved
    next.isSaving = state.isSaving
    next.failure = state.failure
    state = next
    return effects
  }
}

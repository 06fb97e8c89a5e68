import DailyMathCore
import DailyMathTerminal

extension DrillScreen {
  /// Takes over what the session has to have written, and sums it up where it is over.
  static func follow(_ state: inout State, _ context: ReduceContext) -> [Effect] {
    let now = context.stamp.monotonic
    if state.ending == nil, state.session.phase == .over {
      state.litKey = nil
      state.ending = Ending(
        summary: DrillSummary(of: state.session, in: context.library.agility),
        guardEnd: now + guardMilliseconds, awardsBefore: context.awards)
    }
    let parts = state.session.takeParts()
    state.unsaved += parts
    // What failed is tried again with the next piece, not with every key.
    return parts.isEmpty ? [] : save(&state)
  }

  /// Writes the oldest piece that is not on the disk.
  ///
  /// One by itself, and the same one after a failure: only so does the journal see that it is the same one tried again.
  static func save(_ state: inout State) -> [Effect] {
    guard !state.isSaving, let part = state.unsaved.first else { return [] }
    state.isSaving = true
    return [.append([.agility(part)], for: .drill)]
  }

  /// A piece is on the disk; the next one follows, and after the last one the learner goes where they wanted to.
  static func noteRecorded(in state: inout State, _ context: ReduceContext) -> [Effect] {
    guard state.isSaving else { return [] }
    state.isSaving = false
    state.failure = nil
    state.unsaved.removeFirst()
    guard state.unsaved.isEmpty else { return save(&state) }
    if let ending = state.ending,
      context.library.agility.runs.contains(where: { $0.id == state.session.run && $0.earns })
    {
      let awards = Awards(of: context.library, on: context.stamp.day)
      state.ending?.gain = DrillGain(from: ending.awardsBefore, to: awards)
    }
    guard let departure = state.departure else { return [] }
    state.departure = nil
    state.leavesAnyway = false
    return effects(of: departure)
  }

  /// A piece could not be saved: the learner is told and stays, unless they have heard it before and want to leave.
  static func noteNotRecorded(_ error: StoreError, in state: inout State) -> [Effect] {
    state.isSaving = false
    state.failure = error
    let departure = state.leavesAnyway ? state.departure : nil
    state.departure = nil
    state.leavesAnyway = false
    return departure.map(effects(of:)) ?? []
  }

  /// Leaves the screen once everything is saved; where that failed before the learner's eyes, after one more attempt.
  static func leave(
    to departure: Departure, _ state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    if state.ending != nil, state.failure != nil {
      state.departure = departure
      state.leavesAnyway = true
      return save(&state)
    }
    if state.ending == nil { state.session.stop(at: context.stamp.monotonic) }
    let saving = follow(&state, context) + save(&state)
    guard !state.unsaved.isEmpty else { return effects(of: departure) }
    state.departure = departure
    return saving
  }

  private static func effects(of departure: Departure) -> [Effect] {
    switch departure {
    case .back: [.goBack]
    case .tab(let tab): Route(tab: tab).map { [.navigate($0)] } ?? []
    }
  }
}

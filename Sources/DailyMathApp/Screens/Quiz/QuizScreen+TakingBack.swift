import DailyMathCore

extension QuizScreen {
  /// Takes back what was done last: an answer without a grade at once, anything else in the journal.
  static func takeBack(_ state: inout State) -> [Effect] {
    guard state.pendingDeed == nil else { return [] }
    let deed = state.lastDeed
    switch state.phase {
    case .saving: return []
    // A mark that was made while the grade was open came after the answer.
    case .grading where deed?.phase != state.phase, .notSaved:
      state.phase = .asking
      state.answeringKey = nil
      state.notice = nil
      return []
    case .grading, .asking, .reading, .finished: break
    }
    if let deed, let event = deed.event {
      return [.append([.undo(of: event, card: deed.card)], for: .takeBack)]
    }
    guard let answer = state.session.lastAnswer else {
      state.notice = .nothingToTakeBack
      return []
    }
    return [.append([.undo(of: answer.event, card: answer.card)], for: .takeBack)]
  }

  /// What was done last is taken back in the journal: the learner is there again, and is told what it was.
  static func noteTakenBack(_ state: inout State, _ context: ReduceContext) {
    if let deed = state.lastDeed {
      state.deeds.removeLast()
      restore(deed, in: &state, context)
      state.notice = .toolTakenBack(deed.kind, prompt: deed.prompt)
      return
    }
    let answer = state.session.lastAnswer
    state.session.noteTakenBack(now: context.stamp.monotonic)
    state.given.removeAll { $0.event == answer?.event }
    let prompt = state.session.showing?.face.prompt
    begin(&state, context)
    passUnwanted(&state, context)
    state.notice = prompt.map { .tookBack(prompt: $0) }
  }

  private static func restore(_ deed: Deed, in state: inout State, _ context: ReduceContext) {
    guard let place = deed.place else { return }
    begin(&state, context)
    state.session = place.session
    state.session.excuse(.max, now: context.stamp.monotonic)
    state.phase = place.phase
    state.selectedOption = place.selectedOption
    state.selectedGrade = place.selectedGrade
    state.outcomes = place.outcomes
    state.field = place.field
    passUnwanted(&state, context)
  }

  private static func passUnwanted(_ state: inout State, _ context: ReduceContext) {
    guard state.phase.isOpen,
      !state.session.isShowingWanted(in: context.library, on: context.stamp.day)
    else { return }
    advance(&state, context)
  }

  /// Goes on from the answers that were given before the program was started again.
  static func adopt(
    _ record: SittingRecord?, in state: inout State, _ context: ReduceContext
  ) {
    guard let record else { return }
    state.session.adopt(record, on: context.stamp.day)
    for index in state.deeds.indices {
      state.deeds[index].place?.session.adopt(record, on: context.stamp.day)
    }
  }
}

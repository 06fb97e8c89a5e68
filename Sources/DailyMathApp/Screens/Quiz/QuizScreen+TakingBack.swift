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
    guard let step = state.session.lastStep else {
      state.notice = .nothingToTakeBack
      return []
    }
    return [.append(step.undo, for: .takeBack)]
  }

  /// What was done last is taken back in the journal: the learner is there again, and is told what it was.
  static func noteTakenBack(_ state: inout State, _ context: ReduceContext) {
    let deed = state.lastDeed
    // Asked before, since a card that is gone has no question any more.
    let prompt = state.session.lastStep?.question(in: context.library)
    guard
      let step = state.session.noteTakenBack(
        in: context.library, on: context.stamp.day, now: context.stamp.monotonic)
    else { return }
    if deed != nil { state.deeds.removeLast() }
    state.given.removeAll { step.events.contains($0.event) }
    switch step.deed {
    case .marked: break
    case .answered: begin(&state, context)
    case .suspended, .buried:
      begin(&state, context)
      if let deed { restore(deed, in: &state) }
    }
    if state.phase.isOpen,
      !state.session.isShowingWanted(in: context.library, on: context.stamp.day)
    {
      advance(&state, context)
    }
    state.notice =
      if case .answered = step.deed {
        prompt.map { .tookBack(prompt: $0) } ?? .tookBackEarlier(prompt: nil)
      } else {
        .toolTakenBack(step.deed, prompt: prompt ?? "")
      }
  }

  private static func restore(_ deed: Deed, in state: inout State) {
    state.phase = deed.phase
    state.selectedOption = deed.selectedOption
    state.selectedGrade = deed.selectedGrade
    state.outcomes = deed.outcomes
    state.field = deed.field
  }
}

import DailyMathCore

extension AppReducer {
  /// Lets a drill stand still that nobody sees: under the help, under the choices of how the program looks, and in a window
  /// that is too small.
  static func pauseCoveredDrill(_ state: inout AppState) -> [Effect] {
    guard state.isDrilling,
      state.help != nil || state.appearanceMenu != nil || PageLayout.isTooSmall(state.size)
    else { return [] }
    return reduceScreen(&state, .drill(.suspended))
  }

  /// Ends the program from a drill; what was answered is saved first.
  ///
  /// The end waits for that: where it fails, the learner hears of it and may try again. From the results it ends whatever
  /// comes of one more attempt, since by then they have heard of it.
  static func quitDrill(_ state: inout AppState) -> [Effect] {
    guard case .drill(let drill) = state.screen else { return [.quit] }
    let saving = reduceScreen(&state, .drill(.programEnding))
    guard drill.ending == nil else { return saving + [.quit] }
    state.isQuitting = !saving.isEmpty
    return saving.isEmpty ? [.quit] : saving
  }
}

extension AppState {
  /// Whether a drill is before the learner whose clock runs.
  var isDrilling: Bool {
    if case .drill(let drill) = screen { drill.isRunning } else { false }
  }
}

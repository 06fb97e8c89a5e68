import DailyMathCore

extension AppReducer {
  /// Tells how many cards wait where the learner's time of the day came since the event before, which was at `earlier`.
  ///
  /// Who studied already that day is left in peace, and so is who is in the middle of the quiz.
  static func remind(_ state: inout AppState, after earlier: Stamp) {
    guard let library = state.signedIn?.library, let time = library.settings.reminder.time,
      time.came(after: earlier.moment, by: state.stamp.moment, rollover: state.rollover)
    else { return }
    let day = state.stamp.day
    if case .quiz = state.screen { return }
    guard library.tally(on: day).answers == 0 else { return }
    let count = StudyPlan.count(for: library, on: day)
    if count > 0 { show(.reminder(cards: count), in: &state) }
  }

  /// Lets settings hold that were chosen in the profile, now that they are saved.
  static func adopt(_ change: SettingsChange, in state: inout AppState) {
    state.appearance = state.appearance.applying(change)
    if let language = change.language {
      state.language = language
      state.languageSource = .setting
    }
    if let rollover = change.rollover { state.stamp = state.stamp.counted(from: rollover) }
  }
}

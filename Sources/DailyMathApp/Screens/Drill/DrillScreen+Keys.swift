import DailyMathCore
package import DailyMathTerminal

extension DrillScreen {
  /// The action of a key pressed at the instant `now` of a clock that is never set.
  package static func action(for key: KeyPress, in state: State, now: Int64) -> Action? {
    if state.ending != nil { return resultAction(for: key, in: state, now: now) }
    switch (key.key, key.modifiers) {
    case (.escape, []): return .endChosen
    case (.tab, []): return .restartChosen
    default: break
    }
    if state.session.phase == .paused { return .resumed }
    return DrillEntry.Key(key).map { .typed($0) }
  }

  /// The action of a key under the results.
  ///
  /// Who was typing when the time was over goes on for a moment; only Tab, which no answer is typed with, holds at once.
  private static func resultAction(for key: KeyPress, in state: State, now: Int64) -> Action? {
    if key == KeyPress(.tab) { return .restartChosen }
    if let entry = DrillEntry.Key(key), entry != .enter { return .typedOn }
    guard !state.isTooSoon(at: now) else { return key.modifiers.isEmpty ? .typedOn : nil }
    switch (key.key, key.modifiers) {
    case (.escape, []), (.character("q"), []): return .leaveChosen
    case (.enter, []): return state.failure == nil ? .leaveChosen : .retryChosen
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []), (.home, []), (.end, []),
      (.character(" "), []):
      return .keyMoved(key)
    case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift):
      return resultAction(of: letter, in: state)
    default: return nil
    }
  }

  private static func resultAction(of letter: Character, in state: State) -> Action? {
    switch letter {
    case "i": state.failure == nil ? nil : .retryChosen
    case "n": state.nextLevel == nil ? .restartChosen : .nextLevelChosen
    case "r": .repeatChosen
    case "m": state.ending?.summary.misses.isEmpty == false ? .missesChosen : nil
    case "j": .keyMoved(KeyPress(.down))
    case "k": .keyMoved(KeyPress(.up))
    case "?": .helpChosen
    case "a": .appearanceChosen
    default: nil
    }
  }
}

extension DrillScreen.State {
  /// The level that was passed; `nil` in other modes and where it was not.
  var passedLevel: Int? {
    guard session.settings.mode == .levels, !session.isRepeat,
      let outcome = ending?.summary.outcome, outcome.isFinished,
      outcome.score >= DrillSettings.answersToPassLevel
    else { return nil }
    return session.settings.level
  }

  /// The level after the one that was passed; `nil` where none was, and after the last.
  var nextLevel: Int? {
    passedLevel.flatMap { DrillSettings.levels.contains($0 + 1) ? $0 + 1 : nil }
  }
}

import DailyMathTerminal

extension AppReducer {
  /// Lets a click act as the key does that means the same.
  static func reduceClick(_ state: inout AppState, _ action: ScreenAction) -> [Effect] {
    guard !PageLayout.isTooSmall(state.size) else { return [] }
    state.toast = nil
    if case .quiz(let quiz) = state.screen, case .quiz(let chosen) = action,
      quiz.isTooSoon(for: chosen, at: state.stamp.monotonic)
    {
      return []
    }
    if case .drill(let drill) = state.screen, case .drill = action,
      drill.isTooSoon(at: state.stamp.monotonic)
    {
      return []
    }
    return reduceScreen(&state, action)
  }

  /// Moves what can be scrolled by that many rows, downwards where positive.
  static func reduceWheel(_ state: inout AppState, rows: Int) -> [Effect] {
    guard !PageLayout.isTooSmall(state.size) else { return [] }
    if state.help != nil { return reduceScreen(&state, .help(.scrolled(by: rows))) }
    guard state.appearanceMenu == nil else { return [] }
    switch state.screen {
    case .today(let today) where today.question == nil:
      return press(rows, in: &state) { .today(.keyMoved($0)) }
    case .browser(let browser) where browser.dialog == nil:
      return press(rows, in: &state) { .browser(.keyMoved($0)) }
    case .decks(let decks) where !decks.isTyping:
      return press(rows, in: &state) { .decks(.keyMoved($0)) }
    case .drillHistory: return press(rows, in: &state) { .drillHistory(.keyMoved($0)) }
    case .factTable: return reduceScreen(&state, .factTable(.moved(rows: rows, columns: 0)))
    case .calculator: return reduceScreen(&state, .calculator(.tapeMoved(by: rows)))
    case .statistics: return reduceScreen(&state, .statistics(.scrolled(by: rows)))
    case .quiz: return reduceScreen(&state, .quiz(.scrolled(by: rows)))
    case .drill: return reduceScreen(&state, .drill(.scrolled(by: rows)))
    case .profile(let profile)
    where profile.dialog == nil && profile.entry == nil && !profile.isAskingToSignOut:
      if profile.page == .progress {
        return press(rows, in: &state) { .profile(.progressMoved($0)) }
      }
      return reduceScreen(&state, .profile(.itemMoved(by: rows > 0 ? 1 : -1)))
    default: return []
    }
  }
  /// Presses an arrow as often as rows were turned, downwards where positive.
  private static func press(
    _ rows: Int, in state: inout AppState, _ action: (KeyPress) -> ScreenAction
  ) -> [Effect] {
    let pressed = action(KeyPress(rows > 0 ? .down : .up))
    return (0..<abs(rows)).flatMap { _ in reduceScreen(&state, pressed) }
  }
}

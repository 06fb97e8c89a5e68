import DailyMathCore
package import DailyMathTerminal

extension StatisticsScreen {
  /// The action of a key.
  ///
  /// The digits are the tabs of the program, as elsewhere, so that pages are turned with Tab and the arrows to the sides;
  /// over the calendar those go by weeks, and beyond its last one to the next page.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    switch (key.key, key.modifiers) {
    case (.escape, []): return .leaveChosen
    case (.tab, []): return .pageTurned(by: 1)
    case (.tab, .shift): return .pageTurned(by: -1)
    case (.left, []), (.right, []): return sideAction(for: key, in: state)
    case (.enter, []) where state.page == .hardest: return .cardOpened
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []), (.home, []), (.end, []):
      return .keyMoved(key)
    case (.character(let letter), []): return action(for: letter, in: state)
    default: return nil
    }
  }

  private static func action(for letter: Character, in state: State) -> Action? {
    switch letter {
    case " ": .keyMoved(KeyPress(.pageDown))
    case "j": .keyMoved(KeyPress(.down))
    case "k": .keyMoved(KeyPress(.up))
    case "h": sideAction(for: KeyPress(.left), in: state)
    case "l": sideAction(for: KeyPress(.right), in: state)
    case "e" where state.page == .hardest: .cardOpened
    case "1", "2", "6": letter.wholeNumberValue.map { .tabChosen($0) }
    case "a": .appearanceChosen
    case "?": .helpChosen
    case "q": .quitChosen
    default: nil
    }
  }

  private static func sideAction(for key: KeyPress, in state: State) -> Action? {
    let step = key.key == .right ? 1 : -1
    guard state.page == .year, let days = dayRange(of: state) else { return .pageTurned(by: step) }
    // Beyond the last week there is nothing but the next page.
    let isLeaving = step > 0 && state.selectedDay == days.upperBound
    return isLeaving ? .pageTurned(by: 1) : .keyMoved(key)
  }
}

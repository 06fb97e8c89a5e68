import DailyMathCore
package import DailyMathTerminal

extension StatisticsScreen {
  /// The action of a key.
  ///
  /// The digits are the tabs of the program, as elsewhere, so that pages are turned with Tab and the arrows to the sides;
  /// over the calendar those go by weeks, and at its ends they stay.
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
    return state.page == .year && dayRange(of: state) != nil
      ? .keyMoved(key) : .pageTurned(by: step)
  }
}

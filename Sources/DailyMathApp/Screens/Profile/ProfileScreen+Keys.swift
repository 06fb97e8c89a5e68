import DailyMathCore
package import DailyMathTerminal

extension ProfileScreen {
  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    if let dialog = state.dialog {
      return ProfileDialog.action(for: key, in: dialog).map { .dialog($0) }
    }
    if state.isAskingToSignOut {
      return QuestionKeys.command(for: key, isConfirmSelected: state.isConfirmSelected)
        .map(action(of:))
    }
    if state.entry != nil { return entryAction(for: key) }
    if state.page == .progress, let action = progressAction(for: key, in: state) { return action }
    switch (key.key, key.modifiers) {
    case (.up, []), (.character("k"), []): return .itemMoved(by: -1)
    case (.down, []), (.character("j"), []): return .itemMoved(by: 1)
    case (.home, []), (.pageUp, []): return .itemMoved(by: -ProfileItem.allCases.count)
    case (.end, []), (.pageDown, []): return .itemMoved(by: ProfileItem.allCases.count)
    case (.tab, []), (.tab, .shift): return .groupChanged
    case (.left, []): return .valueMoved(by: -1)
    case (.right, []): return .valueMoved(by: 1)
    case (.delete, []), (.backspace, []):
      return state.item == .reminder ? .settingsChosen(SettingsChange(reminder: .off)) : nil
    case (.enter, []), (.character(" "), []): return .chosen(state.item)
    case (.escape, []): return .todayChosen
    case (.character("1"), []): return .tabChosen(1)
    case (.character("2"), []): return .tabChosen(2)
    case (.character("4"), []): return .tabChosen(4)
    case (.character("g"), []): return .statisticsChosen
    case (.character("o"), []):
      return .pageChosen(state.page == .progress ? .account : .progress)
    case (.character("a"), []): return .appearanceChosen
    case (.character("?"), []): return .helpChosen
    case (.character("q"), []): return .quitChosen
    // The letters of the account act only where they stand before the learner.
    case (.character(let letter), []) where state.page == .account:
      return ProfileItem.allCases.first { $0.letter == letter }.map { .chosen($0) }
    default: return nil
    }
  }

  /// The action of a key on the page of what was earned; `nil` where it means the same as on the other.
  private static func progressAction(for key: KeyPress, in state: State) -> Action? {
    switch (key.key, key.modifiers) {
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []), (.home, []), (.end, []),
      (.character(" "), []):
      .progressMoved(key)
    case (.character("k"), []): .progressMoved(KeyPress(.up))
    case (.character("j"), []): .progressMoved(KeyPress(.down))
    case (.left, []), (.right, []), (.tab, []), (.tab, .shift): .wayChanged
    case (.enter, []): action(of: state.way)
    case (.character("s"), []): .statisticsChosen
    // There is no item at hand here.
    case (.delete, []), (.backspace, []): .progressMoved(key)
    default: nil
    }
  }

  /// What following a way means.
  static func action(of way: Way) -> Action {
    switch way {
    case .statistics: .statisticsChosen
    case .account: .pageChosen(.account)
    }
  }

  private static func entryAction(for key: KeyPress) -> Action {
    switch (key.key, key.modifiers) {
    case (.escape, []): .entryClosed(keepsText: false)
    case (.enter, []), (.tab, []), (.tab, .shift), (.up, []), (.down, []):
      .entryClosed(keepsText: true)
    default: .entryTyped(key)
    }
  }

  /// The action of a command before the question.
  static func action(of command: QuestionKeys.Command) -> Action {
    switch command {
    case .answer(let confirm): .questionAnswered(confirm: confirm)
    case .select(let confirm): .answerSelected(confirm: confirm)
    }
  }
}

import DailyMathCore
package import DailyMathTerminal

extension DecksScreen {
  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    if let renaming = state.renaming { return nameAction(for: key, renaming) }
    if state.entry != nil { return entryAction(for: key) }
    switch (key.key, key.modifiers) {
    case (.escape, []): return .leaveChosen
    case (.enter, []): return .cardsChosen
    case (.left, []), (.right, []), (.tab, []), (.tab, .shift): return .limitMoved
    case (.delete, []), (.backspace, []): return .limitCleared
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []), (.home, []), (.end, []):
      return .keyMoved(key)
    case (.character(let character), []):
      return action(for: character, key)
    default: return nil
    }
  }

  private static func action(for character: Character, _ key: KeyPress) -> Action? {
    switch character {
    case "j": .keyMoved(KeyPress(.down))
    case "k": .keyMoved(KeyPress(.up))
    case "p": .practiceChosen
    case "r": .renameChosen
    case "a": .appearanceChosen
    case "?": .helpChosen
    case "q": .quitChosen
    default: character.isASCII && character.isNumber ? .digitTyped(key) : nil
    }
  }

  private static func entryAction(for key: KeyPress) -> Action? {
    switch (key.key, key.modifiers) {
    case (.escape, []): return .entryClosed(keepsText: false)
    case (.enter, []), (.tab, []), (.tab, .shift), (.up, []), (.down, []):
      return .entryClosed(keepsText: true)
    default:
      // A limit is a number, so that no letter has a place in it.
      if let typed = key.typedCharacter, !DayLimit.canHold(typed) { return nil }
      return .entryTyped(key)
    }
  }

  private static func nameAction(for key: KeyPress, _ renaming: Renaming) -> Action? {
    if renaming.isAsking {
      return QuestionKeys.command(for: key, isConfirmSelected: renaming.isConfirmSelected)
        .map(action(of:))
    }
    switch (key.key, key.modifiers) {
    case (.escape, []): return .nameClosed(keepsText: false)
    case (.enter, []): return .nameClosed(keepsText: true)
    default: return .nameTyped(key)
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

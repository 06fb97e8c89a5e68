import DailyMathCore
package import DailyMathTerminal

extension BrowserScreen {
  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    if let dialog = state.dialog { return action(for: key, in: dialog).map { .dialog($0) } }
    if state.isTyping { return queryAction(for: key) }
    switch (key.key, key.modifiers) {
    case (.escape, []): return .escaped
    case (.enter, []): return .toolChosen(state.query.concernsTrash ? .restore : .edit)
    case (.character("e"), []): return .toolChosen(.edit)
    case (.character("/"), []): return .queryOpened
    case (.character(" "), []), (.character("v"), []): return .toggled
    case (.character("V"), _), (.character("a"), .control): return .allToggled
    case (.character("o"), []): return .sortingCycled
    case (.character("O"), _): return .sortingReversed
    case (.character("i"), []), (.tab, []): return .previewToggled
    case (.character("u"), []): return .undoChosen
    case (.character("n"), []): return .newCardChosen
    case (.character("k"), []): return .keyMoved(KeyPress(.up))
    case (.character("j"), []): return .keyMoved(KeyPress(.down))
    case (.character("D"), _): return .decksChosen
    case (.character("1"), []): return .tabChosen(1)
    case (.character("4"), []): return .tabChosen(4)
    case (.character("6"), []): return .tabChosen(6)
    case (.character("?"), []): return .helpChosen
    case (.character("a"), []): return .appearanceChosen
    case (.character("q"), []): return .quitChosen
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []), (.home, []), (.end, []),
      (.up, .shift), (.down, .shift):
      return .keyMoved(key)
    default: return toolAction(for: key, in: state)
    }
  }

  private static func toolAction(for key: KeyPress, in state: State) -> Action? {
    let isTrash = state.query.concernsTrash
    let tool: Tool? =
      switch (key.key, key.modifiers) {
      case (.character("r"), []): isTrash ? .restore : .reschedule
      case (.character("x"), []): isTrash ? .emptyTrash : nil
      case _ where isTrash: nil
      case (.character("s"), []): .suspend
      case (.character("m"), []): .mark
      case (.character("b"), []): .bury
      case (.character("g"), []): .move
      case (.character("t"), []): .addTag
      case (.character("T"), _): .removeTag
      case (.character("d"), []), (.delete, []): .delete
      case (.character("p"), []): .practise
      default: nil
      }
    return tool.map { .toolChosen($0) }
  }

  private static func queryAction(for key: KeyPress) -> Action {
    switch (key.key, key.modifiers) {
    case (.escape, []): .queryClosed(keepsText: false)
    case (.enter, []), (.tab, []): .queryClosed(keepsText: true)
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []): .keyMoved(key)
    default: .queryTyped(key)
    }
  }

  private static func action(
    for key: KeyPress, in dialog: BrowserDialog
  ) -> BrowserDialog.Action? {
    if dialog.kind.isQuestion {
      return QuestionKeys.command(for: key, isConfirmSelected: dialog.isConfirmSelected)
        .map(action(of:))
    }
    return switch (key.key, key.modifiers) {
    case (.escape, []): .cancelled
    case (.enter, []): .submitted
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []): .moved(key)
    default: .typed(key)
    }
  }

  /// The action of a command before a question.
  static func action(of command: QuestionKeys.Command) -> BrowserDialog.Action {
    switch command {
    case .answer(let confirm): confirm ? .submitted : .cancelled
    case .select(let confirm): .answerSelected(confirm: confirm)
    }
  }
}

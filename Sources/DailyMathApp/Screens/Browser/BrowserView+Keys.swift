import DailyMathCore
import DailyMathTerminal

extension BrowserScreen {
  /// The keys in the foot of the screen.
  static func hints(
    _ state: State, _ layout: BrowserLayout, _ context: ViewContext
  ) -> [KeyHint<Action>] {
    let texts = context.texts.browser.tools
    if let dialog = state.dialog { return hints(dialog, context) }
    let common = context.texts.common
    if state.isTyping {
      let leaving: [KeyHint<Action>] = [
        KeyHint("Enter", texts.results, action: .queryClosed(keepsText: true)),
        KeyHint("Esc", texts.clearQuery, action: .queryClosed(keepsText: false)),
      ]
      guard state.list.selected + 1 < state.found.count else { return leaving }
      return leaving + [
        KeyHint(context.upDown, common.move, dropRank: 1, action: .keyMoved(KeyPress(.down)))
      ]
    }
    var hints: [KeyHint<Action>] = []
    if state.query.concernsTrash, !state.found.isEmpty {
      hints = [
        KeyHint("Enter", texts.restore, action: .toolChosen(.restore)),
        KeyHint("x", texts.empty, dropRank: 1, action: .toolChosen(.emptyTrash)),
        KeyHint(common.spaceKey, texts.choose, dropRank: 3, action: .toggled),
      ]
    } else if !state.found.isEmpty {
      hints = listHints(state, layout, context)
    }
    if !state.choice.isEmpty {
      hints.insert(KeyHint("Esc", texts.clearChoice, dropRank: 1, action: .escaped), at: 0)
    } else if !state.field.isEmpty {
      hints.append(KeyHint("Esc", texts.clearQuery, dropRank: 1, action: .escaped))
    }
    return hints + [
      KeyHint("/", texts.search, dropRank: 2, action: .queryOpened),
      KeyHint("n", context.texts.today.new, dropRank: 9, action: .newCardChosen),
      KeyHint("D", texts.decks, dropRank: 7, action: .decksChosen),
      KeyHint("?", common.help, dropRank: 2, action: .helpChosen),
    ]
  }

  private static func listHints(
    _ state: State, _ layout: BrowserLayout, _ context: ViewContext
  ) -> [KeyHint<Action>] {
    let texts = context.texts.browser.tools
    // With cards chosen, what is done to them counts for more than the one at hand.
    let hasChosen = !state.choice.isEmpty
    var hints: [KeyHint<Action>] = []
    if !hasChosen {
      hints.append(KeyHint("Enter", texts.open, action: .toolChosen(.edit)))
      hints.append(
        KeyHint(context.texts.common.spaceKey, texts.choose, dropRank: 4, action: .toggled))
      if !layout.isPreviewBeside {
        hints.append(KeyHint("i", texts.preview, dropRank: 6, action: .previewToggled))
      }
    }
    let rank = hasChosen ? 4 : 10
    hints += [
      KeyHint("s", texts.suspend, dropRank: rank, action: .toolChosen(.suspend)),
      KeyHint("g", texts.move, dropRank: rank, action: .toolChosen(.move)),
      KeyHint("t", texts.tag, dropRank: rank, action: .toolChosen(.addTag)),
      KeyHint("d", texts.delete, dropRank: rank, action: .toolChosen(.delete)),
      KeyHint("r", texts.reschedule, dropRank: rank + 1, action: .toolChosen(.reschedule)),
      KeyHint("m", texts.mark, dropRank: rank + 2, action: .toolChosen(.mark)),
      KeyHint("b", texts.bury, dropRank: rank + 3, action: .toolChosen(.bury)),
      KeyHint("p", texts.practise, dropRank: rank + 2, action: .toolChosen(.practise)),
    ]
    if !state.done.isEmpty {
      hints.append(KeyHint("u", texts.undo, dropRank: 2, action: .undoChosen))
    }
    hints.append(KeyHint("o", texts.sort, dropRank: 8, action: .sortingCycled))
    return hints
  }

  private static func hints(
    _ dialog: BrowserDialog, _ context: ViewContext
  ) -> [KeyHint<Action>] {
    if dialog.kind.isQuestion {
      return QuestionKeys.hints(isConfirmSelected: dialog.isConfirmSelected, context) {
        .dialog(action(of: $0))
      }
    }
    let common = context.texts.common
    let moving: [KeyHint<Action>] =
      dialog.kind.isChoice
      ? [KeyHint(context.upDown, common.choose, action: .dialog(.moved(KeyPress(.down))))] : []
    return [KeyHint("Enter", common.confirm, action: .dialog(.submitted))] + moving + [
      KeyHint("Esc", common.cancelKey, action: .dialog(.cancelled))
    ]
  }
}

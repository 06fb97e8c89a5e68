import DailyMathCore
import DailyMathTerminal

extension TodayScreen {
  /// The keys in the foot of the screen, in the order they are read.
  ///
  /// Where not all have room, those stay that lead on or out; what concerns one card goes first.
  static func hints(
    _ state: State, _ layout: TodayLayout, _ context: ViewContext
  ) -> [KeyHint<Action>] {
    if state.question != nil {
      return QuestionKeys.hints(
        isConfirmSelected: state.isConfirmSelected, context, action: action(of:))
    }
    if let dialog = state.dialog { return hints(dialog, context) }
    if state.isFiltering { return filterHints(state, context) }
    let texts = context.texts
    let today = texts.today
    // Two of the keys stand over the list where there is room for them.
    let listKeys: [KeyHint<Action>] =
      showsListKeys(state, layout)
      ? []
      : [
        KeyHint("n", today.new, dropRank: 4, action: .newCardChosen),
        KeyHint("/", today.search, dropRank: 2, action: .filterOpened),
      ]
    return enterHints(state, today) + listKeys + cardHints(state, today) + [
      KeyHint("p", texts.practice.key, dropRank: 5, action: .practiceChosen),
      KeyHint("u", today.takeBack, dropRank: 9, action: .takeBackChosen),
      KeyHint("g", today.decksKey, dropRank: 9, action: .decksChosen),
      KeyHint("s", context.texts.statistics.open, dropRank: 10, action: .statisticsChosen),
      KeyHint("a", today.appearance, dropRank: 8, action: .appearanceChosen),
      KeyHint("x", today.signOutKey, dropRank: 7, action: .signOutChosen),
      KeyHint("?", texts.common.help, dropRank: 3, action: .helpChosen),
      KeyHint("q", texts.common.quit, dropRank: 1, action: .quitChosen),
    ]
  }

  private static func filterHints(
    _ state: State, _ context: ViewContext
  ) -> [KeyHint<Action>] {
    let today = context.texts.today
    let end = KeyHint<Action>("Esc", today.endSearch, action: .filterClosed(keepsText: false))
    guard !state.rows.isEmpty || state.isSearchAwaited else { return [end] }
    return [
      KeyHint("Enter", today.showMatches, action: .filterClosed(keepsText: true)), end,
      KeyHint(context.upDown, context.texts.common.move, action: .keyMoved(KeyPress(.down))),
    ]
  }

  /// What Enter does, where it does anything, how the quiz starts while Enter means a card, and the way out of a search.
  private static func enterHints(_ state: State, _ texts: TodayTexts) -> [KeyHint<Action>] {
    var hints: [KeyHint<Action>] = []
    if !state.opensCard {
      hints.append(KeyHint("Enter", texts.start, action: .quizChosen))
    } else if !state.rows.isEmpty {
      hints.append(KeyHint("Enter", texts.open, action: .editChosen))
    }
    if !state.filter.isEmpty {
      hints.append(KeyHint("Esc", texts.endSearch, action: .filterClosed(keepsText: false)))
    }
    if state.opensCard, !state.plan.isEmpty {
      hints.append(KeyHint("c", texts.start, dropRank: 4, action: .quizChosen))
    }
    return hints
  }

  private static func cardHints(_ state: State, _ texts: TodayTexts) -> [KeyHint<Action>] {
    guard !state.rows.isEmpty else { return [] }
    let delete = KeyHint<Action>("d", texts.delete, dropRank: 6, action: .deleteChosen)
    // Enter opens the card already.
    if state.opensCard { return [delete] }
    return [KeyHint("e", texts.edit, dropRank: 5, action: .editChosen), delete]
  }
}

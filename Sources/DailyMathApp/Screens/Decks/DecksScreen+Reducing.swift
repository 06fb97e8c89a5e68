import DailyMathCore
import DailyMathTerminal

extension DecksScreen {
  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .changed, .libraryChanged:
      if action == .changed { state.isSaved = true }
      recount(&state, context, selecting: state.awaited)
      state.awaited = nil
      return []
    case .failed(let error):
      state.awaited = nil
      state.isSaved = false
      state.fault = .notSaved(error)
      return []
    default: break
    }
    // The day may have begun anew since the decks were counted.
    if state.overview.day != context.stamp.day { recount(&state, context) }
    state.fault = nil
    state.isSaved = false
    switch action {
    case .leaveChosen: return [.goBack]
    case .tabChosen(let tab): return [.openTab(tab)]
    case .helpChosen: return [.toggleHelp]
    case .appearanceChosen: return [.toggleAppearance]
    case .quitChosen: return [.quit]
    case .cardsChosen: return [.navigate(.browser(query: query(state, context.language)))]
    case .practiceChosen: return practise(&state)
    case .renameChosen, .nameTyped, .nameEntered, .nameClosed, .answerSelected,
      .questionAnswered:
      return reduceName(&state, action, context)
    case .pasted(let text):
      if state.renaming?.isAsking == false { state.renaming?.field.insert(pasted: text) }
      state.entry?.insert(pasted: text)
      return []
    default: return reduceTable(&state, action, context)
    }
  }

  /// What the browser is asked for, so that it shows the cards of the selected row; empty for all.
  static func query(_ state: State, _ language: Language) -> String {
    guard let row = state.row else { return "" }
    let name = Texts.of(language).common.title(of: row.deck)
    return "deck:\(CardQuery.quoted(name))"
  }

  private static func practise(_ state: inout State) -> [Effect] {
    guard let row = state.row else { return [] }
    guard row.canBePractised else {
      state.fault = .nothingToPractise
      return []
    }
    return [.navigate(.quiz(.practice(.deck(row.deck))))]
  }

  /// Counts the decks anew, with the same one selected, or the one that was waited for.
  private static func recount(
    _ state: inout State, _ context: ReduceContext, selecting awaited: CardDeck? = nil
  ) {
    let selected = awaited ?? state.row?.deck
    state.overview = DeckOverview(of: context.library, on: context.stamp.day)
    // A deck whose last card is gone leaves the selection to the row in its place.
    let place = selected.flatMap { deck in
      state.overview.rows.firstIndex { $0.deck == deck }
    }
    let index = place.map { $0 + 1 } ?? min(state.list.selected, state.rowCount - 1)
    if let deck = selected, place == nil {
      state.entry = nil
      if .own(state.renaming?.deck ?? "") == deck { state.renaming = nil }
    }
    select(index, in: &state, context)
  }

  /// Selects the row of that index.
  static func select(_ index: Int, in state: inout State, _ context: ReduceContext) {
    state.list.select(
      index, count: state.rowCount, rows: DecksLayout(size: context.size).rows)
  }
}

import DailyMathCore
import DailyMathTerminal

extension StatisticsScreen {
  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .counted(let statistics, let number):
      guard state.awaited == number else { return [] }
      take(statistics, in: &state)
      return []
    case .libraryChanged:
      recount(&state, context)
      return effects(of: state, context)
    default: break
    }
    // The day may have begun anew since the account was counted.
    var counting: [Effect] = []
    if state.day != context.stamp.day {
      recount(&state, context)
      counting = effects(of: state, context)
    }
    return counting + reduceChosen(&state, action, context)
  }

  private static func reduceChosen(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .pageChosen(let page): open(page, in: &state)
    case .pageTurned(let count): open(state.page.turned(by: count), in: &state)
    case .keyMoved(let key): move(&state, key, context)
    case .scrolled(let rows): scroll(&state, by: rows, context)
    case .dayClicked(let day):
      open(.year, in: &state)
      select(day, in: &state)
    case .cardClicked(let index):
      let isOpening = state.page == .hardest && state.selectedCard == index
      open(.hardest, in: &state)
      if isOpening { return openCard(state.hardCard?.id, context) }
      select(card: index, in: &state, context)
    case .cardOpened: return openCard(state.hardCard?.id, context)
    case .cardChosen(let card):
      let index = state.statistics?.hardest.firstIndex { $0.id == card }
      state.selectedCard = index ?? state.selectedCard
      return openCard(card, context)
    case .leaveChosen: return [.goBack]
    case .tabChosen(let tab): return [.openTab(tab)]
    case .helpChosen: return [.toggleHelp]
    case .appearanceChosen: return [.toggleAppearance]
    case .quitChosen: return [.quit]
    case .counted, .libraryChanged: break
    }
    return []
  }

  private static func openCard(_ card: CardID?, _ context: ReduceContext) -> [Effect] {
    // It may have been deleted while it was counted.
    guard let card, context.library.category(of: card) != nil else { return [] }
    return [.navigate(.editCard(card))]
  }

  private static func open(_ page: StatisticsPage, in state: inout State) {
    guard page != state.page else { return }
    state.page = page
    state.scroll = ScrollState()
  }

  /// Counts the account anew: at once where its cards are few, else beside the loop, while the numbers before stay in sight.
  static func recount(_ state: inout State, _ context: ReduceContext) {
    if state.selectedDay == state.day { state.selectedDay = context.stamp.day }
    state.day = context.stamp.day
    if context.library.cardCount <= StatisticsPreparation.fewCards {
      take(Statistics(of: context.library, on: state.day), in: &state)
    } else {
      state.awaited = context.seed
    }
  }

  /// What has to be done beside the loop for a screen that waits for its numbers.
  static func effects(of state: State, _ context: ReduceContext) -> [Effect] {
    guard let number = state.awaited else { return [] }
    let preparation = StatisticsPreparation(
      library: context.library, day: state.day, number: number)
    return [.prepareStatistics(preparation)]
  }

  private static func take(_ statistics: Statistics, in state: inout State) {
    let card = state.hardCard?.id
    state.awaited = nil
    state.statistics = statistics
    let index = statistics.hardest.firstIndex { $0.id == card } ?? state.selectedCard
    state.selectedCard = min(max(0, index), max(0, statistics.hardest.count - 1))
    select(state.selectedDay, in: &state)
  }
}

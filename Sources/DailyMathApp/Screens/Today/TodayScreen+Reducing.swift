import DailyMathCore
import DailyMathTerminal

extension TodayScreen {
  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    if !action.isFromOutside { state.notice = nil }
    if state.day != context.stamp.day {
      refresh(&state, library: context.library, day: context.stamp.day)
    }
    if !action.canPrecedeSearch { finishSearch(&state, context.library) }
    switch action {
    case .libraryChanged:
      refresh(&state, library: context.library, day: context.stamp.day)
    case .quizChosen:
      return state.plan.isEmpty ? [] : [.navigate(.quiz(.day))]
    case .newCardChosen: return [.navigate(.newCard)]
    case .editChosen: return state.selectedCard.map { [.navigate(.editCard($0))] } ?? []
    case .rowClicked(let index):
      if index == state.list.selected { return reduce(&state, .editChosen, context) }
      return reduce(&state, .rowChosen(index), context)
    case .tabChosen(let tab): return [.openTab(tab)]
    case .helpChosen: return [.toggleHelp]
    case .appearanceChosen: return [.toggleAppearance]
    case .quitChosen: return [.quit]
    case .languageChosen: return [.changeLanguage]
    case .deleteChosen:
      if let card = state.selectedCard { ask(.deleteCard(card), in: &state) }
    case .signOutChosen:
      ask(.signOut, in: &state)
    case .answerSelected(let confirm):
      state.isConfirmSelected = confirm
    case .questionAnswered(let confirm):
      return answer(confirm, in: &state)
    default:
      return reduceStudying(&state, action, context)
    }
    return []
  }

  static func reduceList(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    let count = state.rows.count
    let rows = TodayLayout(state, size: context.size).list.rows
    switch action {
    case .keyMoved(let key) where state.dialog != nil:
      // The wheel, too, moves what is in front.
      return reduceDialog(&state, .keyMoved(key), context)
    case .rowChosen(let index):
      state.list.select(index, count: count, rows: rows)
      state.isListFocused = count > 0
    case .keyMoved(let key):
      // Above the first card is the way into the quiz.
      let leaves = key.key == .up && state.list.selected == 0 && !state.isFiltering
      state.isListFocused = count > 0 && !leaves
      _ = state.list.handle(key, count: count, rows: rows)
    case .listLeft:
      goToStart(in: &state)
    default:
      return reduceFilter(&state, action, context)
    }
    return []
  }

  private static func ask(_ question: Question, in state: inout State) {
    state.question = question
    // What takes something away is never what Enter does unless the learner moved there.
    state.isConfirmSelected = question == .signOut
  }

  private static func answer(_ confirm: Bool, in state: inout State) -> [Effect] {
    let question = state.question
    state.question = nil
    guard confirm else { return [] }
    switch question {
    case .deleteCard(let card): return [.append([.cardDelete(card)], for: .deleteCard)]
    case .signOut: return [.signOut]
    case .takeBack(let answer): return takeBack(answer, in: &state)
    case nil: return []
    }
  }

  /// Makes the rows anew, for another day or after the cards changed; the selection stays on its card where it is there.
  static func refresh(_ state: inout State, library: AccountState, day: StudyDay) {
    let selected = state.selectedCard
    let place = state.list.selected
    let fresh = State(library: library, day: day)
    state.day = fresh.day
    state.plan = fresh.plan
    state.facts = fresh.facts
    state.allRows = fresh.allRows
    state.searchTexts = nil
    state.awaitedSearch = nil
    applyFilter(&state, library)
    let kept = state.rows.firstIndex(of: selected, in: library)
    select(kept ?? place, in: &state)
    if case .deleteCard(let card) = state.question, library.card(card) == nil {
      state.question = nil
    }
    renewDialog(&state, library)
  }

  /// The screen on coming back to it; as it was left, as far as what it showed is still there.
  static func state(after memory: Memory?, library: AccountState, day: StudyDay) -> State {
    guard let memory else { return State(library: library, day: day) }
    var state: State
    if memory.state.day == day, memory.eventCount == library.eventCount {
      state = memory.state
      state.isFiltering = false
      state.question = nil
      state.dialog = nil
      state.takingBack = nil
      state.notice = nil
      // What was on its way arrived while another screen was there.
      state.awaitedSearch = nil
    } else {
      state = State(library: library, day: day)
      state.deeds = memory.state.deeds
      state.filter = memory.state.filter
      applyFilter(&state, library)
      if let row = state.rows.firstIndex(of: memory.state.selectedCard, in: library) {
        select(row, in: &state)
      }
    }
    return state
  }

  /// Goes to the top of the list, with the way into the quiz before the learner again.
  static func goToStart(in state: inout State) {
    state.list = ListState()
    state.isListFocused = false
  }

  /// Selects the row at `index`, or the nearest; the view brings it into sight.
  package static func select(_ index: Int, in state: inout State) {
    let selected = min(max(0, index), max(0, state.rows.count - 1))
    state.list = ListState(selected: selected, offset: state.list.offset)
  }
}

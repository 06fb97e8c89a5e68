import DailyMathCore
import DailyMathTerminal

extension TodayScreen {
  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    if action != .libraryChanged { state.notice = nil }
    if state.day != context.stamp.day {
      refresh(&state, library: context.library, day: context.stamp.day)
    }
    switch action {
    case .libraryChanged:
      refresh(&state, library: context.library, day: context.stamp.day)
    case .quizChosen:
      return state.plan.isEmpty ? [] : [.navigate(.quiz)]
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
      reduceList(&state, action, context)
    }
    return []
  }

  private static func reduceList(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) {
    let library = context.library
    let count = state.rows.count
    let rows = TodayLayout(state, size: context.size).list.rows
    switch action {
    case .rowChosen(let index):
      state.list.select(index, count: count, rows: rows)
    case .keyMoved(let key):
      _ = state.list.handle(key, count: count, rows: rows)
    case .filterOpened:
      state.isFiltering = true
    case .filterClosed(let keepsText):
      state.isFiltering = false
      if !keepsText {
        state.filter.clear()
        applyFilter(&state, library)
      }
    case .filterTyped(let key):
      let before = state.filter.text
      _ = state.filter.handle(key)
      if state.filter.text != before { applyFilter(&state, library, after: before) }
    case .filterClicked(let place):
      state.isFiltering = true
      state.filter.moveCursor(to: place)
    case .filterPasted(let text):
      guard state.isFiltering else { return }
      _ = state.filter.insert(pasted: text)
      applyFilter(&state, library)
    default: break
    }
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
    case nil: return []
    }
  }

  /// Makes the rows anew, for another day or after the cards changed; the selection stays on its card where it is there.
  private static func refresh(_ state: inout State, library: AccountState, day: StudyDay) {
    let selected = state.selectedCard
    let place = state.list.selected
    let fresh = State(library: library, day: day)
    state.day = fresh.day
    state.plan = fresh.plan
    state.categories = fresh.categories
    state.tomorrowCount = fresh.tomorrowCount
    state.allRows = fresh.allRows
    state.searchTexts = nil
    applyFilter(&state, library)
    let kept = state.rows.firstIndex(of: selected, in: library)
    select(kept ?? place, in: &state)
    if case .deleteCard(let card) = state.question, library.card(card) == nil {
      state.question = nil
    }
  }

  /// Searches and selects what is remembered, as far as it is still there.
  static func restore(_ memory: Memory, in state: inout State, library: AccountState) {
    state.filter = memory.filter
    applyFilter(&state, library)
    if let row = state.rows.firstIndex(of: memory.card, in: library) {
      select(row, in: &state)
    }
  }

  /// Selects the row at `index`, or the nearest; the view brings it into sight.
  package static func select(_ index: Int, in state: inout State) {
    let selected = min(max(0, index), max(0, state.rows.count - 1))
    state.list = ListState(selected: selected, offset: state.list.offset)
  }

  /// Chooses the rows that the filter lets through.
  ///
  /// Where its text was `before` and has only grown since, no other rows can come than those that are there, and words
  /// that stood there already are found in all of them.
  private static func applyFilter(
    _ state: inout State, _ library: AccountState, after before: String? = nil
  ) {
    var wanted = words(of: state.filter.text)
    if wanted.isEmpty {
      state.rows = state.allRows
    } else {
      let texts = state.searchTexts ?? searchTexts(of: state.plan, in: library)
      state.searchTexts = texts
      var candidates: [Int]?
      if let before, let chosen = state.rows.chosen, state.filter.text.hasPrefix(before) {
        let known = words(of: before)
        wanted.removeAll { known.contains($0) }
        candidates = chosen
      }
      state.rows = state.allRows.choosing(
        texts.indices(containing: wanted, among: candidates))
    }
    select(state.list.selected, in: &state)
  }

  private static func words(of text: String) -> [SearchText] {
    text.split(separator: " ").map { SearchText(String($0)) }
  }

  /// Everything of each card that a learner may remember it by; the category under its name in either language.
  private static func searchTexts(of plan: StudyPlan, in library: AccountState) -> SearchTexts {
    var texts = SearchTexts()
    var folder = SearchFolder()
    var groups: [CardCategory?: Int] = [:]
    for card in plan.allCards {
      // Each card of the plan has its text, so that both are counted alike.
      let content = library.content(of: card)
      let category = content?.category
      let group = groups[category] ?? texts.addGroup(folder.fold(names(of: category)))
      groups[category] = group
      let parts = content.map { [$0.prompt, $0.answer] + $0.tags } ?? []
      texts.append(parts, group: group, foldedBy: &folder)
    }
    return texts
  }

  private static func names(of category: CardCategory?) -> String {
    guard let category else { return "" }
    return [CommonTexts.spanish, .english].map { $0.name(of: category) }.joined(separator: "\n")
  }
}

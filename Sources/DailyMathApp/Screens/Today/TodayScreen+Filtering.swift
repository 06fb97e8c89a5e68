import DailyMathCore
import DailyMathTerminal

extension TodayScreen {
  /// Carries out an action that concerns the filter.
  static func reduceFilter(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    let before = state.filter.text
    switch action {
    case .filterOpened:
      state.isFiltering = true
      return prepareSearch(&state, context)
    case .filterClosed(let keepsText):
      state.isFiltering = false
      guard !keepsText else {
        // Whoever searched means what was found.
        if !state.filter.isEmpty { state.isListFocused = true }
        return []
      }
      state.isListFocused = false
      state.filter.clear()
      applyFilter(&state, context.library)
    case .filterTyped(let key):
      _ = state.filter.handle(key)
      guard state.filter.text != before else { return [] }
      return search(&state, context, after: before)
    case .filterClicked(let place):
      let effects = state.isFiltering ? [] : prepareSearch(&state, context)
      state.isFiltering = true
      state.filter.moveCursor(to: place)
      return effects
    case .filterPasted(let text) where state.dialog != nil:
      return reduceDialog(&state, .pasted(text), context)
    case .filterPasted(let text):
      guard state.isFiltering else { return [] }
      _ = state.filter.insert(pasted: text)
      return search(&state, context)
    case .searchPrepared(let texts, let number):
      guard state.awaitedSearch == number else { return [] }
      state.awaitedSearch = nil
      state.searchTexts = texts
      applyFilter(&state, context.library)
    default: break
    }
    return []
  }

  /// Searches at once, where the rows are needed before the cards were made ready beside the loop.
  static func finishSearch(_ state: inout State, _ library: AccountState) {
    guard state.isSearchAwaited else { return }
    state.awaitedSearch = nil
    applyFilter(&state, library)
  }

  /// Chooses the rows that the filter lets through.
  ///
  /// Where its text was `before` and has only grown since, no other rows can come than those that are there, and words
  /// that stood there already are found in all of them.
  static func applyFilter(
    _ state: inout State, _ library: AccountState, after before: String? = nil
  ) {
    var wanted = words(of: state.filter.text)
    if wanted.isEmpty {
      state.rows = state.allRows
    } else {
      let texts = state.searchTexts ?? SearchPreparation.texts(of: state.plan, in: library)
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

  /// Searches for the text of the filter, or has the cards made ready first; the letters typed meanwhile wait for them.
  private static func search(
    _ state: inout State, _ context: ReduceContext, after before: String? = nil
  ) -> [Effect] {
    guard state.searchTexts == nil, !state.filter.isEmpty else {
      applyFilter(&state, context.library, after: before)
      return []
    }
    return prepareSearch(&state, context)
  }

  private static func prepareSearch(
    _ state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    guard state.searchTexts == nil, state.awaitedSearch == nil else { return [] }
    state.awaitedSearch = context.seed
    return [
      .prepareSearch(
        SearchPreparation(plan: state.plan, library: context.library, number: context.seed))
    ]
  }

  private static func words(of text: String) -> [SearchText] {
    text.split(separator: " ").map { SearchText(String($0)) }
  }
}

extension TodayScreen.Action {
  /// Whether it is no doing of the learner's, so that what the screen tells is left to be read.
  var isFromOutside: Bool {
    switch self {
    case .libraryChanged, .searchPrepared: true
    default: false
    }
  }

  /// Whether it means the same before and after the rows follow the filter.
  ///
  /// Everything else acts on the rows that the learner has asked for, even where nobody has seen them yet.
  var canPrecedeSearch: Bool {
    switch self {
    case .filterOpened, .filterTyped, .filterPasted, .searchPrepared, .libraryChanged: true
    default: false
    }
  }
}

import DailyMathCore
import DailyMathTerminal

extension DecksScreen {
  /// Carries out an action that concerns the table and the limits in it.
  static func reduceTable(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .keyMoved(let key):
      state.entry = nil
      _ = state.list.handle(
        key, count: state.rowCount, rows: DecksLayout(size: context.size).rows)
    case .limitMoved:
      state.limit = state.limit == .newCards ? .reviews : .newCards
    case .rowClicked(let index):
      state.entry = nil
      select(index, in: &state, context)
    case .limitClicked(let index, let limit):
      let isAtHand = state.list.selected == index && state.limit == limit
      state.entry = nil
      select(index, in: &state, context)
      state.limit = limit
      if isAtHand { beginEntry(&state, context) }
    case .digitTyped(let key):
      beginEntry(&state, context)
      state.entry?.handle(key)
    case .limitCleared: return change(state.limit, to: nil, in: state, context)
    case .entryTyped(let key): state.entry?.handle(key)
    case .entryClosed(let keepsText): return closeEntry(&state, keepsText, context)
    case .limitEntered(let limit, let text):
      if text.isEmpty { return change(limit, to: nil, in: state, context) }
      guard let value = DayLimit.value(typed: text) else {
        state.fault = .number
        return []
      }
      return change(limit, to: value, in: state, context)
    default: break
    }
    return []
  }

  private static func beginEntry(_ state: inout State, _ context: ReduceContext) {
    let value = value(of: state.limit, for: state.row?.deck, in: context.library)
    state.entry = ProfileEntry(value.map(String.init) ?? "")
  }

  /// Lets what was typed hold; where it is no limit, that is said and the typing goes on.
  private static func closeEntry(
    _ state: inout State, _ keepsText: Bool, _ context: ReduceContext
  ) -> [Effect] {
    guard let entry = state.entry else { return [] }
    let text = entry.field.text.trimmed
    guard keepsText, !entry.isUntouched else {
      state.entry = nil
      return []
    }
    let value = DayLimit.value(typed: text)
    guard value != nil || text.isEmpty else {
      state.entry?.isRefused = true
      state.fault = .number
      return []
    }
    state.entry = nil
    return change(state.limit, to: value, in: state, context)
  }

  /// Writes a limit of the selected row, where it is another than the one that holds.
  private static func change(
    _ limit: Limit, to value: Int?, in state: State, _ context: ReduceContext
  ) -> [Effect] {
    let deck = state.row?.deck
    let holding = self.value(of: limit, for: deck, in: context.library)
    guard let deck else {
      // All decks together always have a limit.
      let usual = limit == .newCards ? Settings().newCardsPerDay : Settings().reviewsPerDay
      let number = value ?? usual
      guard number != holding else { return [] }
      let change =
        limit == .newCards
        ? SettingsChange(newCardsPerDay: number) : SettingsChange(reviewsPerDay: number)
      return [.append([.settings(change)], for: .decks)]
    }
    guard value != holding else { return [] }
    var limits = context.library.limits(of: deck)
    switch limit {
    case .newCards: limits.newCardsPerDay = value
    case .reviews: limits.reviewsPerDay = value
    }
    return [.append([.deckLimits(deck, limits)], for: .decks)]
  }

  /// The limit that holds for a deck, or for all together where `deck` is `nil`; `nil` where the deck has none of its own.
  static func value(of limit: Limit, for deck: CardDeck?, in library: AccountState) -> Int? {
    guard let deck else {
      let settings = library.settings
      return limit == .newCards ? settings.newCardsPerDay : settings.reviewsPerDay
    }
    let limits = library.limits(of: deck)
    return limit == .newCards ? limits.newCardsPerDay : limits.reviewsPerDay
  }
}

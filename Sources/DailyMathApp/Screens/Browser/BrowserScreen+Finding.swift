import DailyMathCore
import DailyMathTerminal

extension BrowserScreen {
  /// Makes the cards ready where they are few or were ready before, or asks for it; then finds what is searched for.
  static func adopt(_ context: ReduceContext, in state: inout State) {
    if state.cards == nil || state.eventCount != context.library.eventCount {
      refresh(&state, context)
    } else {
      sort(&state, context, keeping: state.keptCard ?? state.cardAtHand)
    }
    state.keptCard = nil
    readQuery(in: &state, context)
  }

  /// Takes a card to hand, where the list shows it.
  static func takeToHand(_ card: CardID, in state: inout State, _ context: ReduceContext) {
    guard let index = state.listed?.index(of: card), let row = state.found.firstIndex(of: index)
    else { return }
    select(row, in: &state, context)
  }

  /// Makes the cards ready anew: at once where they are few, else beside the loop, while those before stay in sight.
  static func refresh(_ state: inout State, _ context: ReduceContext) {
    let atHand = state.cardAtHand
    let preparation = preparation(context.seed, context)
    if context.library.cardCount <= BrowserPreparation.fewCards {
      take(preparation.cards, in: &state, context)
      return
    }
    state.awaitedCards = preparation.number
    guard state.query.concernsTrash else { return }
    // The trash is made ready at once, so that what was just deleted or brought back is seen.
    state.keepingChoice { state in
      state.trash = nil
      sort(&state, context, keeping: atHand)
    }
  }

  /// What has to be done beside the loop for a browser that waits for its cards.
  static func effects(of state: State, _ context: ReduceContext) -> [Effect] {
    state.awaitedCards.map { [.prepareBrowser(preparation($0, context))] } ?? []
  }

  private static func preparation(
    _ number: UInt64, _ context: ReduceContext
  ) -> BrowserPreparation {
    BrowserPreparation(library: context.library, language: context.language, number: number)
  }

  /// Goes on with cards that were made ready.
  static func take(_ cards: CardMatcher, in state: inout State, _ context: ReduceContext) {
    let atHand = state.cardAtHand
    state.awaitedCards = nil
    state.eventCount = context.library.eventCount
    state.keepingChoice { state in
      state.cards = cards
      state.trash = nil
      sort(&state, context, keeping: atHand)
    }
  }

  /// Puts the cards into their order and finds again.
  static func sort(_ state: inout State, _ context: ReduceContext, keeping card: CardID?) {
    // Until everything is found again, the indices are those of other cards.
    state.found = []
    makeTrash(in: &state, context)
    state.order =
      state.listed?.indices(sortedBy: state.sorting, startingFrom: state.order) ?? []
    find(in: &state, context, keeping: card)
  }

  /// Finds what the query lets through; where it only says more than `earlier`, among what was found before.
  static func find(
    in state: inout State, _ context: ReduceContext, keeping card: CardID?,
    after earlier: CardQuery? = nil
  ) {
    let wasTrash = earlier?.concernsTrash ?? state.query.concernsTrash
    if wasTrash != state.query.concernsTrash || (state.query.concernsTrash && state.trash == nil) {
      if wasTrash != state.query.concernsTrash { state.choice = ChosenCards() }
      state.found = []
      makeTrash(in: &state, context)
      state.order = state.listed?.indices(sortedBy: state.sorting) ?? []
    }
    guard let listed = state.listed else {
      state.found = []
      return
    }
    let isNarrower = earlier.map { state.query.isNarrower(than: $0) } ?? false
    state.found = listed.indices(
      matching: state.query, on: state.day, among: isNarrower ? state.found : state.order)
    let row = card.flatMap { listed.index(of: $0) }.flatMap { state.found.firstIndex(of: $0) }
    select(row ?? state.list.selected, in: &state, context)
  }

  private static func makeTrash(in state: inout State, _ context: ReduceContext) {
    guard state.query.concernsTrash else {
      state.trash = nil
      state.trashContents = [:]
      return
    }
    guard state.trash == nil else { return }
    state.trashContents = Dictionary(
      context.library.trash.map { ($0.id, $0.content) }, uniquingKeysWith: { first, _ in first })
    state.trash = CardMatcher(
      trashOf: context.library, names: BrowserPreparation.names(first: context.language))
  }

  /// Takes a row to hand, or the nearest there is.
  static func select(_ row: Int, in state: inout State, _ context: ReduceContext) {
    state.list.select(row, count: state.found.count, rows: rows(of: state, context))
  }

  /// How many rows of the list are in sight.
  static func rows(of state: State, _ context: ReduceContext) -> Int {
    BrowserLayout(state, size: context.size).list.rows
  }

  /// Reads the field and finds what it asks for; where it cannot be understood, what was found last stays.
  static func readQuery(in state: inout State, _ context: ReduceContext) {
    do throws(CardQueryError) {
      let query = try CardQuery(state.field.text)
      state.fault = nil
      guard query != state.query else { return }
      let earlier = state.query
      let atHand = state.cardAtHand
      state.query = query
      // What was found first is to be seen; only where the search ends is the card at hand still the one to look at.
      if !query.terms.isEmpty { state.list = ListState() }
      find(in: &state, context, keeping: query.terms.isEmpty ? atHand : nil, after: earlier)
    } catch {
      state.fault = error
    }
  }

  /// Carries out an action that concerns the field.
  static func reduceQuery(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) {
    switch action {
    case .queryOpened: state.isTyping = true
    case .queryClosed(let keepsText):
      state.isTyping = false
      if !keepsText { state.field.clear() }
    case .queryTyped(let key): _ = state.field.handle(key)
    case .queryClicked(let place):
      state.isTyping = true
      state.field.moveCursor(to: place)
    case .queryReplaced(let text): state.field = TextField(text)
    case .pasted(let text) where state.isTyping:
      if state.field.insert(pasted: text) { state.notice = .pasteCut }
    default: return
    }
    readQuery(in: &state, context)
  }
}

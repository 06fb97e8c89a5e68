import DailyMathCore
import DailyMathTerminal

extension BrowserScreen {
  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    if !action.isFromOutside, action != .choiceDropped { state.notice = nil }
    if state.day != context.stamp.day {
      state.day = context.stamp.day
      find(in: &state, context, keeping: state.cardAtHand)
    }
    switch action {
    case .leaveChosen: return [.navigate(.today)]
    case .escaped: return escape(&state, context)
    case .changed(let events): return changed(&state, events, context)
    case .failed(let error):
      state.pending = nil
      state.notice = .notSaved(error)
    case .arrived(let events):
      let effects = changed(&state, events, context)
      dropVanished(in: &state, context)
      return effects
    case .libraryChanged:
      refresh(&state, context)
      dropVanished(in: &state, context)
      return effects(of: state, context)
    case .prepared(let cards, let number):
      guard state.awaitedCards == number else { return [] }
      take(cards, in: &state, context)
    case .toolChosen(let tool): return use(tool, in: &state, context)
    case .undoChosen: return undo(in: &state, context)
    case .dialog(let action): return reduceDialog(&state, action, context)
    case .pasted(let text) where state.dialog != nil:
      if state.dialog?.field.insert(pasted: text) ?? false { state.notice = .pasteCut }
      state.dialog?.list = ListState()
    case .newCardChosen: return [.navigate(.newCard)]
    case .decksChosen: return [.navigate(.decks)]
    case .tabChosen(let tab): return [.openTab(tab)]
    case .helpChosen: return [.toggleHelp]
    case .appearanceChosen: return [.toggleAppearance]
    case .quitChosen: return [.quit]
    default: return reduceList(&state, action, context)
    }
    return []
  }

  private static func reduceList(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .keyMoved(let key): move(&state, key, context)
    case .rowClicked(let row):
      state.isTyping = false
      if row == state.list.selected { return use(.edit, in: &state, context) }
      select(row, in: &state, context)
    case .signClicked(let row):
      select(row, in: &state, context)
      toggle(in: &state)
    case .toggled:
      toggle(in: &state)
      select(state.list.selected + 1, in: &state, context)
    case .allToggled where state.fault != nil:
      // What the list shows is not what the field asks for.
      break
    case .allToggled:
      if state.found.allSatisfy(state.choice.contains) {
        for index in state.found { state.choice.remove(index) }
      } else {
        for index in state.found { state.choice.insert(index) }
      }
    case .choiceDropped: state.choice = ChosenCards()
    case .sortingCycled: sort(&state, by: state.sorting.next, context)
    case .sortingReversed:
      let sorting = CardSorting(state.sorting.key, isReversed: !state.sorting.isReversed)
      sort(&state, by: sorting, context)
    case .sortingChosen(let key):
      let isReversed = key == state.sorting.key && !state.sorting.isReversed
      sort(&state, by: CardSorting(key, isReversed: isReversed), context)
    case .previewToggled:
      state.isPreviewOpen.toggle()
      select(state.list.selected, in: &state, context)
    default: reduceQuery(&state, action, context)
    }
    return []
  }

  private static func sort(
    _ state: inout State, by sorting: CardSorting, _ context: ReduceContext
  ) {
    let atHand = state.cardAtHand
    state.sorting = sorting
    sort(&state, context, keeping: atHand)
  }

  /// Moves through the list; with Shift, the rows at both ends of the way are chosen.
  private static func move(_ state: inout State, _ key: KeyPress, _ context: ReduceContext) {
    let isChoosing = key.modifiers == .shift
    func choose() {
      if isChoosing, let index = state.index(inRow: state.list.selected) {
        state.choice.insert(index)
      }
    }
    choose()
    _ = state.list.handle(
      KeyPress(key.key), count: state.found.count, rows: rows(of: state, context))
    choose()
  }

  private static func toggle(in state: inout State) {
    guard let index = state.index(inRow: state.list.selected) else { return }
    if state.choice.contains(index) {
      state.choice.remove(index)
    } else {
      state.choice.insert(index)
    }
  }

  private static func escape(_ state: inout State, _ context: ReduceContext) -> [Effect] {
    if !state.choice.isEmpty {
      state.choice = ChosenCards()
    } else if !state.field.isEmpty {
      reduceQuery(&state, .queryClosed(keepsText: false), context)
    } else if state.isPreviewOpen {
      state.isPreviewOpen = false
    } else {
      return [.navigate(.today)]
    }
    return []
  }

  /// Closes a dialog about cards of which none is there any more.
  private static func dropVanished(in state: inout State, _ context: ReduceContext) {
    // While the cards are made ready beside the loop, the ones before still count those that are gone.
    if !state.query.concernsTrash, let listed = state.listed {
      for index in state.choice.indices
      where context.library.category(of: listed.card(at: index)) == nil {
        state.choice.remove(index)
      }
    }
    guard let dialog = state.dialog, dialog.kind != .emptyTrash else { return }
    if dialog.cards.allSatisfy({ context.library.content(of: $0) == nil }) { state.dialog = nil }
  }
}

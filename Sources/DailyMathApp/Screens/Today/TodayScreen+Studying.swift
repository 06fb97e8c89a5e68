import DailyMathCore
import DailyMathTerminal

extension TodayScreen {
  /// Carries out an action that leads to studying otherwise than by the day's plan.
  static func reduceStudying(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .offerTaken(let offer):
      // What was clicked may be gone with what another window did.
      return state.facts.ahead.offers.contains(offer) ? [.navigate(.quiz(offer.scope))] : []
    case .practiceChosen:
      state.dialog = .practice(PracticeDialog(of: context.library, on: state.day))
    case .backlogChosen:
      let settings = context.library.settings
      guard state.facts.backlog.count > 0 || settings.backlog.holds(on: state.day) else {
        state.notice = .nothingPiledUp
        return []
      }
      state.dialog = .backlog(BacklogDialog(state.facts.backlog, settings, on: state.day))
    case .leechesChosen: return [.navigate(.browser(query: "is:leech"))]
    case .limitChosen: return [.navigate(.setting(.reviews))]
    case .decksChosen: return [.navigate(.decks)]
    case .statisticsChosen: return [.navigate(.statistics)]
    case .dialog(let action): return reduceDialog(&state, action, context)
    default: return reduceTakingBack(&state, action, context)
    }
    return []
  }

  /// Carries out an action of the list in front of the screen.
  static func reduceDialog(
    _ state: inout State, _ action: TodayDialog.Action, _ context: ReduceContext
  ) -> [Effect] {
    guard var dialog = state.dialog else { return [] }
    switch action {
    case .closed:
      state.dialog = nil
      return []
    case .keyMoved(let key):
      let rows = TodayDialogLayout(dialog, size: context.size).list.rows
      _ = dialog.list.handle(dialog.goingRound(key), count: dialog.count, rows: rows)
    case .rowTaken(let index):
      guard (0..<dialog.count).contains(index) else { return [] }
      dialog.list = ListState(selected: index, offset: dialog.list.offset)
      state.dialog = dialog
      return take(dialog, &state)
    case .taken: return take(dialog, &state)
    case .typed, .pasted, .placed:
      guard case .practice(var practice) = dialog else { return [] }
      switch action {
      case .typed(let key): practice.type(key)
      case .pasted(let text): practice.paste(text)
      case .placed(let index): practice.place(at: index)
      default: break
      }
      dialog = .practice(practice)
    }
    state.dialog = dialog
    return []
  }

  /// Lets the selected row of the list act.
  private static func take(_ dialog: TodayDialog, _ state: inout State) -> [Effect] {
    switch dialog {
    case .practice(var practice):
      guard let entry = practice.selected, entry.count > 0 else {
        practice.isRefused = true
        state.dialog = .practice(practice)
        return []
      }
      state.dialog = nil
      return [.navigate(.quiz(.practice(entry.choice)))]
    case .backlog(let backlog):
      state.dialog = nil
      guard backlog.selected != backlog.current else { return [] }
      return [.append([.settings(SettingsChange(backlog: backlog.selected))], for: .settings)]
    }
  }

  /// Makes the list in front of the screen anew after the cards or the day changed; what was selected stays so.
  static func renewDialog(_ state: inout State, _ library: AccountState) {
    switch state.dialog {
    case .practice(let practice):
      var fresh = PracticeDialog(of: library, on: state.day)
      fresh.paste(practice.field.text)
      if let index = fresh.shown.firstIndex(where: { $0.choice == practice.selected?.choice }) {
        fresh.list = ListState(selected: index, offset: practice.list.offset)
      }
      state.dialog = .practice(fresh)
    case .backlog(let backlog):
      var fresh = BacklogDialog(state.facts.backlog, library.settings, on: state.day)
      fresh.list = backlog.list
      state.dialog = .backlog(fresh)
    case nil: break
    }
  }
}

import DailyMathCore
import DailyMathTerminal

extension BrowserScreen {
  /// Carries out what happens in a dialog.
  static func reduceDialog(
    _ state: inout State, _ action: BrowserDialog.Action, _ context: ReduceContext
  ) -> [Effect] {
    guard var dialog = state.dialog else { return [] }
    let texts = Texts.of(context.language)
    let count = dialog.kind.isChoice ? dialog.choices(texts).count : 0
    let rows = BrowserDialogLayout(dialog, choiceCount: count, size: context.size).list.rows
    switch action {
    case .typed(let key):
      _ = dialog.field.handle(key)
      dialog.list = ListState()
      dialog.fault = nil
    case .placed(let place): dialog.field.moveCursor(to: place)
    case .moved(let key): _ = dialog.list.handle(key, count: count, rows: rows)
    case .rowClicked(let row):
      dialog.list.select(row, count: count, rows: rows)
      state.dialog = dialog
      return submit(&state, dialog, context)
    case .answerSelected(let confirm): dialog.isConfirmSelected = confirm
    case .cancelled:
      state.dialog = nil
      return []
    case .submitted: return submit(&state, dialog, context)
    }
    state.dialog = dialog
    return []
  }

  private static func submit(
    _ state: inout State, _ dialog: BrowserDialog, _ context: ReduceContext
  ) -> [Effect] {
    let change: CardChange
    switch dialog.kind {
    case .delete: change = .delete
    case .emptyTrash: change = .purge
    case .reschedule:
      do throws(DayWish.Fault) {
        change = .reschedule(
          try DayWish.day(dialog.text, today: state.day, language: context.language))
      } catch {
        state.dialog?.fault = error
        return []
      }
    case .move, .addTag, .removeTag:
      let choices = dialog.choices(.of(context.language))
      let row = min(dialog.list.selected, choices.count - 1)
      guard choices.indices.contains(row) else { return [] }
      change = Self.change(for: choices[row], isRemoval: dialog.kind == .removeTag)
    }
    state.dialog = nil
    let effects = perform(change, on: dialog.cards, in: &state, context)
    let areAllNew = dialog.cards.allSatisfy { context.library.card($0)?.review.schedule == nil }
    if effects.isEmpty, dialog.kind == .reschedule, areAllNew {
      state.notice = .browser(.onlyNew)
    }
    return effects
  }

  private static func change(
    for choice: BrowserDialog.Choice, isRemoval: Bool
  ) -> CardChange {
    switch choice {
    case .deck(let deck): .move(deck)
    case .noDeck: .move(.own(""))
    case .newDeck(let name): .move(.own(name))
    case .tag(let name), .newTag(let name): isRemoval ? .removeTag(name) : .addTag(name)
    }
  }
}

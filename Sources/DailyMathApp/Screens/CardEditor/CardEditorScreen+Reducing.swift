import DailyMathCore
import DailyMathTerminal

extension CardEditorScreen {
  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    let area = CardEditorLayout(size: context.size).area
    switch action {
    case .saveFailed(let error):
      state.isSaving = false
      state.notice = .notSaved(error)
    case .helpChosen: return [.toggleHelp]
    case .leaveChosen:
      guard state.hasChanges else { return [.goBack] }
      state.isAskingToDiscard = true
      state.isConfirmSelected = false
    case .answerSelected(let confirm):
      state.isConfirmSelected = confirm
    case .questionAnswered(let confirm):
      state.isAskingToDiscard = false
      if confirm { return [.goBack] }
    case .focusMoved(let step):
      moveFocus(by: step, in: &state)
    case .focused(let focus):
      move(to: focus, in: &state)
    case .placed(let focus, let place):
      move(to: focus, in: &state)
      if let line = line(focus) { state[keyPath: line].moveCursor(to: place) }
      if let lines = self.area(focus) { state[keyPath: lines].moveCursor(to: place, size: area) }
    case .keyTyped(let key):
      type(key, into: &state, area)
    case .pasted(let text):
      let isCut = state.paste(text)
      noteEdit(in: &state)
      state.notice = isCut ? .pasteCut : nil
    case .valueMoved(let focus, let step):
      move(to: focus, in: &state)
      if state.choose(KeyPress(step < 0 ? .left : .right)) { noteEdit(in: &state) }
    case .textEntered(let text):
      let isCut = state.replaceText(of: state.focus, with: text)
      noteEdit(in: &state)
      state.notice = isCut ? .pasteCut : nil
    case .saveChosen:
      return save(&state, context)
    }
    return []
  }

  /// Lets a key act on the field with the focus; an arrow that leads out of its lines takes the focus along.
  private static func type(_ key: KeyPress, into state: inout State, _ area: Size) {
    if let line = line(state.focus) {
      if state[keyPath: line].handle(key) { noteEdit(in: &state) }
    } else if let lines = self.area(state.focus) {
      if state[keyPath: lines].handle(key, size: area) {
        noteEdit(in: &state)
      } else if case .move(let step)? = FormKeys.command(for: key) {
        moveFocus(by: step, in: &state)
      }
    } else if state.choose(key) {
      noteEdit(in: &state)
    }
  }

  private static func noteEdit(in state: inout State) {
    state.notice = nil
    guard !state.problems.isEmpty else { return }
    // Mending one option may mend another that was equal to it.
    let open = state.openProblems
    state.problems = state.problems.filter { field, problem in
      open.contains { $0.field == field && $0 == problem }
    }
  }

  private static func moveFocus(by step: Int, in state: inout State) {
    let items = Focus.items(of: state.type)
    guard let place = items.firstIndex(of: state.focus) else { return }
    move(to: items[((place + step) % items.count + items.count) % items.count], in: &state)
  }

  private static func move(to focus: Focus, in state: inout State) {
    // Only what is there is judged: an option that repeats another, or a field that is too long.
    if let left = state.focus.field, focus != state.focus {
      state.problems[left] = state.openProblems.first { problem in
        if case .empty = problem { return false }
        return problem.field == left
      }
    }
    state.focus = focus
  }

  private static func save(_ state: inout State, _ context: ReduceContext) -> [Effect] {
    guard !state.isSaving else { return [] }
    let problems = state.openProblems
    guard problems.isEmpty else {
      state.problems = Dictionary(problems.map { ($0.field, $0) }) { first, _ in first }
      let wrong = Focus.allCases.first { $0.field.map { state.problems[$0] != nil } ?? false }
      state.focus = wrong ?? state.focus
      return []
    }
    state.isSaving = true
    state.notice = nil
    let payloads = context.library.payloads(writing: state.content, asFamily: state.card)
    return [.append(payloads, for: .saveCard)]
  }
}

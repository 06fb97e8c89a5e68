import DailyMathCore
import DailyMathTerminal

extension CardEditorScreen {
  /// Carries out an action.
  package static func reduce(_ state: inout State, _ action: Action) -> [Effect] {
    switch action {
    case .saveFailed(let error):
      state.isSaving = false
      state.notice = .notSaved(error)
    case .helpChosen: return [.toggleHelp]
    case .leaveChosen:
      guard state.hasChanges else { return [.navigate(.today)] }
      state.isAskingToDiscard = true
      state.isConfirmSelected = false
    case .answerSelected(let confirm):
      state.isConfirmSelected = confirm
    case .questionAnswered(let confirm):
      state.isAskingToDiscard = false
      if confirm { return [.navigate(.today)] }
    case .focusMoved(let step):
      move(to: state.focus.moved(by: step), in: &state)
    case .focused(let focus):
      move(to: focus, in: &state)
    case .keyTyped(let key):
      if edit(&state, { $0.handle(key) }, { $0.handle(key) }) { noteEdit(in: &state) }
    case .pasted(let text):
      let isCut = edit(&state, { $0.insert(pasted: text) }, { $0.insert(pasted: text) })
      noteEdit(in: &state)
      state.notice = isCut ? .pasteCut : nil
    case .saveChosen:
      return save(&state)
    }
    return []
  }

  /// Where the text of a field is kept; `nil` for the category and the button, which have none.
  static func textField(_ focus: Focus) -> WritableKeyPath<State, TextField>? {
    switch focus {
    case .prompt: \.prompt
    case .answer: \.answer
    case .firstDistractor: \.distractors[0]
    case .secondDistractor: \.distractors[1]
    case .thirdDistractor: \.distractors[2]
    case .note: \.note
    case .category, .save: nil
    }
  }

  private static func edit(
    _ state: inout State, _ text: (inout TextField) -> Bool,
    _ category: (inout CategoryChoice) -> Bool
  ) -> Bool {
    if let field = textField(state.focus) { return text(&state[keyPath: field]) }
    return state.focus == .category && category(&state.category)
  }

  private static func noteEdit(in state: inout State) {
    state.notice = nil
    guard !state.problems.isEmpty else { return }
    // Mending one option may mend another that was equal to it.
    let open = state.content.problems
    state.problems = state.problems.filter { field, problem in
      open.contains { $0.field == field && $0 == problem }
    }
  }

  private static func move(to focus: Focus, in state: inout State) {
    // Only what is there is judged: an option that repeats another, or a field that is too long.
    if let left = state.focus.field, focus != state.focus {
      state.problems[left] = state.content.problems.first { problem in
        if case .empty = problem { return false }
        return problem.field == left
      }
    }
    state.focus = focus
  }

  private static func save(_ state: inout State) -> [Effect] {
    guard !state.isSaving else { return [] }
    let problems = state.content.problems
    guard problems.isEmpty else {
      state.problems = Dictionary(problems.map { ($0.field, $0) }) { first, _ in first }
      let wrong = Focus.allCases.first { $0.field.map { state.problems[$0] != nil } ?? false }
      state.focus = wrong ?? state.focus
      return []
    }
    state.isSaving = true
    state.notice = nil
    return [.append([.cardPut(state.card, state.content)], for: .saveCard)]
  }
}

import DailyMathCore

extension AgilityScreen {
  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .saved:
      state.failure = nil
      return []
    case .notSaved(let error):
      state.failure = error
      return []
    case .libraryChanged:
      follow(context.library, in: &state)
      return []
    default: state.failure = nil
    }
    switch action {
    case .moved(let step): move(by: step, in: &state)
    case .rowClicked(let row):
      let isAtHand = state.row == row
      take(row, in: &state)
      if isAtHand { return takeRow(in: &state, context) }
    case .valueMoved(let step, let row):
      let row = row ?? state.row
      guard state.form == nil, state.rows.contains(row) else { return [] }
      if case .mode = row {} else { state.row = row }
      return change(row, by: step, in: &state, context)
    case .rowTaken: return takeRow(in: &state, context)
    case .beginChosen: return begin(&state)
    case .formOpened: openForm(in: &state)
    case .form(let action): return reduceForm(&state, action)
    case .pasted(let text): state.form?.insert(pasted: text)
    case .tableChosen: return [.navigate(.factTable)]
    case .historyChosen: return [.navigate(.drillHistory)]
    case .calculatorChosen: return [.navigate(.calculator)]
    case .leaveChosen: return [.openTab(1)]
    case .tabChosen(let tab): return reduceForm(&state, .closed) + [.openTab(tab)]
    case .helpChosen: return [.toggleHelp]
    case .appearanceChosen: return [.toggleAppearance]
    case .quitChosen: return reduceForm(&state, .closed) + [.quit]
    case .saved, .notSaved, .libraryChanged: break
    }
    return []
  }

  /// Takes over what was chosen elsewhere, as long as nothing is chosen here that is not saved.
  private static func follow(_ library: AccountState, in state: inout State) {
    guard state.preferences == state.saved, state.form == nil else { return }
    state.saved = library.settings.agility
    state.preferences = state.saved.goingOn(after: library.agility)
    if !state.rows.contains(state.row) { state.row = .mode(state.preferences.mode) }
  }

  private static func move(by step: Int, in state: inout State) {
    let rows = state.rows
    let index = rows.firstIndex(of: state.row) ?? 0
    take(rows[min(max(0, index + step), rows.count - 1)], in: &state)
  }

  /// Takes the keyboard to a row; on a kind of drill that is the one chosen.
  private static func take(_ row: Row, in state: inout State) {
    state.row = row
    if case .mode(let mode) = row { state.preferences.mode = mode }
  }

  private static func takeRow(in state: inout State, _ context: ReduceContext) -> [Effect] {
    guard state.row == .custom else { return begin(&state) }
    openForm(in: &state)
    return []
  }

  private static func begin(_ state: inout State) -> [Effect] {
    save(&state) + [.navigate(.drill(.new(state.preferences.settings)))]
  }

  /// What is to be written so that the choices are found again; nothing where they are.
  static func save(_ state: inout State) -> [Effect] {
    guard state.preferences != state.saved else { return [] }
    state.saved = state.preferences
    return [.append([.settings(SettingsChange(agility: state.preferences))], for: .agility)]
  }

  private static func change(
    _ row: Row, by step: Int, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    switch row {
    case .length where state.preferences.mode == .levels, .mode(.levels):
      let passed = context.library.agility.passedLevel
      let highest = min(passed + 1, DrillSettings.levels.upperBound)
      state.preferences.level = min(max(1, state.preferences.level + step), highest)
    case .length:
      state.preferences.length = moved(state.preferences.length, by: step, in: lengths)
    case .acceptance:
      state.preferences.acceptance = moved(
        state.preferences.acceptance, by: step, in: DrillAcceptance.allCases)
    case .keypad:
      state.preferences.keypad = moved(
        state.preferences.keypad, by: step, in: KeypadLayout.allCases)
    case .mode, .custom: return []
    }
    return save(&state)
  }

  /// The lengths that can be chosen, in the order in which they are offered.
  static let lengths: [DrillLength] =
    DrillLength.seconds.map { .seconds($0) } + [.problems(20), .problems(50), .endless]

  private static func moved<Value: Equatable>(
    _ value: Value, by step: Int, in values: [Value]
  ) -> Value {
    let index = values.firstIndex(of: value) ?? 0
    return values[((index + step) % values.count + values.count) % values.count]
  }

  private static func openForm(in state: inout State) {
    take(.mode(.custom), in: &state)
    state.row = .custom
    state.form = CustomDrillForm(state.preferences.custom)
  }

  private static func reduceForm(
    _ state: inout State, _ action: CustomDrillForm.Action
  ) -> [Effect] {
    guard var form = state.form else { return [] }
    let isOpen = form.reduce(action)
    state.form = isOpen ? form : nil
    guard !isOpen else { return [] }
    state.preferences.custom = form.drill
    return save(&state)
  }
}

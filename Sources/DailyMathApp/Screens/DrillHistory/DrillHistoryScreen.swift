package import DailyMathCore
package import DailyMathTerminal

/// The drills of the past, with a chart for each mode.
package enum DrillHistoryScreen {
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The mode whose drills are shown; `nil` for all of them.
    package var mode: DrillMode?
    /// Which drill is selected and which is the first one in sight, the latest being the first.
    package var list = ListState()

    /// Makes the screen.
    package init(context: ReduceContext) {}
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// A key moves the selection.
    case keyMoved(KeyPress)
    /// The drill in that row was chosen.
    case rowClicked(Int)
    /// The drills of that mode were chosen; `nil` for all of them.
    case modeChosen(DrillMode?)
    /// The modes go on by so many, in their order, the last one followed by all.
    case modeTurned(by: Int)
    /// The learner leaves the screen.
    case leaveChosen
    /// The tab with that number was chosen.
    case tabChosen(Int)
    /// The learner asked for the help.
    case helpChosen
    /// The learner wants to choose how the program looks.
    case appearanceChosen
    /// The learner leaves the program.
    case quitChosen
    /// The account changed, here or elsewhere.
    case libraryChanged
  }

  /// What can be shown: all drills, then those of each mode.
  static let modes: [DrillMode?] = [nil] + DrillMode.allCases

  /// The drills that are shown, in the order in which they were done, without those broken off before anything was solved.
  static func runs(_ state: State, in library: AccountState) -> [DrillRun] {
    library.agility.runs.filter { run in
      (run.outcome.isFinished || run.outcome.score > 0)
        && (state.mode == nil || run.settings.mode == state.mode)
    }
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    switch (key.key, key.modifiers) {
    case (.up, []), (.down, []), (.pageUp, []), (.pageDown, []), (.home, []), (.end, []):
      .keyMoved(key)
    case (.character("k"), []): .keyMoved(KeyPress(.up))
    case (.character("j"), []): .keyMoved(KeyPress(.down))
    case (.tab, []), (.right, []): .modeTurned(by: 1)
    case (.tab, .shift), (.left, []): .modeTurned(by: -1)
    case (.escape, []): .leaveChosen
    case (.character("?"), []): .helpChosen
    case (.character("a"), []): .appearanceChosen
    case (.character("q"), []): .quitChosen
    default: nil
    }
  }

  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .keyMoved(let key):
      _ = state.list.handle(key, count: count(state, context), rows: rows(state, context))
    case .rowClicked(let row):
      state.list.select(row, count: count(state, context), rows: rows(state, context))
    case .modeChosen(let mode): choose(mode, in: &state)
    case .modeTurned(let steps):
      let index = modes.firstIndex(of: state.mode) ?? 0
      let turned = (index + steps) % modes.count
      choose(modes[turned < 0 ? turned + modes.count : turned], in: &state)
    case .libraryChanged:
      state.list.select(
        state.list.selected, count: count(state, context), rows: rows(state, context))
    case .leaveChosen: return [.goBack]
    case .tabChosen(let tab): return [.openTab(tab)]
    case .helpChosen: return [.toggleHelp]
    case .appearanceChosen: return [.toggleAppearance]
    case .quitChosen: return [.quit]
    }
    return []
  }

  private static func choose(_ mode: DrillMode?, in state: inout State) {
    guard mode != state.mode else { return }
    state.mode = mode
    state.list = ListState()
  }

  private static func count(_ state: State, _ context: ReduceContext) -> Int {
    runs(state, in: context.library).count
  }

  private static func rows(_ state: State, _ context: ReduceContext) -> Int {
    DrillHistoryLayout(size: context.size, hasChart: state.mode != nil).list.rows
  }
}

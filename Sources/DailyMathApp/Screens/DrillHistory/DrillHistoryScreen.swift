import DailyMathCore
package import DailyMathTerminal

/// The drills of the past, with a chart for each mode.
package enum DrillHistoryScreen {
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// Makes the screen.
    package init(context: ReduceContext) {}
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
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

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    switch (key.key, key.modifiers) {
    case (.escape, []): .leaveChosen
    case (.character("?"), []): .helpChosen
    case (.character("q"), []): .quitChosen
    default: nil
    }
  }

  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .leaveChosen: [.goBack]
    case .tabChosen(let tab): [.openTab(tab)]
    case .helpChosen: [.toggleHelp]
    case .appearanceChosen: [.toggleAppearance]
    case .quitChosen: [.quit]
    case .libraryChanged: []
    }
  }

  /// Draws the screen.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = PageLayout(size: context.size)
    HeadBar.draw(into: &frame, layout, context, selected: 4, action: { .tabChosen($0) })
    return frame
  }
}

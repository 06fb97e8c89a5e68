package import DailyMathTerminal

/// The help: the keys of every screen, laid over whatever was on the screen.
package enum HelpScreen {
  /// Where the help stands: how far it was scrolled.
  package struct State: Equatable, Sendable {
    /// The first line shown.
    package var offset = 0

    /// Makes the help at its beginning.
    package init() {}
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner has read enough.
    case closed
    /// The text was moved by that many lines, downwards where positive.
    case scrolled(by: Int)
  }

  /// The action of a key; any key that does not scroll closes the help.
  package static func action(for key: KeyPress, in state: State) -> Action {
    switch key.key {
    case .down, .character("j"): .scrolled(by: 1)
    case .up, .character("k"): .scrolled(by: -1)
    case .pageDown, .character(" "): .scrolled(by: 8)
    case .pageUp: .scrolled(by: -8)
    case .home: .scrolled(by: -200)
    case .end: .scrolled(by: 200)
    default: .closed
    }
  }

  /// Carries out an action; the view stops the scrolling at the last line.
  package static func reduce(_ state: inout State, _ action: Action) -> [Effect] {
    switch action {
    case .closed: return [.toggleHelp]
    case .scrolled(let lines):
      state.offset = max(0, min(state.offset + lines, 200))
      return []
    }
  }
}

package import DailyMathCore
package import DailyMathTerminal

/// What is shown while the data folder is made ready, and what went wrong where it could not be.
package enum SplashScreen {
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// Why the data folder cannot be used; `nil` while it is being made ready.
    package var failure: StoreError?

    /// Makes the state at the start.
    package init(failure: StoreError? = nil) {
      self.failure = failure
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner leaves.
    case quitChosen
  }

  /// The action of a key; only leaving is possible.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    guard state.failure != nil else { return nil }
    return switch key.key {
    case .escape, .enter, .character("q"): .quitChosen
    default: nil
    }
  }

  /// Carries out an action.
  package static func reduce(_ state: inout State, _ action: Action) -> [Effect] {
    switch action {
    case .quitChosen: [.quit]
    }
  }
}

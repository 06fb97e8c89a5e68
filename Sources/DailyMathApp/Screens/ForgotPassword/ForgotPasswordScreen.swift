package import DailyMathTerminal

/// What can be done about a forgotten password: nothing yet, and it says so.
package enum ForgotPasswordScreen {
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The address typed at signing in, which is there again on the way back.
    package let email: String

    /// Makes the state.
    package init(email: String = "") {
      self.email = email
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner goes back to signing in.
    case backChosen
    /// The learner asked for the other language.
    case languageChosen
    /// The learner leaves the program.
    case quitChosen
    /// A step towards a new password ended.
    case recovered(RecoveryOutcome)
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    switch key.key {
    case .enter, .escape, .character(" "): .backChosen
    default: nil
    }
  }

  /// Carries out an action.
  package static func reduce(_ state: inout State, _ action: Action) -> [Effect] {
    switch action {
    case .backChosen: [.navigate(.login(email: state.email))]
    case .languageChosen: [.changeLanguage]
    case .quitChosen: [.quit]
    case .recovered: []
    }
  }
}

package import DailyMathCore
package import DailyMathTerminal

/// The recovery codes of an account, which are shown once.
package enum RecoveryCodesScreen {
  /// Why the codes are shown, which says where the learner goes afterwards.
  package enum Origin: Equatable, Sendable {
    /// The account was just made; the day's cards come next.
    case registration
    /// New codes were made in the profile, which comes next.
    case profile
    /// New codes were made after a forgotten password; signing in with this address comes next.
    case recovery(email: String)
  }

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The codes.
    package let codes: [OneTimeCode]
    /// Why they are shown.
    package let origin: Origin

    /// Makes the state.
    package init(codes: [OneTimeCode], origin: Origin) {
      self.codes = codes
      self.origin = origin
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner says that the codes are saved.
    case savedChosen
    /// The codes stand in the file with this path.
    case written(path: String)
    /// The codes could not be written into a file.
    case notWritten(PersonalFileError)
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    key.key == .enter ? .savedChosen : nil
  }

  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .savedChosen: [.navigate(state.origin.next)]
    case .written, .notWritten: []
    }
  }
}

extension RecoveryCodesScreen.Origin {
  /// Where the learner goes once the codes are saved.
  var next: Route {
    switch self {
    case .registration: .today
    case .profile: .profile
    case .recovery(let email): .login(email: email)
    }
  }
}

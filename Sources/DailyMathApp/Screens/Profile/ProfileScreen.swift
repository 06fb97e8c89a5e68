package import DailyMathCore
package import DailyMathTerminal

/// The account: who the learner is, what they chose, and what can be done with the account.
package enum ProfileScreen {
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// Makes the state.
    package init() {}
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner goes back to the day's cards.
    case todayChosen
    /// A change of the account ended.
    case changed(AccountChangeOutcome)
    /// Events were saved.
    case saved
    /// Events could not be saved.
    case notSaved(StoreError)
    /// The profile or the settings changed, here or elsewhere.
    case libraryChanged
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    key.key == .escape ? .todayChosen : nil
  }

  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    action == .todayChosen ? [.navigate(.today)] : []
  }
}

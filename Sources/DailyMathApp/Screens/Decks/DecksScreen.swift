package import DailyMathCore
package import DailyMathTerminal

/// The decks of an account, with what holds for each in a study day.
package enum DecksScreen {
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// Makes the list of the decks.
    package init(context: ReduceContext) {}
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner leaves the screen.
    case leaveChosen
    /// Text was pasted into the field with the focus.
    case pasted(String)
    /// What was asked for is on the disk.
    case changed
    /// It could not be saved, and nothing of it counts.
    case failed(StoreError)
    /// The cards changed, here or elsewhere.
    case libraryChanged
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    key.key == .escape ? .leaveChosen : nil
  }

  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    action == .leaveChosen ? [.navigate(.today)] : []
  }
}

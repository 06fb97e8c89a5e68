package import DailyMathCore
package import DailyMathTerminal

/// All cards of an account: searched, sorted, looked at and changed, one or many at once.
package enum BrowserScreen {
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// Makes the browser, as it was left last where it was; `query` is put into its field unless it is empty.
    package init(after last: State?, query: String, context: ReduceContext) {}
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The learner leaves the screen.
    case leaveChosen
    /// Text was pasted into the field with the focus.
    case pasted(String)
    /// What was asked for is on the disk; these are the events, among which others' may come first.
    case changed([Event])
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

/// Folds many events into a state one after another.
///
/// A state that begins empty has its index made once, at the end, which takes a fraction of the time.
struct AccountFold: Sendable {
  /// The state so far, whose index may be behind.
  private(set) var state: AccountState
  private let keepsIndex: Bool

  /// Goes on from `state`.
  init(from state: consuming AccountState) {
    keepsIndex = state.eventCount > 0
    self.state = state
  }

  /// Takes an event in; one that was seen before changes nothing.
  mutating func take(_ event: Event) {
    state.fold(event, keepingIndex: keepsIndex)
  }

  /// The state after all events.
  consuming func finished() -> AccountState {
    if !keepsIndex { state.index = StudyIndex(of: state.cardTable) }
    return state
  }
}

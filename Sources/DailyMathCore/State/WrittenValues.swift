/// Everything that was written for a value and stands: the latest counts, and each can be taken back.
struct WrittenValues<Value: Hashable & Sendable>: Hashable, Sendable {
  /// One writing of the value.
  struct Writing: Hashable, Sendable {
    /// Where the writing is among all events.
    let position: EventPosition
    /// What was written.
    let value: Value
  }

  /// The writings that stand, in the order of the events.
  private(set) var writings: [Writing] = []

  /// What was written last; `nil` where nothing stands.
  var latest: Value? { writings.last?.value }

  /// Takes in that `value` was written at `position`, whatever came first.
  mutating func write(_ value: Value, at position: EventPosition) {
    let index = writings.firstIndex { position < $0.position } ?? writings.endIndex
    writings.insert(Writing(position: position, value: value), at: index)
  }

  /// Takes back the writing of `identity`; returns whether there was one.
  mutating func remove(_ identity: EventIdentity) -> Bool {
    guard let index = writings.firstIndex(where: { $0.position.identity == identity }) else {
      return false
    }
    writings.remove(at: index)
    return true
  }
}

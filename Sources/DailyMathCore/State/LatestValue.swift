/// A value of which the latest writing counts, whatever the order in which the writings arrive.
struct LatestValue<Value: Hashable & Sendable>: Hashable, Sendable {
  private(set) var value: Value
  private(set) var position: EventPosition?

  /// Starts with `value`, which any writing replaces.
  init(_ value: Value, position: EventPosition? = nil) {
    self.value = value
    self.position = position
  }

  /// Takes `newValue` over where it was written after the value at hand.
  mutating func write(_ newValue: Value, at newPosition: EventPosition) {
    if let position, newPosition < position { return }
    value = newValue
    position = newPosition
  }
}

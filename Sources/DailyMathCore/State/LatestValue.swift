/// A value of which the latest writing counts, whatever the order in which the writings arrive.
struct LatestValue<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What was written last, or what it started with.
  private(set) var value: Value
  /// Where that writing is among all events; `nil` before the first.
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

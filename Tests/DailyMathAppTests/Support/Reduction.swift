import DailyMathApp
import Testing

/// Expects an action to change a state as `change` says and in no other way, and to ask for exactly `effects`.
///
/// Returns the new state, from which the next action can go on.
@discardableResult
func expectReduction<State: Equatable>(
  of state: State, by reduce: (inout State) -> [Effect], effects: [Effect] = [],
  sourceLocation: SourceLocation = #_sourceLocation, change: (inout State) -> Void = { _ in }
) -> State {
  var expected = state
  change(&expected)
  var actual = state
  let asked = reduce(&actual)
  #expect(actual == expected, sourceLocation: sourceLocation)
  #expect(asked == effects, sourceLocation: sourceLocation)
  return actual
}

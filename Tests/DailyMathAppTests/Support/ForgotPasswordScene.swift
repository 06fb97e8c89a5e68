import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

/// Places on the way from a forgotten password to a new one.
enum ForgotPasswordScene {
  typealias State = ForgotPasswordScreen.State

  /// The address was sent, and the outcome is not there yet.
  static func sent() -> State {
    reduced(State(email: "ana@uniquindio.edu.co"), .submitted)
  }

  /// The mail was sent.
  static func mailed() -> State { reduced(sent(), .recovered(.began(.mail))) }

  /// A code from the mail is being checked.
  static func checking() -> State {
    reduced(mailed(), .pasted("0123456789abcdefghjk"), .submitted)
  }

  /// The code was right.
  static func permitted() -> State { reduced(checking(), .recovered(.permitted(.ana))) }

  /// A long new password stands in both fields.
  static func chosen(_ password: String = "cometa-papel-rio-lento") -> State {
    reduced(
      permitted(), .pasted(password), .focusMoved(by: 1), .pasted(password))
  }

  /// The new password holds.
  static func done(remainingCodes: Int = 7) -> State {
    reduced(chosen(), .submitted, .recovered(.reset(remainingCodes: remainingCodes)))
  }

  /// The state after actions, at 10,000 ms.
  static func reduced(_ state: State, _ actions: ForgotPasswordScreen.Action...) -> State {
    actions.reduce(into: state) { state, action in
      _ = ForgotPasswordScreen.reduce(&state, action, .usual)
    }
  }

  /// Expects an action to change a state as `change` says and in no other way, and to ask for exactly `effects`.
  @discardableResult
  static func expect(
    _ action: ForgotPasswordScreen.Action, in state: State, effects: [Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation, change: (inout State) -> Void = { _ in }
  ) -> State {
    expectReduction(
      of: state, by: { ForgotPasswordScreen.reduce(&$0, action, .usual) }, effects: effects,
      sourceLocation: sourceLocation, change: change)
  }
}

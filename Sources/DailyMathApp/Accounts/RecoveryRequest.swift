package import DailyMathSystem

/// A step on the way from a forgotten password to a new one.
package enum RecoveryRequest: Equatable, Sendable {
  /// Send a code to the account with this address, where mail is configured.
  case begin(email: String)
  /// Check a code that was typed.
  case check(email: String, code: String, way: RecoveryWay)
  /// Set the new password.
  case reset(RecoveryPermit, password: SecretBytes)
  /// Make new recovery codes after the reset; the password is the one just set.
  case renewCodes(RecoveryPermit, password: SecretBytes)
}

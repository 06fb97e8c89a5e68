package import DailyMathCore

/// What came of a step on the way to a new password.
package enum RecoveryOutcome: Equatable, Sendable {
  /// A code was sent if the address has an account, or, where no mail is configured, a saved code is asked for.
  case began(RecoveryWay)
  /// The code is right.
  case permitted(RecoveryPermit)
  /// The new password holds, and so many recovery codes are left.
  case reset(remainingCodes: Int)
  /// These recovery codes hold from now on, and none of those before.
  case codesRenewed([OneTimeCode])
  /// Nothing was changed.
  case failed(RecoveryFailure)
}

package import DailyMathCore

/// What came of a change of the account.
package enum AccountChangeOutcome: Equatable, Sendable {
  /// The new password holds; sign-ins that were remembered before are not any more.
  case passwordChanged(Account)
  /// The new address holds.
  case emailChanged(Account)
  /// These recovery codes hold from now on, and none of those before.
  case codesRenewed(Account, [OneTimeCode])
  /// Everything stands in the file with this path.
  case exported(path: String)
  /// The account is gone.
  case deleted
  /// Nothing was changed.
  case failed(AccountChangeFailure)
}

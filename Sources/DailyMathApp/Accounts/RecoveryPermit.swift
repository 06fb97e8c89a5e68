package import DailyMathCore

/// That somebody showed a right code and may set a new password once.
package struct RecoveryPermit: Equatable, Sendable {
  /// Whose password it is.
  package let account: AccountID
  /// The address of the account.
  package let email: EmailAddress
  /// What kind of code it was.
  package let way: RecoveryWay
  /// The stored hash that the code belongs to, which is used up together with setting the password.
  package let codeHash: String

  /// Makes a permit from its parts.
  package init(account: AccountID, email: EmailAddress, way: RecoveryWay, codeHash: String) {
    self.account = account
    self.email = email
    self.way = way
    self.codeHash = codeHash
  }
}

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
  /// When the code was shown.
  package let given: Instant
  /// From when on it permits nothing more.
  package let expires: Instant

  /// How long it permits anything at most, in milliseconds: as long as a mailed code is worth something.
  package static let lifetime = MailedCode.lifetime

  /// Makes a permit that is given at an instant.
  ///
  /// `codeExpires` is when the code itself ends, where it does: choosing a password gives it no longer life.
  package init(
    account: AccountID, email: EmailAddress, way: RecoveryWay, codeHash: String, given: Instant,
    codeExpires: Instant? = nil
  ) {
    self.account = account
    self.email = email
    self.way = way
    self.codeHash = codeHash
    self.given = given
    let end = Instant(milliseconds: given.milliseconds + Self.lifetime)
    expires = codeExpires.map { min($0, end) } ?? end
  }

  /// Tells whether it still permits to set a password.
  ///
  /// Where the clock was set back by more than its lifetime it does not, since nobody knows how old it is.
  func isValid(at instant: Instant) -> Bool {
    instant < expires && given.milliseconds - instant.milliseconds < Self.lifetime
  }
}

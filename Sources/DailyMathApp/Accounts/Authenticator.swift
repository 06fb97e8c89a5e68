package import DailyMathSystem

/// Hashes and checks passwords.
package struct Authenticator: Sendable {
  /// Hashes a password for storing.
  package var hash: @Sendable (SecretBytes) throws(PasswordError) -> String
  /// Tells whether a password is the one of a stored hash.
  package var verify: @Sendable (SecretBytes, String) throws(PasswordError) -> Bool
  /// Takes as long as `verify`, for an address that has no account.
  package var verifyDummy: @Sendable (SecretBytes) throws(PasswordError) -> Void

  /// Hashes a long random code or token for storing.
  package var hashCode: @Sendable (String) throws(PasswordError) -> String
  /// Tells whether a code or token is the one of a stored hash.
  package var verifyCode: @Sendable (String, String) throws(PasswordError) -> Bool

  /// Tells whether a stored hash of a password is as strong as those that are made today.
  package var isCurrent: @Sendable (String) -> Bool = { _ in true }

  /// The system's hashing.
  package static let live = Authenticator(
    hash: { secret throws(PasswordError) in try PasswordHasher.hash(secret) },
    verify: { secret, stored throws(PasswordError) in
      try PasswordHasher.verify(secret, against: stored)
    },
    verifyDummy: { secret throws(PasswordError) in try PasswordHasher.verifyDummy(secret) },
    hashCode: { code throws(PasswordError) in try CodeHasher.hash(code) },
    verifyCode: { code, stored throws(PasswordError) in
      try CodeHasher.verify(code, against: stored)
    },
    isCurrent: { PasswordHasher.isCurrent($0) })
}

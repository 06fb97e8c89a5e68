package import DailyMathSystem

/// Hashes and checks passwords.
package struct Authenticator: Sendable {
  /// Hashes a password for storing.
  package var hash: @Sendable (SecretBytes) throws(PasswordError) -> String
  /// Tells whether a password is the one of a stored hash.
  package var verify: @Sendable (SecretBytes, String) throws(PasswordError) -> Bool
  /// Takes as long as `verify`, for an address that has no account.
  package var verifyDummy: @Sendable (SecretBytes) throws(PasswordError) -> Void

  /// The system's hashing.
  package static let live = Authenticator(
    hash: { secret throws(PasswordError) in try PasswordHasher.hash(secret) },
    verify: { secret, stored throws(PasswordError) in
      try PasswordHasher.verify(secret, against: stored)
    },
    verifyDummy: { secret throws(PasswordError) in try PasswordHasher.verifyDummy(secret) })
}

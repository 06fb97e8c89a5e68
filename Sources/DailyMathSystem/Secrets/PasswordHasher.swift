internal import CDailyMathSystem

/// Turns passwords into hashes that can be stored, and checks them.
///
/// yescrypt at 64 MiB on Linux, PBKDF2-SHA-256 with 600,000 rounds on macOS. Either takes about a tenth of a second of
/// one core, so call it off the event loop.
package enum PasswordHasher {
  /// The most code points a password has.
  package static let maximumCodePoints = 128

  /// Hashes a password with a fresh salt; two hashes of one password differ.
  package static func hash(_ secret: SecretBytes) throws(PasswordError) -> String {
    let prepared = try prepare(secret)
    var failure = 0
    let text = prepared.withBytes { bytes in
      unsafe bytes.withUnsafeBytes { raw in
        unsafe SystemText.read(capacity: 512) { buffer, capacity in
          failure = unsafe dailymath_password_hash(raw.baseAddress, raw.count, buffer, capacity)
          return failure
        }
      }
    }
    guard let text else {
      throw .system(SystemError(call: "crypt", code: Int32(-failure)))
    }
    // A C library without the scheme may answer with a weaker one.
    guard PasswordHashGrammar.accepts(text) else { throw .unknownHash }
    return text
  }

  /// Whether a password is the one that a stored hash was made from.
  ///
  /// Throws `unknownHash`, at once, for anything but what `hash` writes.
  package static func verify(
    _ secret: SecretBytes, against stored: String
  ) throws(PasswordError) -> Bool {
    guard PasswordHashGrammar.accepts(stored) else { throw .unknownHash }
    let prepared = try prepare(secret)
    let result = prepared.withBytes { bytes in
      unsafe bytes.withUnsafeBytes { raw in
        unsafe dailymath_password_verify(raw.baseAddress, raw.count, stored)
      }
    }
    guard result >= 0 else { throw .system(SystemError(call: "crypt", code: Int32(-result))) }
    return result == 1
  }

  /// Does the work of `verify` for an account that does not exist, so that the time tells nothing.
  package static func verifyDummy(_ secret: SecretBytes) throws(PasswordError) {
    _ = try verify(secret, against: PasswordHashGrammar.dummy)
  }

  /// Whether a text is exactly of the form that `hash` writes.
  package static func isStoredHash(_ text: String) -> Bool { PasswordHashGrammar.accepts(text) }

  /// Whether a stored hash costs at least as much as one that `hash` makes; another is to be renewed when its password
  /// is known to be right.
  package static func isCurrent(_ stored: String) -> Bool {
    PasswordHashGrammar.isCurrent(stored)
  }

  private static func prepare(_ secret: SecretBytes) throws(PasswordError) -> SecretBytes {
    guard !secret.isEmpty else { throw .empty }
    guard !secret.contains(0) else { throw .containsNul }
    let normalized = secret.normalized
    // Normalising can lengthen a text; one that no longer fits is empty here and must not pass.
    guard !normalized.isEmpty, normalized.codePointCount <= maximumCodePoints else {
      throw .tooLong
    }
    return normalized
  }
}

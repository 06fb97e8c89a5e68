internal import CDailyMathSystem

/// Turns long random codes and tokens into hashes that can be stored, and checks them.
///
/// Nobody guesses 80 random bits, so that the work of a password's hash is not needed: yescrypt at 1 MiB takes about a
/// millisecond. The form differs from that of a password's hash, and neither is ever taken for the other.
package enum CodeHasher {
  /// Hashes a code with a fresh salt; two hashes of one code differ.
  package static func hash(_ code: String) throws(PasswordError) -> String {
    var failure = 0
    let bytes = try checked(code)
    let text = unsafe bytes.withUnsafeBytes { raw in
      unsafe SystemText.read(capacity: 512) { buffer, capacity in
        failure = unsafe dailymath_code_hash(raw.baseAddress, raw.count, buffer, capacity)
        return failure
      }
    }
    guard let text else { throw .system(SystemError(call: "crypt", code: Int32(-failure))) }
    guard CodeHashGrammar.accepts(text) else { throw .unknownHash }
    return text
  }

  /// Whether a code is the one that a stored hash was made from.
  ///
  /// Throws `unknownHash`, at once, for anything but what `hash` writes.
  package static func verify(_ code: String, against stored: String) throws(PasswordError) -> Bool {
    guard CodeHashGrammar.accepts(stored) else { throw .unknownHash }
    let bytes = try checked(code)
    let result = unsafe bytes.withUnsafeBytes { raw in
      unsafe dailymath_password_verify(raw.baseAddress, raw.count, stored)
    }
    guard result >= 0 else { throw .system(SystemError(call: "crypt", code: Int32(-result))) }
    return result == 1
  }

  /// Whether a text is exactly of the form that `hash` writes.
  package static func isStoredHash(_ text: String) -> Bool { CodeHashGrammar.accepts(text) }

  private static func checked(_ code: String) throws(PasswordError) -> [UInt8] {
    let bytes = Array(code.utf8)
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= SecretBytes.capacity else { throw .tooLong }
    guard !bytes.contains(0) else { throw .containsNul }
    return bytes
  }
}

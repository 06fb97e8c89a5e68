internal import CDailyMathSystem

/// Passwords that a script hands over through a descriptor, as with `--password-fd 3`.
package enum SecretInput {
  /// Reads a line, and nothing behind it: the next call, or another program, goes on with the next line.
  ///
  /// The line ends with LF, CR LF or the end of the input, none of which belongs to it. Every other byte does, NUL too,
  /// which the hasher refuses. A descriptor may be a terminal; what is typed there is shown, so ask a `LineTerminal`
  /// instead where a person is to type. It waits for as long as nothing comes, so call it before signals become events.
  package static func read(descriptor: Int32) throws(SecretInputError) -> SecretBytes {
    var secret = SecretBytes()
    var hasBegun = false
    var isReturnHeld = false
    var byte: UInt8 = 0
    defer { unsafe dailymath_wipe(&byte, 1) }
    while try take(&byte, from: descriptor) {
      hasBegun = true
      if byte == 0x0A { return secret }
      if isReturnHeld { try add(0x0D, to: &secret) }
      isReturnHeld = byte == 0x0D
      if !isReturnHeld { try add(byte, to: &secret) }
    }
    guard hasBegun else { throw .ended }
    // Without an LF behind it a CR is part of the password.
    if isReturnHeld { try add(0x0D, to: &secret) }
    return secret
  }

  private static func add(_ byte: UInt8, to secret: inout SecretBytes) throws(SecretInputError) {
    guard secret.append(CollectionOfOne(byte)) else { throw .tooLong }
  }

  /// Reads one byte; false at the end.
  private static func take(
    _ byte: inout UInt8, from descriptor: Int32
  ) throws(SecretInputError) -> Bool {
    while true {
      let result = unsafe dailymath_read(descriptor, &byte, 1)
      if result >= 0 { return result > 0 }
      let error = SystemError(call: "read", code: Int32(-result), path: "descriptor \(descriptor)")
      // Whoever opened it may not want to wait; we do.
      guard error.isHeldElsewhere, dailymath_wait_ready(descriptor, 0, -1) >= 0 else {
        throw .system(error)
      }
    }
  }
}

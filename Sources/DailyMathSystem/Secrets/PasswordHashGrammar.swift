/// The only texts that are accepted as a stored password hash.
///
/// The hash function itself would take anything: a setting with an empty salt, one of an old and weak scheme, or one that
/// wants gigabytes of memory. So what is stored, and what the function returns, must match exactly.
enum PasswordHashGrammar {
  #if canImport(Darwin)
    /// `$pbkdf2-sha256$i=600000$`, 32 digits of salt, `$`, 64 digits of hash; all hexadecimal.
    static func accepts(_ stored: String) -> Bool {
      let bytes = Array(stored.utf8)
      let prefix = Array("$pbkdf2-sha256$i=600000$".utf8)
      guard bytes.count == prefix.count + 32 + 1 + 64, bytes.starts(with: prefix) else {
        return false
      }
      let rest = bytes[prefix.count...]
      return rest.prefix(32).allSatisfy(isHexadecimal)
        && rest[rest.startIndex + 32] == UInt8(ascii: "$")
        && rest.suffix(64).allSatisfy(isHexadecimal)
    }

    /// Whether a hash costs as much as one that is made today, which every one that is accepted does.
    static func isCurrent(_ stored: String) -> Bool { accepts(stored) }

    /// A hash of the right form that belongs to no password anyone knows.
    static let dummy =
      "$pbkdf2-sha256$i=600000$" + String(repeating: "5a", count: 16) + "$"
      + String(repeating: "00", count: 32)

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
  #else
    /// yescrypt: `$y$j`, a cost of 9 to D, `T$`, 22 digits of salt, `$`, 43 digits of hash; 73 bytes.
    static func accepts(_ stored: String) -> Bool {
      let bytes = Array(stored.utf8)
      return bytes.count == 73
        && bytes.starts(with: "$y$j".utf8)
        && "9ABCD".utf8.contains(bytes[4])
        && bytes[5..<7].elementsEqual("T$".utf8)
        && bytes[7..<29].allSatisfy(isDigit)
        // 16 bytes end within the last digit: only its two low bits are used.
        && "./01".utf8.contains(bytes[28])
        && bytes[29] == UInt8(ascii: "$")
        && bytes[30...].allSatisfy(isDigit)
    }

    /// Whether a hash costs at least as much as one that is made today; 9 and A are a quarter and a half of it.
    static func isCurrent(_ stored: String) -> Bool {
      accepts(stored) && stored.utf8.dropFirst(4).first.map { "BCD".utf8.contains($0) } == true
    }

    /// A hash of the right form and the usual cost that belongs to no password anyone knows.
    static let dummy = "$y$jBT$9sZr0mWn4vQe7kYtHu2Lc1$" + String(repeating: ".", count: 43)

    private static func isDigit(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: ".")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
      default: false
      }
    }
  #endif
}

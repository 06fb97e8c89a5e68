internal import DailyMathSystem

/// A random code that lets somebody set a new password once: Crockford base-32 digits, which are easy to read and to copy.
public struct OneTimeCode: Hashable, Sendable {
  /// The kinds of codes, by their lengths in digits of 5 bits.
  public enum Kind: Int, Hashable, Sendable {
    /// One of those that are shown once and kept by the learner: 80 bits.
    case recovery = 16
    /// One that is sent by mail: 100 bits.
    case mailed = 20
  }

  /// The digits in lower case, without spaces.
  public let digits: String

  /// Draws a code from the system's randomness.
  public init(_ kind: Kind) {
    digits = SecureRandom.identifier(length: kind.rawValue)
  }

  /// Reads a code as it was typed; `nil` where it cannot be one of that kind.
  ///
  /// Case, spaces and hyphens do not matter, `o` counts as `0`, `i` and `l` as `1`
  /// (Crockford, "Base 32", https://www.crockford.com/base32.html).
  public init?(_ kind: Kind, typed: String) {
    var digits: [UInt8] = []
    for byte in typed.utf8 {
      switch byte | (byte >= 0x41 && byte <= 0x5A ? 0x20 : 0) {
      case UInt8(ascii: " "), UInt8(ascii: "-"): continue
      case UInt8(ascii: "o"): digits.append(UInt8(ascii: "0"))
      case UInt8(ascii: "i"), UInt8(ascii: "l"): digits.append(UInt8(ascii: "1"))
      case let digit: digits.append(digit)
      }
    }
    guard digits.count == kind.rawValue, digits.allSatisfy(SecureRandom.alphabet.contains)
    else { return nil }
    self.digits = String(decoding: digits, as: UTF8.self)
  }

  /// The code in capitals and in groups of four, for reading.
  public var grouped: String {
    let capitals = Array(digits.uppercased())
    return stride(from: 0, to: capitals.count, by: 4).map { start in
      String(capitals[start..<min(start + 4, capitals.count)])
    }.joined(separator: "-")
  }
}

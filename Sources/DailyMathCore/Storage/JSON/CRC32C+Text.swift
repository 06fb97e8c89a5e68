extension CRC32C {
  /// A checksum as it is written: eight lower-case hexadecimal digits.
  static func digits(of checksum: UInt32) -> [UInt8] {
    (0..<8).map { place in
      let digit = UInt8(truncatingIfNeeded: checksum >> UInt32(28 - 4 * place)) & 0xF
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }

  /// Reads the eight digits that begin at `start`; `nil` where they are anything else, capitals included.
  static func checksum(from bytes: [UInt8], at start: Int) -> UInt32? {
    var value: UInt32 = 0
    for byte in bytes[start..<(start + 8)] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return value
  }
}

/// Puts code points together from UTF-8 that comes byte by byte.
///
/// The allowed bytes are those of table 3-7 of the Unicode standard, so that overlong forms and surrogates are invalid at
/// the first byte that shows it.
struct UTF8Assembler: Sendable {
  /// What a byte led to.
  enum Outcome: Equatable, Sendable {
    /// More bytes are needed.
    case incomplete
    /// The byte was the last one of this code point.
    case scalar(Unicode.Scalar)
    /// The bytes so far are no code point; where the byte is not used, it starts something new.
    case invalid(isByteUsed: Bool)
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether more bytes are needed.
  var isPending: Bool { missing > 0 }

  /// Takes the next byte in.
  mutating func take(_ byte: UInt8) -> Outcome {
    guard missing > 0 else { return begin(byte) }
    guard allowed.contains(byte) else {
      self = UTF8Assembler()
      return .invalid(isByteUsed: false)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    guard missing == 0 else { return .incomplete }
    guard let scalar = Unicode.Scalar(value) else { return .invalid(isByteUsed: true) }
    return .scalar(scalar)
  }

  private mutating func begin(_ byte: UInt8) -> Outcome {
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: start(byte & 0x1F, missing: 1)
    case 0xE0: start(byte & 0x0F, missing: 2, allowed: 0xA0...0xBF)
    case 0xED: start(byte & 0x0F, missing: 2, allowed: 0x80...0x9F)
    case 0xE1...0xEF: start(byte & 0x0F, missing: 2)
    case 0xF0: start(byte & 0x07, missing: 3, allowed: 0x90...0xBF)
    case 0xF1...0xF3: start(byte & 0x07, missing: 3)
    case 0xF4: start(byte & 0x07, missing: 3, allowed: 0x80...0x8F)
    default: return .invalid(isByteUsed: true)
    }
    return .incomplete
  }

  private mutating func start(
    _ bits: UInt8, missing count: Int, allowed range: ClosedRange<UInt8> = 0x80...0xBF
  ) {
    value = UInt32(bits)
    missing = count
    allowed = range
  }
}

extension BigNatural: CustomStringConvertible {
  /// The number of those decimal digits; `nil` where there are none, or something else stands among them.
  init?(_ text: some StringProtocol) {
    guard !text.isEmpty else { return nil }
    var value = BigNatural.zero
    for byte in text.utf8 {
      guard let digit = Self.digit(of: byte) else { return nil }
      value = value * BigNatural(10) + BigNatural(digit)
    }
    self = value
  }

  private static func digit(of byte: UInt8) -> UInt64? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? UInt64(byte - UInt8(ascii: "0")) : nil
  }

  /// The decimal digits.
  var description: String {
    guard !isZero else { return "0" }
    // The largest power of ten that a digit to the base 2⁶⁴ holds.
    let block: UInt64 = 10_000_000_000_000_000_000
    var blocks: [String] = []
    var rest = self
    while !rest.isZero {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: block)
      let digits = String(remainder)
      let zeros = quotient.isZero ? 0 : 19 - digits.utf8.count
      blocks.append(String(repeating: "0", count: zeros) + digits)
      rest = quotient
    }
    return blocks.reversed().joined()
  }
}

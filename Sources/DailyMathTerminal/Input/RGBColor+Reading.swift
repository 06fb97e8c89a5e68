extension RGBColor {
  /// Reads a colour as X11 names it, and as terminals answer: `rgb:r/g/b` or `rgba:r/g/b/a`.
  ///
  /// Each part has one to four hexadecimal digits, which count from nothing to all whatever their number: `f`, `ff` and
  /// `ffff` are the same. What shines through is left out.
  init?(terminalName name: some StringProtocol) {
    let expected: Int
    let digits: Substring
    if name.hasPrefix("rgb:") {
      (expected, digits) = (3, Substring(name.dropFirst(4)))
    } else if name.hasPrefix("rgba:") {
      (expected, digits) = (4, Substring(name.dropFirst(5)))
    } else {
      return nil
    }
    let parts = digits.split(separator: "/", omittingEmptySubsequences: false)
    let values = parts.compactMap { Self.part($0) }
    guard parts.count == expected, values.count == expected else { return nil }
    self.init(values[0], values[1], values[2])
  }

  private static func part(_ digits: Substring) -> UInt8? {
    // The initialiser of a number alone would take a sign as well.
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    let greatest = (1 << (4 * digits.utf8.count)) - 1
    return UInt8((value * 255 + greatest / 2) / greatest)
  }
}

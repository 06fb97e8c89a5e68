import DailyMathTerminal

extension RGBColor {
  /// The colour that is written with those six hexadecimal digits.
  init(hex: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }
}

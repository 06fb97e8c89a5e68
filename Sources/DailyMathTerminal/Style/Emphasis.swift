/// The ways text can stand out that do not need colour.
package struct Emphasis: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  package let rawValue: UInt8

  /// The set with those bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier or brighter strokes.
  package static let bold = Emphasis(rawValue: 1)
  /// Fainter than its surroundings.
  package static let dim = Emphasis(rawValue: 2)
  /// Slanted, where the terminal can.
  package static let italic = Emphasis(rawValue: 4)
  /// A line below.
  package static let underline = Emphasis(rawValue: 8)
  /// Foreground and background exchanged.
  package static let reverse = Emphasis(rawValue: 16)
}

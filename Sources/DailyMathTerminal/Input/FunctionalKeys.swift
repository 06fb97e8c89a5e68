/// The keys that the kitty keyboard protocol names by code points of Unicode's private area.
///
/// Source: the table "Functional key definitions" of its specification. Keys that only change others (locks, Shift and the
/// like) and those for media give nothing here.
enum FunctionalKeys {
  /// The codes that stand for keys, whether or not they give something.
  static let codes: ClosedRange<UInt32> = 57_344...63_743

  /// The key of a code; nil where it gives nothing.
  static func key(_ code: UInt32) -> Key? {
    switch code {
    case 57_344...57_357: main[Int(code - 57_344)]
    case 57_364...57_398: .function(Int(code) - 57_363)
    case 57_399...57_408: .character(Character(Unicode.Scalar(UInt8(code - 57_399) + 0x30)))
    case 57_409...57_427: keypad[Int(code - 57_409)]
    default: nil
    }
  }

  private static let main: [Key] = [
    .escape, .enter, .tab, .backspace, .insert, .delete, .left, .right, .up, .down, .pageUp,
    .pageDown, .home, .end,
  ]

  private static let keypad: [Key] = [
    .character("."), .character("/"), .character("*"), .character("-"), .character("+"), .enter,
    .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
    .insert, .delete,
    // The middle key while NumLock is off, as it is elsewhere.
    .character("5"),
  ]
}

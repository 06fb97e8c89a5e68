/// What the sequences of the common terminals stand for.
enum KeyTable {
  /// The key press of a CSI sequence with that last byte; nil where it is none.
  static func press(final: UInt8, _ parameters: CSIParameters) -> KeyPress? {
    // The third kind of event is the release of a key.
    guard parameters.part(1, 1) != 3 else { return nil }
    let modifiers = Modifiers(parameter: parameters[1])
    switch final {
    case 0x7E: return tildePress(parameters)
    case 0x75: return keyboardProtocolPress(parameters)
    case 0x5A: return KeyPress(.tab, modifiers.union(.shift))
    // With a row of two digits it is the answer to a question about the cursor, which no key is.
    case 0x52 where parameters[0] > 1: return nil
    default: return letters[final].map { press($0, modifiers) }
    }
  }

  /// The keys of SS3: the arrows, F1 to F4, and the keypad in its application mode.
  static let keypad: [UInt8: Key] = {
    var keys = letters
    for digit in 0...9 {
      keys[0x70 + UInt8(digit)] = .character(Character(Unicode.Scalar(0x30 + UInt8(digit))))
    }
    keys[0x4D] = .enter
    keys[0x49] = .tab
    keys[0x20] = .character(" ")
    keys[0x58] = .character("=")
    for (offset, character) in "*+,-./".enumerated() {
      keys[0x6A + UInt8(offset)] = .character(character)
    }
    return keys
  }()

  private static let letters: [UInt8: Key] = [
    0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left,
    // The middle key of the keypad while NumLock is off.
    0x45: .character("5"),
    0x46: .end, 0x48: .home,
    0x50: .function(1), 0x51: .function(2), 0x52: .function(3), 0x53: .function(4),
  ]

  private static let tildes: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
    // The middle key of the keypad, as the kitty keyboard protocol sends it.
    57_427: .character("5"),
  ]

  private static func tildePress(_ parameters: CSIParameters) -> KeyPress? {
    if parameters[0] == 27, parameters.count >= 3 {
      return codePointPress(parameters[2], Modifiers(parameter: parameters[1]))
    }
    return tildes[parameters[0]].map { press($0, Modifiers(parameter: parameters[1])) }
  }
}

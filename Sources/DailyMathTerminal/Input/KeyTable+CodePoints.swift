extension KeyTable {
  /// The press of a key named by its code point, as xterm's `modifyOtherKeys` and `CSI u` do.
  static func codePointPress(_ code: Int, _ modifiers: Modifiers) -> KeyPress? {
    guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else { return nil }
    switch value {
    case 9: return KeyPress(.tab, modifiers)
    case 10, 13: return KeyPress(.enter, modifiers)
    case 27: return KeyPress(.escape, modifiers)
    case 8, 127: return KeyPress(.backspace, modifiers)
    case FunctionalKeys.codes: return FunctionalKeys.key(value).map { press($0, modifiers) }
    case 0..<0x20, 0x80..<0xA0: return nil
    default: return press(.character(Character(scalar)), modifiers)
    }
  }

  /// The press that `CSI code:shifted:base;modifiers:event;text u` stands for.
  ///
  /// Only `code` is asked of the terminal; the others may come all the same. `shifted` is what Shift makes of the key,
  /// `base` the key in its place on the standard layout, which a shortcut means where letters are not Latin, and `text`
  /// what is typed.
  static func keyboardProtocolPress(_ parameters: CSIParameters) -> KeyPress? {
    let modifiers = Modifiers(parameter: parameters[1])
    if modifiers.isSubset(of: .shift), let typed = typedCharacter(parameters) {
      return .character(typed)
    }
    var code = parameters[0]
    if modifiers.contains(.control), code > 0x7F, !FunctionalKeys.codes.contains(UInt32(code)),
      let base = parameters.part(0, 2), base > 0
    {
      code = base
    } else if modifiers.contains(.shift), let shifted = parameters.part(0, 1), shifted > 0 {
      code = shifted
    }
    return codePointPress(code, modifiers)
  }

  private static func typedCharacter(_ parameters: CSIParameters) -> Character? {
    guard parameters.count > 2 else { return nil }
    var text = String.UnicodeScalarView()
    for value in parameters.values[2] {
      guard let scalar = Unicode.Scalar(UInt32(value)),
        scalar.properties.generalCategory != .control
      else { return nil }
      text.append(scalar)
    }
    return text.isEmpty || String(text).count > 1 ? nil : String(text).first
  }

  /// The press of a key; a character has Shift in it, and with Control it is small, as it is without the protocol.
  static func press(_ key: Key, _ modifiers: Modifiers) -> KeyPress {
    guard case .character(let character) = key else { return KeyPress(key, modifiers) }
    let others = modifiers.subtracting(.shift)
    let cased =
      modifiers.contains(.control)
      ? character.lowercased() : modifiers.contains(.shift) ? character.uppercased() : ""
    // What becomes two characters, as ß does, stays as it is.
    let only = cased.count == 1 ? cased.first : nil
    return .character(only ?? character, others)
  }
}

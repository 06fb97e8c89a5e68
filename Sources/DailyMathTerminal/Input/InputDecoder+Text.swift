extension InputDecoder {
  /// Takes a byte that no sequence wants.
  mutating func takeGround(_ byte: UInt8, _ now: UInt64, _ modifiers: Modifiers = []) {
    if utf8.isPending || byte >= 0x80 {
      takeUTF8(byte, now, modifiers)
    } else if byte == 0x1B {
      state = .escape(isDoubled: false)
    } else if byte < 0x20 || byte == 0x7F {
      takeControl(byte, now, modifiers)
    } else {
      deliver(Unicode.Scalar(byte), modifiers)
    }
  }

  /// Notes a key press, after the text that came before it.
  mutating func emit(_ key: Key, _ modifiers: Modifiers = []) {
    flushText()
    pasteEnd = nil
    events.append(.key(KeyPress(key, modifiers)))
  }

  /// Notes something that is no key, after the text that came before it.
  mutating func note(_ event: InputEvent) {
    flushText()
    events.append(event)
  }

  /// Notes a piece of text, to be cut into clusters with what follows it in the same call.
  ///
  /// Between two letters of ASCII a cluster always ends. They are never held together, because they may be a password's.
  mutating func emitText(_ scalar: Unicode.Scalar) {
    pasteEnd = nil
    if scalar.isASCII, text.unicodeScalars.last?.isASCII == true { flushText() }
    text.unicodeScalars.append(scalar)
  }

  /// Cuts the noted text into clusters and notes each as a key press.
  mutating func flushText() {
    guard !text.isEmpty else { return }
    for character in text { events.append(.key(.character(character))) }
    text = ""
  }

  private mutating func takeUTF8(_ byte: UInt8, _ now: UInt64, _ modifiers: Modifiers) {
    let wasPending = utf8.isPending
    switch utf8.take(byte) {
    case .incomplete:
      if !modifiers.isEmpty { hasAlt = true }
    case .scalar(let scalar):
      // What C1 controls would do is not wanted here, and they are not text.
      if scalar.properties.generalCategory != .control {
        deliver(scalar, hasAlt ? [.alt] : modifiers)
      }
      hasAlt = false
    case .invalid(let isByteUsed):
      hasAlt = false
      emitText("\u{FFFD}")
      if !isByteUsed && wasPending { takeGround(byte, now) }
    }
  }

  private mutating func deliver(_ scalar: Unicode.Scalar, _ modifiers: Modifiers) {
    if modifiers.isEmpty {
      emitText(scalar)
    } else {
      emit(.character(Character(scalar)), modifiers)
    }
  }

  private mutating func takeControl(_ byte: UInt8, _ now: UInt64, _ modifiers: Modifiers) {
    switch byte {
    case 0x0D, 0x0A:
      if modifiers.isEmpty, let pasteEnd,
        now.subtractingReportingOverflow(pasteEnd).partialValue
          <= Self.pasteQuiet
      {
        return
      }
      emit(.enter, modifiers)
    case 0x09: emit(.tab, modifiers)
    case 0x08, 0x7F: emit(.backspace, modifiers)
    case 0x00: emit(.character(" "), modifiers.union(.control))
    case 0x01...0x1A:
      emit(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    default:
      emit(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    }
  }
}

extension InputDecoder {
  /// Takes one byte to where it belongs.
  mutating func take(_ byte: UInt8, _ now: UInt64) {
    switch state {
    case .ground: takeGround(byte, now)
    case .escape(let isDoubled): takeEscape(byte, isDoubled, now)
    case .csi: takeCSI(byte, now)
    case .csiOverflow: takeCSIOverflow(byte, now)
    case .consoleFunction: takeConsoleFunction(byte)
    case .oldMouse(let remaining): takeOldMouse(byte, remaining, now)
    case .ss3: takeSS3(byte, now)
    case .string(let opener): takeString(byte, opener, now)
    case .stringEscape(let opener): takeStringEscape(byte, opener, now)
    case .paste:
      if pasteBuffer.take(byte) {
        endPaste(now)
        rest()
      }
    }
  }

  /// Notes what was pasted, and when.
  mutating func endPaste(_ now: UInt64) {
    flushText()
    let pasted = pasteBuffer.pasted
    pasteBuffer = PasteBuffer()
    if !pasted.isEmpty { events.append(.paste(pasted)) }
    pasteEnd = now
  }

  private mutating func takeEscape(_ byte: UInt8, _ isDoubled: Bool, _ now: UInt64) {
    switch byte {
    case 0x1B:
      if isDoubled { emit(.escape) }
      state = .escape(isDoubled: true)
    case 0x5B, 0x4F:
      flushText()
      hasAlt = isDoubled
      state = byte == 0x5B ? .csi : .ss3
    case 0x5D, 0x50, 0x5F, 0x5E, 0x58:
      if isDoubled { emit(.escape) }
      flushText()
      state = .string(opener: byte)
    default:
      if isDoubled { emit(.escape) }
      rest()
      flushText()
      takeGround(byte, now, [.alt])
    }
  }

  private mutating func takeCSI(_ byte: UInt8, _ now: UInt64) {
    switch byte {
    case 0x5B where sequence.isEmpty: state = .consoleFunction
    case 0x4D where sequence.isEmpty:
      emitEscapeBefore()
      state = .oldMouse(remaining: 3)
    case 0x20...0x3F:
      if sequence.count < Self.longestCSI { sequence.append(byte) } else { state = .csiOverflow }
    case 0x40...0x7E: endCSI(byte)
    default: abandon(byte, now)
    }
  }

  private mutating func takeCSIOverflow(_ byte: UInt8, _ now: UInt64) {
    switch byte {
    case 0x20...0x3F: break
    case 0x40...0x7E: rest()
    default: abandon(byte, now)
    }
  }

  private mutating func takeOldMouse(_ byte: UInt8, _ remaining: Int, _ now: UInt64) {
    // Each of the three is a number plus 32, so this one is none of them.
    if byte < 0x20 {
      abandon(byte, now)
    } else if remaining > 1 {
      state = .oldMouse(remaining: remaining - 1)
    } else {
      rest()
    }
  }

  private mutating func endCSI(_ final: UInt8) {
    let ended = ControlSequence(sequence, final: final)
    if let report = ended.report(expectsCursor: expectsCursorReport) {
      emitEscapeBefore()
      // One question has one answer, and none comes after the fence.
      switch report {
      case .reply(.cursor), .reply(.attributes): expectsCursorReport = false
      default: break
      }
      note(report)
      rest()
    } else if ended.opensPaste {
      emitEscapeBefore()
      rest()
      pasteBuffer = PasteBuffer()
      state = .paste
    } else if let press = ended.press {
      emit(press.key, press.modifiers.union(hasAlt ? .alt : []))
      rest()
    } else {
      if ended.marker != nil { emitEscapeBefore() }
      rest()
    }
  }

  /// Gives the ESC before the sequence as the key it was, because what follows is no key that Alt could change.
  private mutating func emitEscapeBefore() {
    if hasAlt { emit(.escape) }
    hasAlt = false
  }

  private mutating func takeConsoleFunction(_ byte: UInt8) {
    let alt: Modifiers = hasAlt ? .alt : []
    rest()
    if (0x41...0x45).contains(byte) { emit(.function(Int(byte) - 0x40), alt) }
  }

  private mutating func takeSS3(_ byte: UInt8, _ now: UInt64) {
    switch byte {
    case 0x30...0x3F:
      if sequence.count < Self.longestSS3 { sequence.append(byte) } else { state = .csiOverflow }
    case 0x20...0x7E:
      // The modifiers come alone or, as in a CSI, after a 1.
      let numbers = CSIParameters(sequence)
      let parameter = numbers.map { $0[$0.count - 1] } ?? 0
      let modifiers = Modifiers(parameter: parameter).union(hasAlt ? .alt : [])
      rest()
      guard let key = KeyTable.keypad[byte] else { return }
      let press = KeyTable.press(key, modifiers)
      // A digit of the keypad is text like one of the other row, and joins what is typed around it.
      if case .character(let character) = press.key, press.modifiers.isEmpty {
        for scalar in character.unicodeScalars { emitText(scalar) }
      } else {
        emit(press.key, press.modifiers)
      }
    default: abandon(byte, now)
    }
  }

  /// Drops the sequence under way, because this byte cannot be in it.
  mutating func abandon(_ byte: UInt8, _ now: UInt64) {
    rest()
    takeGround(byte, now)
  }
}

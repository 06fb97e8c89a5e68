extension InputDecoder {
  /// Takes a byte of a string sequence.
  mutating func takeString(_ byte: UInt8, _ opener: UInt8, _ now: UInt64) {
    switch byte {
    case 0x07: endString(opener)
    case 0x1B: state = .stringEscape(opener: opener)
    // No reply holds these, and a person who wants to leave must be heard.
    case 0x03, 0x18, 0x1A: abandon(byte, now)
    default: if sequence.count < Self.longestString { sequence.append(byte) }
    }
  }

  /// Takes the byte after an ESC inside a string, which ends it or begins something new.
  mutating func takeStringEscape(_ byte: UInt8, _ opener: UInt8, _ now: UInt64) {
    if byte == 0x5C {
      endString(opener)
    } else {
      rest()
      state = .escape(isDoubled: false)
      take(byte, now)
    }
  }

  private mutating func endString(_ opener: UInt8) {
    let reply = TerminalReply(stringOpenedBy: opener, sequence)
    rest()
    if let reply { note(.reply(reply)) }
  }
}

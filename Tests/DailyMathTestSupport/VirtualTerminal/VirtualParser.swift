/// Parts what a program writes into text, control characters and sequences, byte by byte.
struct VirtualParser: Sendable {
  /// What a byte completed.
  enum Output: Equatable, Sendable {
    case none
    case scalar(Unicode.Scalar)
    case control(UInt8)
    case sequence(VirtualSequence)
  }

  private enum State: Equatable, Sendable {
    case ground
    case escape
    case characters
    case csi
    case string(opener: UInt8)
    case stringEscape(opener: UInt8)
  }

  private var state = State.ground
  private var collected: [UInt8] = []
  private var utf8: [UInt8] = []

  mutating func take(_ byte: UInt8) -> Output {
    switch state {
    case .ground: return takeGround(byte)
    case .escape: return takeEscape(byte)
    case .characters:
      state = .ground
      return .sequence(.characters(byte))
    case .csi: return takeCSI(byte)
    case .string(let opener): return takeString(byte, opener)
    case .stringEscape(let opener):
      state = .ground
      guard byte == 0x5C else { return .sequence(.malformed(text)) }
      return .sequence(string(opener))
    }
  }

  private mutating func takeGround(_ byte: UInt8) -> Output {
    if byte == 0x1B {
      utf8 = []
      state = .escape
      return .none
    }
    if byte < 0x20 || byte == 0x7F {
      utf8 = []
      return .control(byte)
    }
    if byte & 0xC0 != 0x80 { utf8 = [] }
    utf8.append(byte)
    // A whole code point decodes to itself; a part of one to replacement characters.
    if let scalar = String(validating: utf8, as: UTF8.self)?.unicodeScalars.first {
      utf8 = []
      return .scalar(scalar)
    }
    guard utf8.count >= 4 else { return .none }
    utf8 = []
    return .scalar("\u{FFFD}")
  }

  private mutating func takeEscape(_ byte: UInt8) -> Output {
    collected = []
    switch byte {
    case 0x28: state = .characters
    case 0x5B: state = .csi
    case 0x5D, 0x50, 0x5F, 0x5E, 0x58: state = .string(opener: byte)
    default:
      state = .ground
      return .sequence(.escape(byte))
    }
    return .none
  }

  private mutating func takeCSI(_ byte: UInt8) -> Output {
    switch byte {
    case 0x20...0x3F:
      collected.append(byte)
      return .none
    case 0x40...0x7E:
      state = .ground
      return .sequence(.csi(text, final: byte))
    default:
      state = byte == 0x1B ? .escape : .ground
      return .sequence(.malformed(text))
    }
  }

  private mutating func takeString(_ byte: UInt8, _ opener: UInt8) -> Output {
    switch byte {
    case 0x07:
      state = .ground
      return .sequence(string(opener))
    case 0x1B: state = .stringEscape(opener: opener)
    default: collected.append(byte)
    }
    return .none
  }

  private func string(_ opener: UInt8) -> VirtualSequence {
    opener == 0x5D ? .operatingSystem(text) : .otherString(text)
  }

  private var text: String { String(decoding: collected, as: UTF8.self) }
}

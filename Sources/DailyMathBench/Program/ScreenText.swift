/// The words in what a program draws, without the sequences between them.
///
/// It knows nothing of where they stand: enough to see that a text has been drawn, and no more.
package struct ScreenText: Sendable {
  private enum State: Sendable {
    case text
    case escape
    case control
    case string
  }

  private var state = State.text
  /// The characters so far, as UTF-8; what stood apart is divided by a blank.
  private var bytes: [UInt8] = []

  /// Begins without text.
  package init() {}

  /// The text so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the screen *Login* was drawn to its end.
  var hasLogin: Bool { [Words.loginFoot, Words.loginEnd].allSatisfy(text.contains) }

  /// Takes in what was drawn.
  package mutating func feed(_ drawn: [UInt8]) {
    for byte in drawn { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    switch state {
    case .text:
      if byte == 0x1B {
        state = .escape
      } else {
        bytes.append(byte < 0x20 || byte == 0x7F ? 0x20 : byte)
      }
    case .escape:
      switch byte {
      case 0x5B: state = .control
      case 0x50, 0x58, 0x5D, 0x5E, 0x5F: state = .string
      case 0x20...0x2F: break
      default: state = .text
      }
    case .control:
      guard (0x40...0x7E).contains(byte) else { return }
      // A change of colour stands between letters of one word; everything else moves or erases.
      if byte != 0x6D, bytes.last != 0x20 { bytes.append(0x20) }
      state = .text
    case .string:
      // A string ends with BEL, or with ESC and a backslash, which the state of an escape takes.
      if byte == 0x07 { state = .text } else if byte == 0x1B { state = .escape }
    }
  }
}

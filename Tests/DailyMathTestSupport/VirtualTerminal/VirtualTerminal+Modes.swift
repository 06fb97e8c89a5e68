import DailyMathTerminal

extension VirtualTerminal {
  /// The private modes that are only noted: mouse, focus, synchronized output, clusters, light and dark.
  static let notedModes: Set<Int> = [1000, 1002, 1004, 1006, 2026, 2027, 2031]

  /// Whether buttons, wheel and drags are reported, in the form without limits.
  package var reportsMouse: Bool { modes.isSuperset(of: [1000, 1002, 1006]) }

  /// The flags of the keyboard protocol that hold on the screen that is shown.
  package var keyboardFlags: Int { keyboardStack.last ?? 0 }

  /// Obeys a sequence that changes the keyboard protocol, and says whether it is one.
  mutating func changeKeyboard(_ text: String, _ final: UInt8) -> Bool {
    guard final == 0x75, let marker = text.first, let number = Int("0" + text.dropFirst()) else {
      return false
    }
    switch marker {
    case ">": keyboardStack.append(number)
    case "<": keyboardStack.removeLast(min(max(1, number), keyboardStack.count))
    default: return false
    }
    return true
  }

  /// Answers a question that is a CSI sequence, and says whether it is one.
  mutating func answer(_ text: String, _ final: UInt8) -> Bool {
    let question = text + String(Character(Unicode.Scalar(final)))
    switch question {
    case "?u": if abilities.hasKeyboardProtocol { reply("[?\(keyboardFlags)u") }
    case ">0q": if let version = abilities.version { reply("P>|\(version)\u{1B}\\") }
    case "6n": reply("[\(cursor.row + 1);\(cursor.column + 1)R")
    case "c": reply("[?62;22c")
    default:
      guard question.hasPrefix("?"), question.hasSuffix("$p"),
        let mode = Int(question.dropFirst().dropLast(2))
      else { return false }
      if !abilities.toldModes.isEmpty {
        let status = !abilities.toldModes.contains(mode) ? 0 : modes.contains(mode) ? 1 : 2
        reply("[?\(mode);\(status)$y")
      }
    }
    queries.append("[" + question)
    return true
  }

  /// Answers a question that is an OSC, and says whether it is one.
  mutating func answer(operatingSystem text: String) -> Bool {
    guard text == "11;?" else { return false }
    queries.append("]" + text)
    if let background = abilities.background { reply("]11;\(background)\u{1B}\\") }
    return true
  }

  private mutating func reply(_ text: String) {
    answers += Array(("\u{1B}" + text).utf8)
  }
}

import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension AccountPrompt {
  /// A line that the person types, without white space at its ends.
  ///
  /// `notes` are said before it; `option` is what a script would have said it with.
  func ask(
    _ label: String, notes: [String] = [], option: String
  ) throws(PromptEnding) -> String {
    var notes = notes
    while true {
      switch try event(label, notes, isSecret: false, option: option) {
      case .line(let bytes, isCut: false): return String(decoding: bytes, as: UTF8.self).trimmed
      case .line: notes = [texts.plain.lineCut]
      default: break
      }
    }
  }

  /// A line that the person may as well not type: empty where nobody can be asked, or where they leave.
  func askPerhaps(_ label: String, notes: [String] = []) throws(PromptEnding) -> String {
    while true {
      switch interface.ask(prompt(label, notes), false) {
      case .line(let bytes, _): return String(decoding: bytes, as: UTF8.self).trimmed
      case .ended, nil: return ""
      case .continued, .secret: break
      case .some(let event): throw ending(event)
      }
    }
  }

  /// A secret: the next line of the descriptor, or what the person types where there is none.
  func secret(
    _ label: String, notes: [String] = [], from descriptor: Int32?
  ) throws(PromptEnding) -> SecretBytes {
    if let descriptor { return try secret(from: descriptor) }
    var notes = notes
    while true {
      switch try event(label, notes, isSecret: true, option: "--password-fd") {
      case .secret(let secret, isCut: false): return secret
      case .secret: notes = [texts.password.tooLong]
      default: break
      }
    }
  }

  /// The next line of a descriptor; there is nobody to ask again.
  func secret(from descriptor: Int32) throws(PromptEnding) -> SecretBytes {
    switch interface.readSecret(descriptor) {
    case .secret(let secret, isCut: false): return secret
    case .secret: throw refusal(texts.password.tooLong)
    default: throw refusal(texts.prompt.noLine(descriptor), .usage)
    }
  }

  /// Asks once; what ends the command is thrown.
  private func event(
    _ label: String, _ notes: [String], isSecret: Bool, option: String
  ) throws(PromptEnding) -> LineEvent {
    guard let event = interface.ask(prompt(label, notes), isSecret) else {
      throw refusal(texts.prompt.noTerminal(label, option), .noTerminal)
    }
    switch event {
    // Brought back by the shell, the question is asked again.
    case .line, .secret, .continued: return event
    default: throw ending(event)
    }
  }

  private func ending(_ event: LineEvent) -> PromptEnding {
    switch event {
    case .terminate(let signal): .signal(signal)
    case .hungUp: .exit(.hungUp)
    case .unread: .exit(.unread)
    case .ended, .line, .secret, .continued: refusal(leavingSentence)
    }
  }

  private func prompt(_ label: String, _ notes: [String]) -> [UInt8] {
    encoded(notes) + encoded(DisplayText.filtered(label, newlines: .replace) + ": ")
  }
}

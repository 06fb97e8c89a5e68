import DailyMathSystem

/// The person's own terminal, which is opened with the first question, wherever input and output lead.
///
/// A class, because it is opened once and then stays. What asks for nothing needs no terminal and leaves signals alone.
private final class PromptTerminal {
  private let crashNote: String
  private var terminal: LineTerminal?

  /// Makes it without opening it.
  init(crashNote: String) { self.crashNote = crashNote }

  /// Asks; `nil` where there is no terminal.
  ///
  /// Signals are events only while something is asked: a password is hashed and files are written in between, and Ctrl-C
  /// must not wait for that, least of all where an account is being deleted.
  func ask(_ prompt: [UInt8], isSecret: Bool) -> LineEvent? {
    if terminal == nil { terminal = Self.open(crashNote: crashNote) }
    guard let terminal, (try? terminal.takeSignals()) != nil else { return nil }
    let event = terminal.ask(prompt, isSecret: isSecret)
    switch event {
    // The Enter after what is not shown, or an end in the middle of the line, moves no cursor.
    case .secret, .ended: _ = terminal.write([0x0A])
    default: break
    }
    return terminal.leaveSignals() ?? event
  }

  /// The terminal that the program was started from; `nil` where there is none.
  private static func open(crashNote: String) -> LineTerminal? {
    try? LineTerminal(controllingTerminalNoting: crashNote)
  }
}

extension PromptInterface {
  /// The terminal, the standard output and the standard error; `crashNote` is the line that a trap prints.
  package static func live(crashNote: String) -> PromptInterface {
    let terminal = PromptTerminal(crashNote: crashNote)
    return PromptInterface(
      ask: { terminal.ask($0, isSecret: $1) },
      readSecret: { descriptor in
        do throws(SecretInputError) {
          return .secret(try SecretInput.read(descriptor: descriptor), isCut: false)
        } catch .tooLong {
          return .secret(SecretBytes(), isCut: true)
        } catch {
          return nil
        }
      },
      say: { StandardStream.write($0, to: 1) },
      complain: { _ = Host.writeToStandardError($0) },
      isShown: Host.isTerminal(descriptor: 1),
      fault: { descriptor in
        guard Host.isOpen(descriptor: descriptor) else { return .closed }
        return Host.isTerminal(descriptor: descriptor) ? .terminal : nil
      })
  }
}

package import DailyMathSystem

/// The way to the person: lines out, lines in.
package struct PlainInterface {
  /// Writes bytes; false when nobody is there to read them any more.
  package var write: ([UInt8]) -> Bool
  /// Writes a prompt and waits for the next line, which is hidden while it is typed where it is a secret.
  package var ask: (_ prompt: [UInt8], _ isSecret: Bool) -> LineEvent
  /// Whether the person sees what they type, with the end of the line.
  package var showsAnswers: Bool

  /// A way to a person by these functions.
  package init(
    write: @escaping ([UInt8]) -> Bool,
    ask: @escaping (_ prompt: [UInt8], _ isSecret: Bool) -> LineEvent, showsAnswers: Bool
  ) {
    self.write = write
    self.ask = ask
    self.showsAnswers = showsAnswers
  }

  /// The standard input and output.
  package static func live(_ terminal: LineTerminal) -> PlainInterface {
    PlainInterface(
      write: { terminal.write($0) }, ask: { terminal.ask($0, isSecret: $1) },
      showsAnswers: terminal.showsAnswers)
  }
}

import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension AccountPrompt {
  /// Writes lines for a script to the standard output.
  func say(_ lines: [String]) throws(PromptEnding) {
    try say(encoded(lines))
  }

  /// Writes bytes to the standard output; ends without a word where its reader has seen enough.
  func say(_ bytes: [UInt8]) throws(PromptEnding) {
    switch interface.say(bytes) {
    case .written: break
    case .closed: throw .exit(.unread)
    case .failed: throw refusal(texts.prompt.notWritten)
    }
  }

  /// Says something to the person.
  func note(_ line: String) {
    interface.complain(encoded([line]))
  }

  /// Says what is wrong.
  func complain(_ sentence: String) {
    note("dailymath: \(sentence)")
  }

  /// Says why it cannot be done, which is how the command ends.
  func refusal(_ sentence: String, _ code: ExitCode = .failed) -> PromptEnding {
    complain(sentence)
    return .exit(code)
  }

  /// Says that lines of an account's files could not be read, where there are any.
  func noteDamage(_ lines: Int) {
    if lines > 0 { note(texts.common.damagedLines(lines)) }
  }

  /// Prints recovery codes for the only time, after saying what they are.
  func show(_ codes: [OneTimeCode]) throws(PromptEnding) {
    guard !codes.isEmpty else { return }
    note(texts.prompt.keepCodes)
    // Codes that nobody read are lost, which is no end without a word.
    guard interface.say(encoded(codes.map(\.grouped))) == .written else {
      throw refusal(texts.prompt.notWritten)
    }
  }

  /// Lines in what the terminal shows, without anything that it would obey, wherever their parts came from.
  func encoded(_ lines: [String]) -> [UInt8] {
    encoded(lines.map { DisplayText.filtered($0, newlines: .replace) + "\n" }.joined())
  }

  /// Text in what the terminal shows.
  func encoded(_ text: String) -> [UInt8] {
    Array((environment.isASCII ? ASCIIText.folded(text) : text).utf8)
  }
}

/// Asks the terminal what it can do, and switches on what it answers to.
///
/// It is a pure value: the caller sends `query` after the screen was entered and before the first frame, draws without
/// waiting, and gives it each reply as it comes. What is printed to measure a character is gone before the first frame,
/// and a terminal that prints a question instead of answering it does so where the first frame clears the screen.
///
///     device.write(probe.enterSequence)
///     decoder.expectsCursorReport = probe.expectsCursorReport
///     …
///     case .reply(let reply): device.write(probe.take(reply))
package struct CapabilityProbe: Hashable, Sendable {
  /// What is known so far.
  package private(set) var capabilities = TerminalCapabilities()
  /// What is on in the terminal: what it began with and what the answers led to; the way out has to undo all of it.
  package private(set) var modes: TerminalModes
  /// Whether the terminal has yet to answer the last question, which every terminal answers.
  ///
  /// Answers that come later still count.
  package private(set) var isPending: Bool

  /// Whether the place of the cursor was asked for, and the answer may still come.
  package var expectsCursorReport: Bool { asksAnything && asksWidth && isPending }

  private let asksAnything: Bool
  private let asksModes: Bool
  private let asksWidth: Bool
  private var version = ""
  /// Whether light and dark changed while an answer was awaited, which may be older than that change.
  private var hasToAskAgain = false

  /// A probe that has yet to ask.
  ///
  /// A terminal that `TERM` calls dumb or nothing is asked nothing, and neither is the Linux console, which has none of this
  /// and prints some of the questions. That of macOS prints the ones about modes, and is spared those. Where the locale knows
  /// no UTF-8 there is no ambiguous character to measure.
  ///
  /// - Parameters:
  ///   - modes: what the terminal was entered with.
  ///   - environment: the value of an environment variable.
  package init(modes: TerminalModes = .standard, environment: (String) -> String?) {
    self.modes = modes
    asksAnything = !["", "dumb", "linux"].contains(environment("TERM") ?? "")
    asksModes = environment("TERM_PROGRAM") != "Apple_Terminal"
    asksWidth = !Glyphs.detect(environment: environment).isASCII
    isPending = asksAnything
  }

  /// What a screen is entered with, the first time and every time after: the modes, then the questions.
  ///
  /// What answers lead to is not in it. Only a new answer tells whether the terminal has it off, so that it is ours to
  /// switch on and then off.
  package var enterSequence: [UInt8] { entryModes.enterSequence + query }

  /// The questions, in one block; empty where none is asked.
  ///
  /// In order: the flags of the keyboard protocol, the terminal's version, its background, how modes 2026, 2027 and 2031
  /// stand, how far an ambiguous character moves the cursor, and last what kind of terminal it is, which ends the answers.
  package var query: [UInt8] {
    guard asksAnything else { return [] }
    let modes = asksModes ? Mode.allCases.map { "\u{1B}[?\($0.rawValue)$p" }.joined() : ""
    let measured = EscapeSequence.home + "×\u{1B}[6n\r" + EscapeSequence.clearToEndOfRow
    let width = asksWidth ? measured : ""
    return Array(
      ("\u{1B}[?u\u{1B}[>0q" + Self.backgroundQuery + modes + width + Self.attributesQuery).utf8)
  }

  /// Takes in an answer and gives what is to be sent because of it, which is mostly nothing.
  ///
  /// Where `modes` changes with it, the way out has to be noted anew before the bytes are sent.
  package mutating func take(_ reply: TerminalReply) -> [UInt8] {
    switch reply {
    case .keyboardFlags:
      capabilities.hasKeyboardProtocol = true
      return modes.set(.keyboardProtocol, to: true)
    case .mode(let number, let status):
      return Mode(rawValue: number).map { take($0, status) } ?? []
    case .background(let color): capabilities.background = color
    case .cursor(let position):
      // The character was printed at the top left, so a cursor elsewhere was not moved by it.
      if position.row == 0 { capabilities.isAmbiguousWide = position.column == 2 }
    case .version(let name): version = name
    case .attributes:
      isPending = false
      if hasToAskAgain { return askForBackground() }
    case .colorSchemeChanged: return askForBackground()
    }
    return []
  }

  /// Starts over, for a screen that is entered again: what was switched on by answers went off when it was left.
  ///
  /// What is known stays until the answers say otherwise, so that the first frame looks as the last one did.
  package mutating func restart() {
    modes = entryModes
    isPending = asksAnything
    hasToAskAgain = false
  }

  /// Gives up an answer that is long overdue, so that new questions do not wait for it for ever.
  package mutating func stopWaiting() {
    isPending = false
    hasToAskAgain = false
  }

  /// Notes that the mouse is on or off, and gives what makes it so; empty where it is so already.
  package mutating func setMouse(_ isOn: Bool) -> [UInt8] { modes.set(.mouse, to: isOn) }

  /// The modes that are asked for by their number.
  private enum Mode: Int, CaseIterable {
    case synchronizedOutput = 2026
    case graphemeClusters = 2027
    case colorSchemeReports = 2031
  }

  private static let backgroundQuery = "\u{1B}]11;?\u{1B}\\"
  private static let attributesQuery = "\u{1B}[c"

  private var entryModes: TerminalModes {
    TerminalModes(modes.features.intersection([.focus, .mouse]))
  }

  /// Asks for the background with a fence of its own: never twice at a time, however many changes are told.
  private mutating func askForBackground() -> [UInt8] {
    guard asksAnything else { return [] }
    hasToAskAgain = isPending
    guard !isPending else { return [] }
    isPending = true
    return Array((Self.backgroundQuery + Self.attributesQuery).utf8)
  }

  /// Takes in how a mode stands.
  ///
  /// One that is on already was switched on by someone else, who expects to find it so.
  private mutating func take(_ mode: Mode, _ status: TerminalReply.ModeStatus) -> [UInt8] {
    switch mode {
    case .synchronizedOutput:
      capabilities.hasSynchronizedOutput = status == .on || status == .off
    case .graphemeClusters:
      capabilities.hasGraphemeClusters = [.on, .off, .alwaysOn].contains(status)
      if status == .off { return modes.set(.graphemeClusters, to: true) }
    case .colorSchemeReports:
      if status == .off, !isOldMultiplexer { return modes.set(.colorSchemeReports, to: true) }
    }
    return []
  }

  /// Whether the answers come from a tmux before 3.7, whose reports about light and dark go astray.
  ///
  /// A version that is no number counts as old: nothing is lost but a theme that follows by itself.
  private var isOldMultiplexer: Bool {
    guard version.hasPrefix("tmux ") else { return false }
    var number = version.dropFirst(5)
    if number.hasPrefix("next-") { number = number.dropFirst(5) }
    let parts = number.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let major = Int(parts[0]) else { return true }
    // A letter may follow, as in 3.3a.
    guard let minor = Int(parts[1].prefix { ("0"..."9").contains($0) }) else { return true }
    return (major, minor) < (3, 7)
  }
}

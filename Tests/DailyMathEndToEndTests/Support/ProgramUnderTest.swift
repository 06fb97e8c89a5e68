import DailyMathSystem
import DailyMathTestSupport
import Testing

/// The built program in a terminal of its own, with someone who types and reads.
///
/// A class, because the program must end with the test.
final class ProgramUnderTest {
  /// How long anything is waited for; a busy machine needs it, a sound program never does.
  static let patienceMilliseconds = 30_000

  /// What the person sees, as far as it was read.
  private(set) var screen: VirtualTerminal
  /// Every byte that was read from the program, in order.
  private(set) var transcript: [UInt8] = []
  /// The terminal, to look at its settings and to close it.
  let terminal: PseudoTerminal
  /// The process that was started.
  let child: ChildProcess
  /// Whether the terminal answers what the program asks.
  private let answers: Bool

  /// Starts a program in a new terminal.
  init(
    executable: String, arguments: [String], environment: [String: String], columns: Int = 80,
    rows: Int = 24, answering abilities: VirtualAbilities? = nil,
    widths: VirtualWidths = VirtualWidths()
  ) throws {
    answers = abilities != nil
    terminal = try PseudoTerminal(size: TerminalSize(columns: columns, rows: rows))
    screen = VirtualTerminal(columns: columns, rows: rows, widths: widths)
    if let abilities { screen.abilities = abilities }
    child = try ChildProcess.spawn(
      executable: executable, arguments: arguments, environment: environment,
      // A file that is written wherever the program happens to stand belongs to the test.
      workingDirectory: environment["HOME"], terminal: terminal)
  }

  /// Presses keys one after another.
  func press(_ keys: TypedKey..., times: Int = 1) throws {
    for _ in 0..<times {
      for key in keys { try send(key.bytes) }
    }
  }

  /// Types a text.
  func type(_ text: String) throws { try send(Array(text.utf8)) }

  /// Pastes a text, marked as terminals mark it.
  func paste(_ text: String) throws { try type("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Sends bytes as they are, reading meanwhile what the program draws.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(1024)
      rest = rest.dropFirst(piece.count)
      try terminal.write(Array(piece), patienceMilliseconds: Self.patienceMilliseconds)
      if !rest.isEmpty { read(milliseconds: 0) }
    }
  }

  /// Makes the window larger or smaller.
  func resize(columns: Int, rows: Int) throws {
    screen.resize(columns: columns, rows: rows)
    try terminal.resize(to: TerminalSize(columns: columns, rows: rows))
  }

  /// Draws over the screen, as another program does that writes to the same terminal.
  func overwrite(_ text: String) { screen.feed(Array(text.utf8)) }

  /// Changes what the terminal answers from now on.
  func change(_ body: (inout VirtualAbilities) -> Void) { body(&screen.abilities) }

  /// Takes in what the program drew, and answers what it asked; false where nothing came within that time.
  @discardableResult
  func read(milliseconds: Int) -> Bool {
    let bytes = terminal.read(timeoutMilliseconds: milliseconds)
    transcript += bytes
    screen.feed(bytes)
    if answers, !screen.answers.isEmpty {
      let reply = screen.answers
      screen.answers = []
      // Where nobody reads any more, nobody waits for an answer.
      try? terminal.write(reply, patienceMilliseconds: 100)
    }
    return !bytes.isEmpty
  }

  /// Waits until the text stands on one row of the screen.
  func waitFor(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(for: "«\(text)»", sourceLocation: sourceLocation) { $0.shows(text) }
  }

  /// Waits until the text is gone from the screen.
  func waitForAbsence(
    of text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait(for: "no «\(text)»", sourceLocation: sourceLocation) { !$0.shows(text) }
  }

  /// Waits until the screen is as wanted; a failure shows the screen.
  func wait(
    for wanted: String, sourceLocation: SourceLocation = #_sourceLocation,
    until isReached: (VirtualTerminal) -> Bool
  ) throws {
    let end = Self.deadline()
    while !isReached(screen), SystemClock.monotonicNanoseconds() < end {
      if !read(milliseconds: 50), child.wait(timeoutMilliseconds: 0) != nil {
        // What it wrote last may still be on its way.
        while read(milliseconds: 20) {}
        break
      }
    }
    // Evaluated before, so that a failure prints the screen and not every cell of it.
    let isThere = isReached(screen)
    // The rest of the picture may still be on its way; what follows must not begin on half of one.
    read(milliseconds: 2)
    try #require(
      isThere, "waited for \(wanted); the screen shows:\n\(screen.text())",
      sourceLocation: sourceLocation)
  }

  /// Waits until the program has ended, and says how.
  func waitForExit(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> DailyMathSystem.ExitStatus {
    let end = Self.deadline()
    var status: DailyMathSystem.ExitStatus?
    while status == nil, SystemClock.monotonicNanoseconds() < end {
      read(milliseconds: 10)
      status = child.wait(timeoutMilliseconds: 0)
    }
    while read(milliseconds: 20) {}
    return try #require(
      status, "the program has not ended; the screen shows:\n\(screen.text())",
      sourceLocation: sourceLocation)
  }

  private static func deadline() -> UInt64 {
    SystemClock.monotonicNanoseconds() + UInt64(patienceMilliseconds) * 1_000_000
  }
}

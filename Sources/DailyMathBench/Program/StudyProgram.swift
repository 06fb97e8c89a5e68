package import DailyMathSystem

/// The program in a terminal of its own, with someone who types and measures.
///
/// Unless it is told to, it answers no question that the program asks the terminal: that nobody answers must cost nothing. A
/// class, because the program ends with it.
package final class StudyProgram {
  /// Says that something did not happen that was waited for.
  package struct Missing: Error, CustomStringConvertible {
    /// What was waited for.
    package let what: String
    /// What the program drew meanwhile.
    package let drawn: String

    /// What was missing, and what was there.
    package var description: String { "waited in vain for \(what); the program drew: \(drawn)" }
  }

  /// What a key press caused.
  package struct Reaction: Sendable {
    /// Bytes that were drawn.
    package let bytes: Int
    /// Milliseconds from the key to the last of them, as far as a reader sees them.
    package let milliseconds: Double
    /// Processor time that was used, in milliseconds.
    package let cpuMilliseconds: Double
    /// The words that were drawn.
    package let text: String
  }

  /// How long anything is waited for, in milliseconds.
  package static let patience = 10_000
  /// After so many milliseconds without a byte and without work, a reaction is over.
  private static let quiet = 3
  /// Keys come at least so many milliseconds apart: no keyboard repeats faster, and pictures need not wait for each other.
  private static let keyInterval = 20

  /// The process.
  package let child: ChildProcess
  private let terminal: PseudoTerminal
  private var lastKey: UInt64 = 0
  /// When the process was started, on the clock that is never set.
  package let started: UInt64

  /// Starts a program in a terminal of that size.
  package init(
    executable: String, arguments: [String] = [], environment: [String: String],
    size: TerminalSize
  ) throws {
    terminal = try PseudoTerminal(size: size)
    started = SystemClock.monotonicNanoseconds()
    child = try ChildProcess.spawn(
      executable: executable, arguments: arguments, environment: environment, terminal: terminal)
  }

  /// What the program has used so far.
  package var usage: ProcessUsage {
    get throws { try ProcessUsage(ofProcess: child.processID) }
  }

  /// Waits until the words have been drawn; returns when the read with the last of them came back.
  @discardableResult
  package func waitFor(_ words: String..., seconds: Int = patience / 1_000) throws -> UInt64 {
    var screen = ScreenText()
    let end = SystemClock.monotonicNanoseconds() + UInt64(seconds) * 1_000_000_000
    while SystemClock.monotonicNanoseconds() < end {
      let bytes = terminal.read(timeoutMilliseconds: 50)
      let now = SystemClock.monotonicNanoseconds()
      screen.feed(bytes)
      if !bytes.isEmpty, words.allSatisfy(screen.text.contains) { return now }
    }
    throw Missing(what: words.joined(separator: ", "), drawn: screen.text)
  }

  /// Answers what the program asks the terminal, as soon as it has asked; returns how many bytes came until it rests, with
  /// the questions, and when the last of them did.
  package func answerQuestions() throws -> (bytes: Int, last: UInt64) {
    var drawn: [UInt8] = []
    let question = Array(AnsweringTerminal.lastQuestion.utf8)
    let end = SystemClock.monotonicNanoseconds() + UInt64(Self.patience) * 1_000_000
    while !drawn.contains(question) {
      guard SystemClock.monotonicNanoseconds() < end else {
        throw Missing(what: "the questions", drawn: "")
      }
      drawn += terminal.read(timeoutMilliseconds: 50)
    }
    try terminal.write(AnsweringTerminal.answers)
    var screen = ScreenText()
    screen.feed(drawn)
    var last = SystemClock.monotonicNanoseconds()
    // A frame may wait for its time, and only then is it known that no other follows.
    while SystemClock.monotonicNanoseconds() < last + 40_000_000 || !screen.hasLogin {
      let bytes = terminal.read(timeoutMilliseconds: 5)
      guard !bytes.isEmpty else {
        guard SystemClock.monotonicNanoseconds() < end else {
          throw Missing(what: Words.loginEnd, drawn: screen.text)
        }
        continue
      }
      last = SystemClock.monotonicNanoseconds()
      drawn += bytes
      screen.feed(bytes)
    }
    return (drawn.count, last)
  }

  /// Types bytes, and takes in nothing.
  package func type(_ keys: String) throws { try terminal.write(keys) }

  /// Types bytes and takes in everything that they cause.
  @discardableResult
  package func react(to keys: String) throws -> Reaction {
    if let reaction = try reaction(to: keys, withinMilliseconds: Self.patience) { return reaction }
    throw Missing(what: "an answer to the key \(Array(keys.utf8))", drawn: "")
  }

  /// Types bytes and takes in everything that they cause; `nil` where nothing was drawn in that time.
  package func reaction(
    to keys: String, withinMilliseconds patience: Int
  ) throws -> Reaction? {
    let next = lastKey + UInt64(Self.keyInterval) * 1_000_000
    let now = SystemClock.monotonicNanoseconds()
    if now < next { _ = bytes(withinMilliseconds: Int((next - now) / 1_000_000) + 1) }
    let before = try settle().cpuNanoseconds
    let pressed = SystemClock.monotonicNanoseconds()
    lastKey = pressed
    try terminal.write(keys)
    var drawn = ScreenText()
    var count = 0
    var last = pressed
    var used = before
    let end = pressed + UInt64(patience) * 1_000_000
    // It is over when there is something to see, and then neither a byte nor work for a while.
    while last < end {
      let bytes = terminal.read(timeoutMilliseconds: Self.quiet)
      if !bytes.isEmpty {
        last = SystemClock.monotonicNanoseconds()
        count += bytes.count
        drawn.feed(bytes)
        continue
      }
      let now = try usage.cpuNanoseconds
      if count > 0, now == used {
        return Reaction(
          bytes: count, milliseconds: Double(last - pressed) / 1e6,
          cpuMilliseconds: Double(now - before) / 1e6, text: drawn.text)
      }
      used = now
      if SystemClock.monotonicNanoseconds() > end { break }
    }
    guard count == 0 else {
      throw Missing(what: "rest after the key \(Array(keys.utf8))", drawn: drawn.text)
    }
    return nil
  }

  /// Reads what is still on its way, until the program rests.
  @discardableResult
  package func settle() throws -> ProcessUsage {
    var used = try usage
    while true {
      let bytes = terminal.read(timeoutMilliseconds: Self.quiet)
      let now = try usage
      if bytes.isEmpty, now.cpuNanoseconds == used.cpuNanoseconds { return now }
      used = now
    }
  }

  /// How many bytes come within a time in which nobody types.
  package func bytes(withinMilliseconds time: Int) -> Int {
    let end = SystemClock.monotonicNanoseconds() + UInt64(time) * 1_000_000
    var count = 0
    while true {
      let now = SystemClock.monotonicNanoseconds()
      guard now < end else { return count }
      count += terminal.read(timeoutMilliseconds: Int((end - now) / 1_000_000) + 1).count
    }
  }

  /// Signs in with the account of the benchmark, and waits for the day's cards.
  package func signIn(isOnLogin: Bool = false) throws {
    if !isOnLogin { try waitFor(Words.loginFoot, Words.loginEnd) }
    try react(to: BenchFolder.email)
    try react(to: "\t")
    try react(to: BenchFolder.password)
    try terminal.write("\r")
    try waitFor(Words.todayFoot)
    try settle()
  }

  /// Leaves the program and waits for its end.
  package func quit() throws {
    try terminal.write(Keys.quit)
    try waitForEnd()
  }

  /// Waits for the end of a program that ends by itself.
  package func waitForEnd(seconds: Int = patience / 1_000) throws {
    let end = SystemClock.monotonicNanoseconds() + UInt64(seconds) * 1_000_000_000
    while child.wait(timeoutMilliseconds: 0) == nil {
      guard SystemClock.monotonicNanoseconds() < end else {
        throw Missing(what: "the end", drawn: "")
      }
      // What is not read would hold the program up.
      _ = terminal.read(timeoutMilliseconds: 1)
    }
  }
}

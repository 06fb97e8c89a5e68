import DailyMathSystem
import DailyMathTestSupport
import Testing

/// The built program in a terminal that only shows lines, with someone who types and reads.
///
/// A class, because the program must end with the test.
final class PlainDialogue {
  /// Everything that the terminal was sent, what it shows of the typing included.
  private(set) var bytes: [UInt8] = []
  /// The terminal, to look at its settings and to close it.
  let terminal: PseudoTerminal
  /// The process that was started.
  let child: ChildProcess
  /// Where in the bytes the last thing that was waited for ends.
  private var heard = 0

  /// Starts a program in a new terminal.
  init(executable: String, arguments: [String], environment: [String: String]) throws {
    terminal = try PseudoTerminal()
    child = try ChildProcess.spawn(
      executable: executable, arguments: arguments, environment: environment, terminal: terminal)
  }

  /// All of it as text, with the line ends that a person types.
  var transcript: String {
    String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self)
  }

  /// Waits until this is said after what was waited for last, then types a line.
  func answer(
    _ prompt: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try waitFor(prompt, sourceLocation: sourceLocation)
    try terminal.write(text + "\r")
  }

  /// Waits for a question of the quiz, and answers it with the option of the card that is wanted.
  func answerQuestion(with option: String) throws {
    let start = heard
    try waitFor("Respuesta: ")
    let said = String(decoding: bytes[start..<heard].filter { $0 != 0x0D }, as: UTF8.self)
    let line = try #require(said.split(separator: "\n").last { $0.hasSuffix(". \(option)") })
    try terminal.write(line.prefix(1) + "\r")
  }

  /// Waits until this is said after what was waited for last.
  func waitFor(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let wanted = Array(text.utf8)
    let end = SystemClock.monotonicNanoseconds() + 30_000_000_000
    while SystemClock.monotonicNanoseconds() < end {
      if let place = find(wanted) {
        heard = place + wanted.count
        return
      }
      let piece = terminal.read(timeoutMilliseconds: 50)
      bytes += piece
      if piece.isEmpty, child.wait(timeoutMilliseconds: 0) != nil { break }
    }
    readRest()
    let place = find(wanted)
    heard = try #require(
      place, "waited for «\(text)»; it was said:\n\(transcript)", sourceLocation: sourceLocation)
  }

  /// Waits until the program has ended, and says how.
  func waitForExit() throws -> DailyMathSystem.ExitStatus {
    let end = SystemClock.monotonicNanoseconds() + 30_000_000_000
    var status: DailyMathSystem.ExitStatus?
    while status == nil, SystemClock.monotonicNanoseconds() < end {
      bytes += terminal.read(timeoutMilliseconds: 10)
      status = child.wait(timeoutMilliseconds: 0)
    }
    readRest()
    return try #require(status, "the program has not ended; it was said:\n\(transcript)")
  }

  private func readRest() {
    while true {
      let piece = terminal.read(timeoutMilliseconds: 20)
      if piece.isEmpty { return }
      bytes += piece
    }
  }

  private func find(_ wanted: [UInt8]) -> Int? {
    guard bytes.count - heard >= wanted.count else { return nil }
    return (heard...bytes.count - wanted.count).first { bytes[$0...].starts(with: wanted) }
  }
}

extension StudyFolder {
  /// Starts the program in a terminal that can do nothing but show lines.
  func converse(
    arguments: [String] = [], environment changes: [String: String] = ["TERM": "dumb"]
  ) throws -> PlainDialogue {
    try PlainDialogue(
      executable: BuiltProgram.path(), arguments: arguments,
      environment: environment.merging(changes) { $1 })
  }

  /// Runs the program with a script of lines in the place of a person.
  func script(
    _ lines: String..., arguments: [String] = ["--plain"],
    environment changes: [String: String] = [:]
  ) throws -> ChildProcess.Outcome {
    try ChildProcess.run(
      executable: BuiltProgram.path(), arguments: arguments,
      environment: environment.merging(changes) { $1 },
      input: Array(lines.joined(separator: "\n").utf8), timeoutMilliseconds: 30_000)
  }
}

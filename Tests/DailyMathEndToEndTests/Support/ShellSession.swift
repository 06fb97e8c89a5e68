import DailyMathSystem
import DailyMathTestSupport
import Testing

/// A shell that starts the program in its terminal and outlives it, as a person's shell does.
///
/// Only so can the settings of the terminal be compared: when the leader of a session ends, the system resets them.
struct ShellSession {
  /// The terminal.
  let program: ProgramUnderTest
  /// The settings of the terminal before the program was started.
  let before: TerminalAttributes
  private let processFile: String

  /// Runs a script in which `dailymath` starts the program.
  init(
    _ script: String, in folder: StudyFolder, environment changes: [String: String] = [:],
    answering abilities: VirtualAbilities? = nil
  ) throws {
    processFile = folder.home + "/process"
    let path = try BuiltProgram.path()
    let run = #"dailymath() { sh -c 'echo $$ >"$HOME/process"; exec "$0"' "$PROGRAM"; }"#
    program = try ProgramUnderTest(
      executable: "/bin/sh", arguments: ["-c", "\(run); read begin; \(script)"],
      environment: folder.environment.merging(changes) { $1 }.merging(["PROGRAM": path]) { $1 },
      answering: abilities)
    before = try program.terminal.attributes
    try program.press(.enter)
  }

  /// Sends a signal to the program alone, not to the shell.
  func send(_ signal: Signal) throws {
    Signal.send(signal, toProcess: try processID)
  }

  /// The number of the program's process.
  var processID: Int {
    get throws {
      let text = String(decoding: try FileSystem.read(processFile, limit: 64), as: UTF8.self)
      return try #require(Int(text.prefix { $0.isNumber }))
    }
  }

  /// Expects that the terminal is as it was before the program.
  func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let screen = program.screen
    #expect(try program.terminal.attributes == before, sourceLocation: sourceLocation)
    #expect(!screen.isAlternate, sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible && screen.wrapsLines, sourceLocation: sourceLocation)
    #expect(!screen.bracketsPastes && !screen.hasApplicationCursor, sourceLocation: sourceLocation)
    #expect(!screen.hasApplicationKeypad, sourceLocation: sourceLocation)
    #expect(screen.attributes == VirtualAttributes(), sourceLocation: sourceLocation)
    #expect(screen.keyboardFlags == 0 && screen.modes.isEmpty, sourceLocation: sourceLocation)
    #expect(screen.titleStack.isEmpty, sourceLocation: sourceLocation)
    #expect(screen.unknownTexts == [], sourceLocation: sourceLocation)
  }
}

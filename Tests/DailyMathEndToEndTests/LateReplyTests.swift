import DailyMathSystem
import DailyMathTestSupport
import Testing

/// A program that asks its terminal something and is left at once must not leave the answers to the shell, which would
/// take them for something typed.
@Suite("Left before the terminal has answered")
struct LateReplyTests {
  /// How the program is left.
  enum Way: CaseIterable, Sendable {
    case key, interrupt, terminate, stop
  }

  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  @Test(
    "the shell gets nothing but what was typed after",
    arguments: [nil, 0, 40, 140] as [Int?], Way.allCases)
  func nothingIsLeft(delay: Int?, way: Way) throws {
    let read = #"IFS= read -r line; printf 'got:[%s]\n' "$line"; read end; kill -KILL %1"#
    // A shell that lets itself be interrupted along with what it runs would end, too.
    let session = try ShellSession(
      #"set -m; trap : INT; dailymath; echo "left:$?"; \#(read)"#, in: folder)
    let program = session.program
    var late = LateTerminal(delayMilliseconds: delay)
    // The first byte of the program means that the terminal is its own and keys are keys.
    try wait(for: program, late: &late) { $0.isAlternate }
    switch way {
    case .key: try program.press(.control("c"))
    case .interrupt: try session.send(.interrupt)
    case .terminate: try session.send(.terminate)
    case .stop: try program.press(.control("z"))
    }
    try wait(for: program, late: &late) { $0.shows("left:") }
    #expect(try program.terminal.attributes == session.before)
    while late.isPending { try attend(program, &late) }
    try program.type("typed\r")
    try wait(for: program, late: &late) { $0.shows("got:[") }
    #expect(program.screen.shows("got:[typed]"), "\(program.screen.text())")
    // Nor was anything echoed beside the prompt.
    #expect(!program.screen.text().contains("^["), "\(program.screen.text())")
  }

  @Test("Ctrl-C at any moment of the start leaves the terminal as it was", arguments: 0..<12)
  func atTheStart(step: Int) throws {
    let session = try ShellSession(
      #"trap : INT; dailymath; echo "left:$?"; read end"#, in: folder)
    let program = session.program
    var late = LateTerminal(delayMilliseconds: 40)
    let started = SystemClock.monotonicNanoseconds()
    while try FileSystem.status(of: folder.home + "/process")?.size ?? 0 == 0 {
      try #require(SystemClock.monotonicNanoseconds() - started < 10_000_000_000)
    }
    // The moment is the subject: before the program runs, while it enters the terminal, after it has.
    SystemClock.sleep(milliseconds: step * 2)
    var presses = 0
    try wait(for: program, late: &late) { screen in
      // What came before the program had its terminal was perhaps lost; it is pressed again.
      if presses % 200 == 0 { try? program.press(.control("c")) }
      presses += 1
      return screen.shows("left:")
    }
    while late.isPending { try attend(program, &late) }
    #expect(try program.terminal.attributes == session.before)
    #expect(!program.screen.isAlternate && program.screen.isCursorVisible)
    #expect(!program.screen.bracketsPastes && program.screen.titleStack.isEmpty)
    let rows = program.screen.rows.filter { !$0.isEmpty && $0 != "^C" }
    #expect(rows.count == 1 && rows[0].contains("left:"), "\(program.screen.text())")
  }

  private func wait(
    for program: ProgramUnderTest, late: inout LateTerminal,
    until isReached: (VirtualTerminal) -> Bool
  ) throws {
    let end = SystemClock.monotonicNanoseconds() + 30_000_000_000
    while !isReached(program.screen) {
      try #require(SystemClock.monotonicNanoseconds() < end, "\(program.screen.text())")
      try attend(program, &late)
    }
  }

  private func attend(_ program: ProgramUnderTest, _ late: inout LateTerminal) throws {
    program.read(milliseconds: 2)
    try late.attend(to: program)
  }
}

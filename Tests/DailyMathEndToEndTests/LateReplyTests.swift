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

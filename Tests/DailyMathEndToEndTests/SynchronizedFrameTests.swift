import DailyMathTestSupport
import Testing

@Suite("Marks around a frame, so that it is shown at once")
struct SynchronizedFrameTests {
  @Test(
    "are sent to a terminal that says it knows them, and to no other",
    arguments: [0, nil] as [Int?])
  func marks(delay: Int?) throws {
    let folder = try StudyFolder()
    let program = try folder.start()
    var terminal = LateTerminal(delayMilliseconds: delay)
    try program.waitFor("Iniciar sesión")
    repeat {
      program.read(milliseconds: 20)
      try terminal.attend(to: program)
    } while terminal.isPending
    let drawn = program.transcript.count
    try program.type("zzz")
    try program.waitFor("zzz")
    let isMarked = program.transcript[drawn...].contains(Array("\u{1B}[?2026h".utf8))
    #expect(isMarked == (delay != nil))
    #expect(program.screen.unbalancedUpdates == 0)
  }
}

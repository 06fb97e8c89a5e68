import DailyMathBench
import DailyMathSystem
import Testing

@Suite("A program that is measured")
struct StudyProgramTests {
  @Test("what a key causes is counted until the program rests")
  func reaction() throws {
    let program = try start("stty raw -echo; echo ready; exec cat")
    try program.waitFor("ready")
    let reaction = try program.react(to: "hello")
    #expect(reaction.bytes == 5)
    #expect(reaction.text == "hello")
    #expect(reaction.milliseconds > 0)
    #expect(reaction.cpuMilliseconds > 0)
  }

  @Test("a program that rests draws nothing and uses nothing")
  func rest() throws {
    let program = try start("stty raw -echo; echo ready; exec cat")
    try program.waitFor("ready")
    let before = try program.settle()
    #expect(program.bytes(withinMilliseconds: 50) == 0)
    #expect(try program.usage.cpuNanoseconds == before.cpuNanoseconds)
    #expect(try program.usage.waits == before.waits)
    #expect(before.residentBytes > 4_096)
  }

  private func start(_ script: String) throws -> StudyProgram {
    try StudyProgram(
      executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
      size: .usual)
  }
}

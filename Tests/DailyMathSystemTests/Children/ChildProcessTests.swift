import DailyMathSystem
import Testing

@Suite("Children")
struct ChildProcessTests {
  private func shell(
    _ script: String, input: String = "", timeoutMilliseconds: Int = 10_000
  ) throws -> ChildProcess.Outcome {
    try ChildProcess.run(
      executable: "/bin/sh", arguments: ["-c", script, "name", "an argument"],
      environment: ["GREETING": "hola"], workingDirectory: "/", input: Array(input.utf8),
      timeoutMilliseconds: timeoutMilliseconds)
  }

  @Test("output, errors, input, arguments, environment, folder and status arrive")
  func everything() throws {
    let outcome = try shell("echo $1 $GREETING; pwd; cat; echo bad >&2; exit 3", input: "typed")
    #expect(outcome.status == .exited(3))
    #expect(outcome.outputText == "an argument hola\n/\ntyped")
    #expect(outcome.errorText == "bad\n")
  }

  @Test("more output than a pipe holds arrives whole")
  func large() throws {
    let outcome = try shell("head -c 1000000 /dev/zero; head -c 300000 /dev/zero >&2")
    #expect(outcome.output.count == 1_000_000)
    #expect(outcome.error.count == 300_000)
  }

  @Test("a child that takes too long is killed")
  func timeout() throws {
    let outcome = try shell("echo begun; exec sleep 60", timeoutMilliseconds: 200)
    #expect(outcome.status == nil)
    #expect(outcome.outputText == "begun\n")
  }

  @Test("a program that does not exist is an error")
  func missing() {
    let error = #expect(throws: SystemError.self) {
      try ChildProcess.spawn(executable: "/nowhere/program")
    }
    #expect(error?.isMissing == true)
  }

  @Test("signals end a child and are told apart from codes")
  func signals() throws {
    let child = try ChildProcess.spawn(executable: "/bin/sleep", arguments: ["60"])
    #expect(child.wait(timeoutMilliseconds: 20) == nil)
    child.send(.terminate)
    #expect(child.wait(timeoutMilliseconds: 10_000) == .signalled(.terminate))
    #expect(child.wait(timeoutMilliseconds: 0) == .signalled(.terminate))
  }

  @Test("a signal that the parent ignores or blocks reaches the child by its default")
  func defaults() throws {
    Host.prepareProcess()
    let outcome = try shell("kill -PIPE $$; echo survived")
    #expect(outcome.status == .signalled(Signal(rawValue: 13)))
  }
}

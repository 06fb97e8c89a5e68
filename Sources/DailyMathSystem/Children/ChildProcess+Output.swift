extension ChildProcess {
  /// What a program left behind.
  package struct Outcome: Equatable, Sendable {
    /// How it ended; nil when it had to be killed because its time was over.
    package let status: ExitStatus?
    /// Everything it wrote to its standard output.
    package let output: [UInt8]
    /// Everything it wrote to its standard error.
    package let error: [UInt8]

    /// The output as text.
    package var outputText: String { String(decoding: output, as: UTF8.self) }
    /// The errors as text.
    package var errorText: String { String(decoding: error, as: UTF8.self) }
  }

  /// Runs a program to its end and collects what it writes.
  ///
  /// `input` is what it reads; afterwards its input ends. A program that does not read all of it is not at fault for that.
  /// The environment is exactly what is given, and of this process's files it gets none. When the time is over, the
  /// program is killed with its whole process group. What it leaves running when it ends by itself runs on, and is not
  /// waited for, even where it holds on to the streams.
  package static func run(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    workingDirectory: String? = nil, input: [UInt8] = [], timeoutMilliseconds: Int = 10_000
  ) throws(SystemError) -> Outcome {
    let plan = SpawnPlan(
      executable: executable, arguments: arguments, environment: environment,
      workingDirectory: workingDirectory, terminalPath: nil)
    var exchange = try Exchange(input: input)
    let child = ChildProcess(processID: try exchange.start(plan))
    let end = SystemClock.monotonicNanoseconds() + UInt64(timeoutMilliseconds) * 1_000_000
    while child.wait(timeoutMilliseconds: 0) == nil, SystemClock.monotonicNanoseconds() < end {
      exchange.goOn(milliseconds: 10)
    }
    let status = child.wait(timeoutMilliseconds: 0)
    // Not after it has ended by itself: who goes on then, such as a mail program's queue, is meant to.
    if status == nil { child.killGroup() }
    exchange.finish()
    return Outcome(status: status, output: exchange.output, error: exchange.error)
  }
}

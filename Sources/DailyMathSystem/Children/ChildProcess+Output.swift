internal import CDailyMathSystem

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
  /// `input` of at most 64 KiB is what it reads; afterwards its input ends.
  package static func run(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    workingDirectory: String? = nil, input: [UInt8] = [], timeoutMilliseconds: Int = 10_000
  ) throws(SystemError) -> Outcome {
    let plan = SpawnPlan(
      executable: executable, arguments: arguments, environment: environment,
      workingDirectory: workingDirectory, terminalPath: nil)
    var inputPipe = try Pipe()
    var outputPipe = try Pipe()
    var errorPipe = try Pipe()
    let child = ChildProcess(
      processID: try plan.start(
        input: inputPipe.reading.number, output: outputPipe.writing.number,
        error: errorPipe.writing.number))
    try outputPipe.writing.close()
    try errorPipe.writing.close()
    try inputPipe.reading.close()
    try? inputPipe.writing.writeAll(input)
    try inputPipe.writing.close()

    let end = SystemClock.monotonicNanoseconds() + UInt64(timeoutMilliseconds) * 1_000_000
    var output: [UInt8] = []
    var error: [UInt8] = []
    var isOutputOpen = true
    var isErrorOpen = true
    while isOutputOpen || isErrorOpen, SystemClock.monotonicNanoseconds() < end {
      if isOutputOpen {
        isOutputOpen = outputPipe.read(into: &output, waitMilliseconds: isErrorOpen ? 2 : 50)
      }
      if isErrorOpen {
        isErrorOpen = errorPipe.read(into: &error, waitMilliseconds: isOutputOpen ? 2 : 50)
      }
    }
    let status = child.wait(timeoutMilliseconds: millisecondsLeft(until: end))
    return Outcome(status: status, output: output, error: error)
  }

  private static func millisecondsLeft(until end: UInt64) -> Int {
    let now = SystemClock.monotonicNanoseconds()
    return now < end ? Int((end - now) / 1_000_000) : 0
  }
}

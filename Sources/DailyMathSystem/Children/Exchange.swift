internal import CDailyMathSystem

/// What goes into a program and comes out of it while it runs, through three pipes.
struct Exchange: ~Copyable {
  /// How long after the program's end the last of its output is waited for: whoever it left behind may hold the streams
  /// for ever.
  private static let graceMilliseconds = 100

  private var inputPipe: Pipe
  private var outputPipe: Pipe
  private var errorPipe: Pipe
  private var unsent: ArraySlice<UInt8>
  private var isOutputOpen = true
  private var isErrorOpen = true
  /// What the program has written to its standard output so far.
  private(set) var output: [UInt8] = []
  /// What the program has written to its standard error so far.
  private(set) var error: [UInt8] = []

  /// Makes the pipes for a program that is to read `input`.
  init(input: [UInt8]) throws(SystemError) {
    let inputPipe = try Pipe()
    let outputPipe = try Pipe()
    let errorPipe = try Pipe()
    // A program that does not read must not keep us waiting.
    try SystemError.check(dailymath_set_nonblocking(inputPipe.writing.number), "fcntl")
    self.inputPipe = inputPipe
    self.outputPipe = outputPipe
    self.errorPipe = errorPipe
    unsent = input[...]
  }

  /// Starts the program and returns its process number; the ends of the pipes that it got are its own from then on.
  mutating func start(_ plan: SpawnPlan) throws(SystemError) -> Int {
    let processID = try plan.start(
      input: inputPipe.reading.number, output: outputPipe.writing.number,
      error: errorPipe.writing.number)
    try outputPipe.writing.close()
    try errorPipe.writing.close()
    try inputPipe.reading.close()
    return processID
  }

  /// Sends what the program takes and reads what it has written, waiting for it about that long.
  mutating func goOn(milliseconds: Int) {
    send()
    let isQuiet = !isOutputOpen && !isErrorOpen
    if isQuiet { dailymath_sleep_milliseconds(milliseconds) }
    let patience = unsent.isEmpty ? milliseconds : 1
    if isOutputOpen {
      isOutputOpen = outputPipe.read(into: &output, waitMilliseconds: isErrorOpen ? 1 : patience)
    }
    if isErrorOpen {
      isErrorOpen = errorPipe.read(into: &error, waitMilliseconds: isOutputOpen ? 1 : patience)
    }
  }

  /// Reads the rest of what the program wrote before it ended, and what others write in its place for a moment.
  mutating func finish() {
    let end = SystemClock.monotonicNanoseconds() + UInt64(Self.graceMilliseconds) * 1_000_000
    unsent = []
    while isOutputOpen || isErrorOpen, SystemClock.monotonicNanoseconds() < end {
      goOn(milliseconds: 10)
    }
  }

  /// Sends as much as the pipe takes; its end tells the program that there is no more.
  private mutating func send() {
    guard inputPipe.writing.number >= 0 else { return }
    while !unsent.isEmpty {
      let result = unsafe unsent.withUnsafeBytes { bytes in
        unsafe dailymath_write(inputPipe.writing.number, bytes.baseAddress, bytes.count)
      }
      if result > 0 {
        unsent = unsent.dropFirst(result)
      } else if SystemError(call: "write", code: Int32(-result)).isHeldElsewhere {
        return
      } else {
        // It reads no more, which is its own affair.
        unsent = []
      }
    }
    try? inputPipe.writing.close()
  }
}

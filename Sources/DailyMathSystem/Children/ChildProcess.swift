internal import CDailyMathSystem

/// A program that this one has started, in a session of its own.
///
/// A class, because the process must be killed when its last user goes.
package final class ChildProcess {
  /// The process's number.
  package let processID: Int
  private var status: ExitStatus?

  /// Takes over a process that was just started and is to be waited for.
  init(processID: Int) { self.processID = processID }

  deinit {
    guard status == nil else { return }
    send(.kill)
    _ = wait(timeoutMilliseconds: 2000)
  }

  /// Starts a program.
  ///
  /// `arguments` leaves out the program's own name. With a terminal, its other end becomes the child's controlling
  /// terminal and its three streams; without one they are /dev/null. The environment is exactly what is given; nil hands
  /// on this process's working folder. The leader of a session resets its terminal's settings when it ends, so a test that
  /// compares them starts the program through a shell that outlives it.
  package static func spawn(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    workingDirectory: String? = nil, terminal: PseudoTerminal? = nil
  ) throws(SystemError) -> ChildProcess {
    let plan = SpawnPlan(
      executable: executable, arguments: arguments, environment: environment,
      workingDirectory: workingDirectory, terminalPath: terminal?.path)
    return ChildProcess(processID: try plan.start(input: -1, output: -1, error: -1))
  }

  /// Sends a signal; nothing happens once the process has been waited for.
  package func send(_ signal: Signal) {
    guard status == nil else { return }
    _ = dailymath_send_signal(processID, signal.rawValue)
  }

  /// Kills the process with all that belong to its group, and waits until it is gone.
  func killGroup() {
    guard status == nil else { return }
    _ = dailymath_send_signal_to_group(processID, Signal.kill.rawValue)
    _ = wait(timeoutMilliseconds: 2000)
  }

  /// Waits for the end; nil when the process still runs after that time.
  package func wait(timeoutMilliseconds: Int) -> ExitStatus? {
    let end = SystemClock.monotonicNanoseconds() + UInt64(timeoutMilliseconds) * 1_000_000
    while status == nil {
      poll()
      guard status == nil, SystemClock.monotonicNanoseconds() < end else { break }
      dailymath_sleep_milliseconds(2)
    }
    return status
  }

  private func poll() {
    var signalled: Int32 = 0
    var code: Int32 = 0
    let result = unsafe dailymath_poll_child(processID, &signalled, &code)
    guard result > 0 else { return }
    status = signalled == 1 ? .signalled(Signal(rawValue: code)) : .exited(code)
  }
}

internal import CDailyMathSystem

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A signal's number, by name where this program knows it.
package struct Signal: Hashable, Sendable, RawRepresentable {
  /// The system's number.
  package let rawValue: Int32

  /// The signal of that number.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Ctrl-C, or `kill -INT`.
  package static let interrupt = Signal(rawValue: SIGINT)
  /// The polite request to end.
  package static let terminate = Signal(rawValue: SIGTERM)
  /// Ctrl-\, or `kill -QUIT`.
  package static let quit = Signal(rawValue: SIGQUIT)
  /// The terminal is gone.
  package static let hangUp = Signal(rawValue: SIGHUP)
  /// Ends at once and cannot be caught.
  package static let kill = Signal(rawValue: SIGKILL)
  /// Ctrl-Z.
  package static let terminalStop = Signal(rawValue: SIGTSTP)
  /// Stops and cannot be caught.
  package static let stop = Signal(rawValue: SIGSTOP)
  /// Goes on after a stop.
  package static let resume = Signal(rawValue: SIGCONT)
  /// The terminal has another size.
  package static let windowChange = Signal(rawValue: SIGWINCH)
  /// `abort`.
  package static let abort = Signal(rawValue: SIGABRT)
  /// An invalid instruction, which is what a Swift trap is.
  package static let illegalInstruction = Signal(rawValue: SIGILL)
  /// A trap, which is what a Swift trap is on ARM.
  package static let trap = Signal(rawValue: SIGTRAP)
  /// A wrong address.
  package static let segmentationFault = Signal(rawValue: SIGSEGV)
  /// An address that no memory stands behind.
  package static let busError = Signal(rawValue: SIGBUS)
  /// A division by zero, and other arithmetic that has no result.
  package static let arithmeticFault = Signal(rawValue: SIGFPE)

  /// Sends a signal to a process; nothing happens when there is none of that number.
  package static func send(_ signal: Signal, toProcess processID: Int) {
    _ = dailymath_send_signal(processID, signal.rawValue)
  }

  /// Ends the process by a signal's default action, so that the parent sees why.
  package static func raiseDefault(_ signal: Signal) -> Never {
    dailymath_raise_default(signal.rawValue)
  }
}

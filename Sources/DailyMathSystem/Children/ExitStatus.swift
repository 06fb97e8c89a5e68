/// How a child process ended.
package enum ExitStatus: Equatable, Sendable {
  /// By itself, with this code.
  case exited(Int32)
  /// By this signal.
  case signalled(Signal)
}

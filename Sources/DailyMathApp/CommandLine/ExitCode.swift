/// What the codes mean with which the program ends; `--help` and the README say the same.
package enum ExitCode: Int32, Sendable {
  /// What was asked for is done.
  case done = 0
  /// It could not be done: a wrong password, a refusal, data that cannot be used.
  case failed = 1
  /// There is no terminal to run or to ask in.
  case noTerminal = 2
  /// The arguments are wrong (`EX_USAGE` of sysexits.h).
  case usage = 64
  /// Nobody is signed in (`EX_NOPERM` of sysexits.h).
  case notSignedIn = 77
  /// The terminal went away: what a shell reports for SIGHUP.
  case hungUp = 129
  /// Nobody reads the output any more: what a shell reports for SIGPIPE.
  case unread = 141
}

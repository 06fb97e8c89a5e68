/// A reason why the terminal's wait has ended.
package enum Wake: Equatable, Sendable {
  /// Bytes that were typed, pasted or answered by the terminal; a password may be among them.
  case input(WipedBytes)
  /// The terminal may have another size; ask for it and paint everything.
  case resized
  /// A `BackgroundWorker` has finished; empty the mailboxes.
  case background
  /// INT, TERM or QUIT arrived, or HUP while the terminal lives: save, leave, then `Signal.raiseDefault`.
  case terminate(Signal)
  /// TSTP arrived from outside: call `suspend`.
  case suspendRequested
  /// The process was stopped and goes on, and the terminal has been entered again; paint everything.
  case continued
  /// The terminal reads again and has taken everything that was kept for it.
  case writable
  /// The terminal is gone: save and exit, writing nothing more.
  case hungUp
  /// The time that was given is over.
  case timedOut
}

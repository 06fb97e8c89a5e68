/// What became of bytes written to the terminal.
package enum WriteResult: Equatable, Sendable {
  /// The terminal has them all, or they were for a terminal that has been given back.
  case done
  /// The terminal does not read; the rest is kept, and sent while the device waits.
  case stalled
  /// The terminal is gone.
  case hungUp
}

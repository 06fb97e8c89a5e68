/// What became of bytes written to the terminal.
package enum WriteResult: Equatable, Sendable {
  /// The terminal has them all.
  case done
  /// The terminal does not read; these are left.
  ///
  /// Wait with `orWritable`, then go on with them or with a newer frame.
  case stalled(remaining: [UInt8])
  /// The terminal is gone.
  case hungUp
}

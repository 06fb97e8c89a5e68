/// Why the wait for a line has ended.
package enum LineEvent: Equatable, Sendable {
  /// A line without its end; `isCut` where it was longer than is taken and only its beginning is here.
  case line([UInt8], isCut: Bool)
  /// A line that was asked for as a secret, with the same meaning of `isCut`.
  case secret(SecretBytes, isCut: Bool)
  /// Nothing more will come.
  case ended
  /// The process was stopped and goes on, so that what was asked has to be asked again.
  case continued
  /// INT, TERM or QUIT arrived: save, then `Signal.raiseDefault`.
  case terminate(Signal)
  /// The terminal is gone: save and exit.
  case hungUp
  /// Nobody reads the output any more: save and exit.
  case unread
}

internal import CDailyMathSystem

/// Bytes on their way out of the process, whatever stands at the other end.
package enum StandardStream {
  /// What came of writing.
  package enum Outcome: Equatable, Sendable {
    /// Everything is written.
    case written
    /// The reader has closed the other end (EPIPE).
    case closed
    /// Not everything could be written, for any other reason.
    case failed
  }

  /// Writes everything to the standard output (1) or error (2), waiting for a slow reader.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Outcome {
    var start = 0
    while start < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[start...])
        return unsafe dailymath_write(descriptor, rest.baseAddress, rest.count)
      }
      if result > 0 {
        start += result
        continue
      }
      let error = SystemError(call: "write", code: Int32(-result))
      guard error.isHeldElsewhere else { return error.isClosedPipe ? .closed : .failed }
      // A parent has made the stream non-blocking.
      if dailymath_wait_ready(descriptor, 1, -1) < 0 { return .failed }
    }
    return .written
  }
}

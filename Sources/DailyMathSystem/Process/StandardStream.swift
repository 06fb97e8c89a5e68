internal import CDailyMathSystem

/// Bytes on their way out of the process, whatever stands at the other end.
enum StandardStream {
  /// Writes everything, waiting for a slow reader; false when the other end is gone.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[start...])
        return unsafe dailymath_write(descriptor, rest.baseAddress, rest.count)
      }
      if result > 0 {
        start += result
      } else if result < 0, SystemError(call: "write", code: Int32(-result)).isHeldElsewhere {
        // A parent has made the stream non-blocking.
        if dailymath_wait_ready(descriptor, 1, -1) < 0 { return false }
      } else {
        return false
      }
    }
    return true
  }
}

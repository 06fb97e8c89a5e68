internal import CDailyMathSystem

extension TerminalDevice {
  /// Writes bytes, waiting for at most `patienceMilliseconds` while the terminal does not read.
  package func write(_ bytes: [UInt8], patienceMilliseconds: Int = 200) -> WriteResult {
    guard !isHungUp else { return .hungUp }
    let end = SystemClock.monotonicNanoseconds() + UInt64(patienceMilliseconds) * 1_000_000
    var start = 0
    while start < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[start...])
        return unsafe dailymath_write(descriptor.number, rest.baseAddress, rest.count)
      }
      if result > 0 {
        start += result
      } else if result < 0, !SystemError(call: "write", code: Int32(-result)).isHeldElsewhere {
        hangUp()
        return .hungUp
      } else {
        let now = SystemClock.monotonicNanoseconds()
        guard now < end else { return .stalled(remaining: Array(bytes[start...])) }
        _ = dailymath_wait_ready(descriptor.number, 1, Int((end - now) / 1_000_000) + 1)
      }
    }
    return .done
  }
}

internal import CDailyMathSystem

/// The two ends of a pipe.
struct Pipe: ~Copyable {
  /// The end from which bytes come.
  var reading: FileDescriptor
  /// The end into which bytes go.
  var writing: FileDescriptor

  /// Makes a pipe; throws what the system answers.
  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    let result = unsafe ends.withUnsafeMutableBufferPointer {
      unsafe dailymath_make_pipe($0.baseAddress)
    }
    try SystemError.check(result, "pipe")
    reading = FileDescriptor(owning: ends[0])
    writing = FileDescriptor(owning: ends[1])
  }

  /// Adds what arrives within that time, perhaps nothing; false at the end of the stream.
  func read(into collected: inout [UInt8], waitMilliseconds: Int) -> Bool {
    guard dailymath_wait_ready(reading.number, 0, waitMilliseconds) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let result = unsafe bytes.withUnsafeMutableBytes {
      unsafe dailymath_read(reading.number, $0.baseAddress, $0.count)
    }
    if result > 0 { collected += bytes.prefix(result) }
    return result > 0
  }
}

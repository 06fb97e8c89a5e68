internal import CDailyMathSystem

/// Secrets that a script hands over, one a line, through a descriptor that it opened.
package enum SecretLines {
  /// The next line of a descriptor; `nil` where it is not open, cannot be read or has no further one.
  ///
  /// It waits until the line has arrived, and takes not one byte more, so that what follows is there for whoever reads next.
  package static func next(of descriptor: Int32) -> LineEvent? {
    var line = PartialLine(isSecret: true)
    while let byte = nextByte(of: descriptor) {
      if byte == 0x0A { return line.finished(terminalLimit: nil) }
      line.append(byte)
    }
    return line.isEmpty ? nil : line.finished(terminalLimit: nil)
  }

  private static func nextByte(of descriptor: Int32) -> UInt8? {
    while true {
      var byte: UInt8 = 0
      let result = unsafe withUnsafeMutableBytes(of: &byte) {
        unsafe dailymath_read(descriptor, $0.baseAddress, $0.count)
      }
      if result > 0 { return byte }
      // Another process may have made the descriptor one that does not wait.
      guard result < 0, SystemError(call: "read", code: Int32(-result)).isHeldElsewhere,
        dailymath_wait_ready(descriptor, 0, -1) > 0
      else { return nil }
    }
  }
}

internal import CDailyMathSystem

extension TerminalDevice {
  /// Sends bytes after all that were sent before, and never waits for a terminal that does not read.
  ///
  /// What it does not take at once is kept, and sent by `wait` as soon as it reads again: a sequence is never cut in half
  /// by another. Whoever draws frames leaves them out while `isStalled`, so that only the newest is sent then.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> WriteResult {
    guard !isHungUp else { return .hungUp }
    guard holdsTerminal else { return .done }
    return send(isStalled ? unsent + bytes : bytes[...])
  }

  /// Goes on with what the terminal did not take; it may do so several times before all is sent.
  func sendRest() {
    guard isStalled, !isHungUp else { return }
    _ = send(unsent)
  }

  /// Forgets what was not sent, and gives what has to be sent instead so that nothing stays cut in half.
  func forgetRest() -> [UInt8] {
    guard isStalled else { return [] }
    keep([])
    return [0x1B, 0x5C]
  }

  private func send(_ bytes: ArraySlice<UInt8>) -> WriteResult {
    var rest = bytes
    while !rest.isEmpty {
      let result = unsafe rest.withUnsafeBytes { bytes in
        unsafe dailymath_write(descriptor.number, bytes.baseAddress, bytes.count)
      }
      if result > 0 {
        rest = rest.dropFirst(result)
      } else if result < 0, !SystemError(call: "write", code: Int32(-result)).isHeldElsewhere {
        hangUp()
        return .hungUp
      } else {
        break
      }
    }
    keep(rest)
    return rest.isEmpty ? .done : .stalled
  }

  private func keep(_ rest: ArraySlice<UInt8>) {
    // A way out that does not come by here has to know it, too.
    if isStalled || !rest.isEmpty { dailymath_terminal_set_torn(rest.isEmpty ? 0 : 1) }
    unsent = rest
  }
}

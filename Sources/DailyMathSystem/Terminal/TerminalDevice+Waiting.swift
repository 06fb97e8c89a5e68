internal import CDailyMathSystem

extension TerminalDevice {
  private static let chunk = 4096
  private static let mostAtOnce = 1 << 16
  /// How long answers that are on their way are waited for before the terminal is given back, in nanoseconds.
  ///
  /// Over a slow line they come a quarter of a second late, and whoever has just started the program rarely leaves at once.
  private static let replyPatience: UInt64 = 300_000_000

  /// Blocks until something happens, and tells everything that has happened.
  ///
  /// Never empty. Without a deadline (in `SystemClock.monotonicNanoseconds`) the process sleeps until there is a reason to
  /// wake. Meanwhile a terminal that did not read is sent the rest as soon as it reads again.
  package func wait(untilNanoseconds deadline: UInt64? = nil) -> [Wake] {
    if dailymath_prepare_wake() < 0 || isHungUp { return [.hungUp] }
    while true {
      var wakes = takeEvents()
      // Events that wait already do not keep input from being read along with them.
      let patience = wakes.isEmpty ? Self.milliseconds(until: deadline) : 0
      let ready = dailymath_wait_terminal(descriptor.number, isStalled ? 1 : 0, patience)
      wakes += takeEvents()
      if ready < 0 { hangUp() } else { wakes += readiness(UInt32(ready)) }
      if isHungUp { wakes.append(.hungUp) }
      if !wakes.isEmpty { return wakes }
      if let deadline, SystemClock.monotonicNanoseconds() >= deadline { return [.timedOut] }
    }
  }

  /// The time left, rounded up so that the wait does not end just before it; −1 without a deadline.
  private static func milliseconds(until deadline: UInt64?) -> Int {
    guard let deadline else { return -1 }
    let now = SystemClock.monotonicNanoseconds()
    guard deadline > now else { return 0 }
    return Int(min((deadline - now + 999_999) / 1_000_000, 3_600_000))
  }

  private func takeEvents() -> [Wake] {
    let events = dailymath_take_events()
    guard events != 0 else { return [] }
    func has(_ event: dailymath_event) -> Bool { events & UInt32(event.rawValue) != 0 }
    var wakes: [Wake] = []
    if has(DAILYMATH_HANG_UP) {
      // `kill -HUP` leaves the terminal alive, and whoever uses it next wants it restored.
      if dailymath_terminal_is_gone(descriptor.number) == 1 {
        hangUp()
      } else {
        wakes.append(.terminate(.hangUp))
      }
    }
    if has(DAILYMATH_CONTINUE), !isHungUp {
      reenter(isEnding: events & Self.ends != 0)
      wakes.append(.continued)
    }
    if has(DAILYMATH_RESIZE) { wakes.append(.resized) }
    if has(DAILYMATH_BACKGROUND) { wakes.append(.background) }
    if has(DAILYMATH_STOP) { wakes.append(.suspendRequested) }
    if has(DAILYMATH_INTERRUPT) { wakes.append(.terminate(.interrupt)) }
    if has(DAILYMATH_TERMINATE) { wakes.append(.terminate(.terminate)) }
    if has(DAILYMATH_QUIT) { wakes.append(.terminate(.quit)) }
    return wakes
  }

  private func readiness(_ ready: UInt32) -> [Wake] {
    var wakes: [Wake] = []
    // What was typed before the terminal went away is still delivered.
    if ready & UInt32(DAILYMATH_READABLE.rawValue | DAILYMATH_GONE.rawValue) != 0 {
      let input = readInput()
      if !input.isEmpty { wakes.append(.input(input)) }
    }
    if ready & UInt32(DAILYMATH_GONE.rawValue) != 0 { hangUp() }
    if isStalled, ready & UInt32(DAILYMATH_WRITABLE.rawValue) != 0 {
      sendRest()
      if !isHungUp, !isStalled { wakes.append(.writable) }
    }
    return wakes
  }

  /// Reads and discards until the last answer has come, at most for the time that `leave` names.
  func discardReplies(until isLastReply: (([UInt8]) -> Bool)?) {
    guard let isLastReply, !isHungUp, holdsTerminal, !isInBackground else { return }
    let end = SystemClock.monotonicNanoseconds() + Self.replyPatience
    while SystemClock.monotonicNanoseconds() < end {
      let ready = dailymath_wait_terminal(descriptor.number, 0, Self.milliseconds(until: end))
      if ready < 0 { return hangUp() }
      guard UInt32(ready) & UInt32(DAILYMATH_READABLE.rawValue | DAILYMATH_GONE.rawValue) != 0
      else { continue }
      let input = readInput()
      if isHungUp || isLastReply(Array(input)) { return }
    }
  }

  /// Everything that waits to be read, up to 64 KiB; notes when the terminal is gone.
  private func readInput() -> WipedBytes {
    var input = WipedBytes()
    while input.count < Self.mostAtOnce {
      let result = unsafe input.append(atMost: Self.chunk) { space in
        unsafe dailymath_read(descriptor.number, space.baseAddress, space.count)
      }
      guard result > 0 else {
        let wouldWait = SystemError(call: "read", code: Int32(-result)).isHeldElsewhere
        if result == 0 || !wouldWait { hangUp() }
        break
      }
      // A short read has emptied the queue; another call would only say so.
      if result < Self.chunk { break }
    }
    return input
  }
}

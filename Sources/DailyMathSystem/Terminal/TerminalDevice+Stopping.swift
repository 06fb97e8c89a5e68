internal import CDailyMathSystem

extension TerminalDevice {
  /// The events of a stop and of what ends it.
  private static let stops = events(DAILYMATH_CONTINUE, DAILYMATH_STOP)

  /// The events that ask the program to end.
  static let ends = events(
    DAILYMATH_INTERRUPT, DAILYMATH_TERMINATE, DAILYMATH_QUIT, DAILYMATH_HANG_UP)

  private static func events(_ kinds: dailymath_event...) -> UInt32 {
    kinds.reduce(0) { $0 | UInt32($1.rawValue) }
  }

  /// Stops the program as Ctrl-Z does, with its whole process group, and takes the terminal back when it goes on.
  ///
  /// Returns whether the terminal was given back and entered again. Where nothing could continue the process it was not,
  /// and what somebody has typed meanwhile is still to be read. Ask for the size and paint everything afterwards. For
  /// `isLastReply` see `leave`.
  package func suspend(discardingUntil isLastReply: (([UInt8]) -> Bool)? = nil) -> Bool {
    guard isEntered, !isHungUp, dailymath_can_stop() != 0 else { return false }
    discardReplies(until: isLastReply)
    giveBack()
    stop()
    reenter()
    return true
  }

  /// Sets modes and settings again, which a shell may have changed while the process was stopped.
  ///
  /// `isEnding` tells that an event which ends the program has been taken already.
  func reenter(isEnding: Bool = false) {
    guard isEntered, !isHungUp else { return }
    // After SIGSTOP, which nobody sees coming, the terminal was not given back: what was switched on there may be on
    // still, and has to go off first, or it would be on twice or seem to be somebody else's.
    let undoing = holdsTerminal ? leaveSequence : []
    // `bg` continues us without giving the terminal back, as often as somebody types it. Only tries that did not stop us
    // are counted: an orphaned group cannot stop, and nobody will ever give it the terminal.
    var attempts = 3
    while isInBackground {
      holdsTerminal = false
      // Who is to end, as after `kill %1`, must not stop again, and has no business in a terminal that is not its own.
      guard !isEnding, dailymath_pending_events() & Self.ends == 0 else { return }
      guard attempts > 0 else { return hangUp() }
      if !stop() { attempts -= 1 }
    }
    _ = dailymath_forget_events(Self.stops)
    let ending = forgetRest()
    if dailymath_terminal_enter(descriptor.number) < 0 {
      hangUp()
    } else {
      holdsTerminal = true
      write(ending + undoing + enterSequence)
    }
  }

  /// Stops the process group and says whether it was continued; false where it could not stop.
  @discardableResult
  private func stop() -> Bool {
    _ = dailymath_forget_events(Self.stops)
    guard dailymath_pending_events() & Self.ends == 0 else { return false }
    dailymath_stop_group()
    return dailymath_forget_events(Self.stops) & UInt32(DAILYMATH_CONTINUE.rawValue) != 0
  }
}

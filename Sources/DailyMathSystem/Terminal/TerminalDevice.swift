internal import CDailyMathSystem

/// The terminal the program runs in: entered, read, written, and restored on every way out.
///
/// A class with one owner, the event loop's thread: there is one terminal, and what a signal handler needs to restore it
/// is kept once for the whole process.
package final class TerminalDevice {
  /// The open terminal, which is this device's own.
  let descriptor: FileDescriptor
  /// What is written when the terminal is taken over, again after every stop.
  private(set) var enterSequence: [UInt8] = []
  /// What is written when the terminal is given back.
  private(set) var leaveSequence: [UInt8] = []
  /// Whether it was entered and not left yet; a stop changes nothing about that.
  private(set) var isEntered = false
  /// Whether the terminal is the program's own at present, so that it may draw.
  var holdsTerminal = false
  /// What the terminal has not taken yet, in order.
  var unsent: ArraySlice<UInt8> = []
  private var lastSize = TerminalSize.usual
  /// Whether the terminal has gone away; nothing is written any more.
  package private(set) var isHungUp = false

  /// Whether the terminal has not taken everything that was written.
  package var isStalled: Bool { !unsent.isEmpty }

  /// Opens the terminal of the standard input and output again, as a description of its own.
  ///
  /// So the shell's own streams stay blocking. Throws `notATerminal` unless both are terminals.
  package init() throws(TerminalError) {
    guard Host.isTerminal(descriptor: 0), Host.isTerminal(descriptor: 1) else {
      throw .notATerminal
    }
    descriptor = try Self.open(dailymath_terminal_reopen(1), nil)
    guard !isInBackground else { throw .inBackground }
  }

  /// Opens a terminal by its path, for tests.
  package init(path: String) throws(TerminalError) {
    descriptor = try Self.open(unsafe dailymath_terminal_open(path), path)
  }

  deinit { leave() }

  private static func open(_ result: Int, _ path: String?) throws(TerminalError) -> FileDescriptor {
    do throws(SystemError) {
      return FileDescriptor(owning: Int32(try SystemError.check(result, "open", path)))
    } catch {
      throw error.code == SystemError.notTerminal ? .notATerminal : .system(error)
    }
  }

  /// Whether another job of the shell has the terminal, so that using it would stop the program.
  var isInBackground: Bool { dailymath_terminal_is_background(descriptor.number) == 1 }

  /// The size now; where the terminal does not tell, the last that it told, and 80×24 where it never did.
  package func size() -> TerminalSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    let result = unsafe dailymath_terminal_size(descriptor.number, &columns, &rows)
    guard result >= 0, columns > 0, rows > 0 else { return lastSize }
    lastSize = TerminalSize(columns: Int(columns), rows: Int(rows))
    return lastSize
  }

  /// Takes the terminal over: raw input, signals as wakes, then the sequence is written.
  ///
  /// From here on `leave` is written and the old settings are put back on every way out, `exit` and a trap included.
  /// `crashNote` is the line a trap prints then. `leave` and the note hold at most 1,024 bytes.
  package func enter(
    sequence: [UInt8], leave: [UInt8],
    crashNote: String = "The program stopped because of an internal error."
  ) throws(TerminalError) {
    try setLeaveSequence(leave)
    do throws(SystemError) {
      let note = Array((crashNote + "\n").utf8)
      try SystemError.check(
        unsafe note.withUnsafeBytes { bytes in
          unsafe dailymath_terminal_set_crash_note(bytes.baseAddress, bytes.count)
        }, "crash note")
      try SystemError.check(dailymath_install_handlers(), "pipe")
    } catch { throw .system(error) }
    enterSequence = sequence
    try makeRaw()
  }

  /// Changes what is written when the terminal is taken over again after a stop.
  package func setEnterSequence(_ bytes: [UInt8]) { enterSequence = bytes }

  /// Changes what is written on the way out; before more modes are turned on, so that no way out misses them.
  package func setLeaveSequence(_ bytes: [UInt8]) throws(TerminalError) {
    let result = unsafe bytes.withUnsafeBytes { bytes in
      unsafe dailymath_terminal_set_leave(bytes.baseAddress, bytes.count)
    }
    do throws(SystemError) {
      try SystemError.check(result, "leave sequence")
    } catch { throw .system(error) }
    leaveSequence = bytes
  }

  /// Gives the terminal back as it was found; does nothing the second time.
  ///
  /// Where answers to queries are still on their way, `isLastReply` is given what arrives, for at most 300 ms, until it
  /// says that this was the last: so nobody finds them typed at the prompt. They are discarded, as is everything else that
  /// was not read. The terminal has everything back within 400 ms, even where it does not read.
  package func leave(discardingUntil isLastReply: (([UInt8]) -> Bool)? = nil) {
    guard isEntered else { return }
    discardReplies(until: isLastReply)
    isEntered = false
    giveBack()
    // After a hang-up a late SIGHUP must not end the process while it still saves.
    if !isHungUp { dailymath_remove_handlers() }
  }

  /// Writes what restores the terminal and puts its settings back; it can be entered again.
  func giveBack() {
    holdsTerminal = false
    dailymath_terminal_leave()
    unsent = []
  }

  private func makeRaw() throws(TerminalError) {
    do throws(SystemError) {
      try SystemError.check(dailymath_terminal_enter(descriptor.number), "tcsetattr")
    } catch {
      dailymath_remove_handlers()
      throw .system(error)
    }
    isEntered = true
    holdsTerminal = true
    write(enterSequence)
  }

  /// Notes that the terminal is gone, so that nothing tries to restore it.
  func hangUp() {
    isHungUp = true
    holdsTerminal = false
    unsent = []
    dailymath_terminal_abandon()
  }
}

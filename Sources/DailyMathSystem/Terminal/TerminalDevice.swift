internal import CDailyMathSystem

/// The terminal the program runs in: entered, read, written, and restored on every way out.
///
/// A class with one owner, the event loop's thread: there is one terminal, and what a signal handler needs to restore it
/// is kept once for the whole process.
package final class TerminalDevice {
  /// The open terminal, which is this device's own.
  let descriptor: FileDescriptor
  private var enterSequence: [UInt8] = []
  private var isEntered = false
  /// Whether the terminal has gone away; nothing is written any more.
  package internal(set) var isHungUp = false

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

  /// The size now; 80×24 when the terminal does not tell.
  package func size() -> TerminalSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    let result = unsafe dailymath_terminal_size(descriptor.number, &columns, &rows)
    guard result >= 0, columns > 0, rows > 0 else { return .usual }
    return TerminalSize(columns: Int(columns), rows: Int(rows))
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

  /// Changes what is written on the way out, when more modes have been turned on.
  package func setLeaveSequence(_ bytes: [UInt8]) throws(TerminalError) {
    let result = unsafe bytes.withUnsafeBytes { bytes in
      unsafe dailymath_terminal_set_leave(bytes.baseAddress, bytes.count)
    }
    do throws(SystemError) {
      try SystemError.check(result, "leave sequence")
    } catch { throw .system(error) }
  }

  /// Gives the terminal back as it was found; does nothing the second time.
  package func leave() {
    guard isEntered else { return }
    isEntered = false
    dailymath_terminal_leave()
    // After a hang-up a late SIGHUP must not end the process while it still saves.
    if !isHungUp { dailymath_remove_handlers() }
  }

  private func makeRaw() throws(TerminalError) {
    do throws(SystemError) {
      try SystemError.check(dailymath_terminal_enter(descriptor.number), "tcsetattr")
    } catch {
      dailymath_remove_handlers()
      throw .system(error)
    }
    isEntered = true
    _ = write(enterSequence)
  }

  /// Stops the program as Ctrl-Z does, and takes the terminal back when it goes on.
  ///
  /// Returns at once where nothing could continue the process. Paint everything afterwards.
  package func suspend() {
    guard isEntered, !isHungUp else { return }
    dailymath_terminal_leave()
    dailymath_stop_group()
    reenter()
  }

  /// Sets modes and settings again, which a shell may have changed while the process was stopped.
  func reenter() {
    guard isEntered, !isHungUp else { return }
    let stops = UInt32(DAILYMATH_CONTINUE.rawValue | DAILYMATH_STOP.rawValue)
    // `bg` continues us without giving the terminal back, as often as somebody types it. Only tries that did not stop us
    // are counted, as an orphaned group cannot stop.
    var attempts = 3
    while isInBackground, attempts > 0 {
      _ = dailymath_forget_events(stops)
      dailymath_stop_group()
      let wasContinued =
        dailymath_forget_events(stops) & UInt32(DAILYMATH_CONTINUE.rawValue) != 0
      if !wasContinued { attempts -= 1 }
    }
    _ = dailymath_forget_events(stops)
    if dailymath_terminal_enter(descriptor.number) < 0 {
      hangUp()
    } else {
      _ = write(enterSequence)
    }
  }

  /// Notes that the terminal is gone, so that nothing tries to restore it.
  func hangUp() {
    isHungUp = true
    dailymath_terminal_abandon()
  }
}

internal import CDailyMathSystem

/// A conversation: lines go out, and lines come in.
///
/// Either through the standard input and output, which may be terminals, pipes or files, or through the terminal that the
/// process was started from, wherever its streams go. A class with one owner, because there is one input, and what was read of it
/// beyond the last line waits here. What is read is wiped as it is handed on, for it may be a password.
package final class LineTerminal {
  private static let chunk = 4096
  /// So little that a pipe which has room takes it without waiting (PIPE_BUF is 512 or more).
  private static let outputChunk = 512
  private static let outputPatienceMilliseconds = 250
  /// What Linux takes in one line (N_TTY_BUF_SIZE less the end of the line); macOS takes less, and rings the bell.
  private static let terminalLimit = 4095

  private let input: Int32
  private let output: Int32
  /// The terminal of the output, opened again without waiting; −1 where the output is none.
  ///
  /// A terminal that has room for a part would keep a writer waiting for the rest, deaf to signals.
  private let ownOutput: FileDescriptor
  private var space = [UInt8](repeating: 0, count: chunk)
  private var unread = 0..<0
  private var partial: PartialLine?
  private var events: UInt32 = 0
  private var isEnded = false
  /// Whether a signal ends the program, so that nothing more is waited for.
  private var isEnding = false
  private let isInputTerminal: Bool
  /// Whether what was typed before the first question for a secret is still to be thrown away.
  private var discardsTypeAhead = false
  /// Whether the person sees their answers on the output, line end included, because the terminal shows what is typed.
  package let showsAnswers: Bool

  /// Takes the standard streams; one that is closed becomes /dev/null.
  ///
  /// Signals become events from here on. `crashNote` is the line a trap prints, below whatever was being asked.
  package init(crashNote: String) throws(SystemError) {
    try SystemError.check(dailymath_fill_streams(), "open", "/dev/null")
    input = 0
    isInputTerminal = Host.isTerminal(descriptor: input)
    let isOutputTerminal = Host.isTerminal(descriptor: 1)
    showsAnswers = isInputTerminal && isOutputTerminal
    ownOutput = FileDescriptor(owning: isOutputTerminal ? Int32(dailymath_terminal_reopen(1)) : -1)
    output = ownOutput.number >= 0 ? ownOutput.number : 1
    try Self.prepareSignals(crashNote)
  }

  /// Takes the terminal that the process was started from; throws where there is none, as in a job of the night.
  ///
  /// What is asked there does not get into the output, and an input that is a file is not taken for answers. What was
  /// typed before the first question for a secret is thrown away: it was shown, and nobody meant it for that. Signals
  /// become events, as above.
  package init(controllingTerminalNoting crashNote: String) throws(SystemError) {
    try SystemError.check(dailymath_fill_streams(), "open", "/dev/null")
    let opened = try SystemError.check(dailymath_terminal_open_controlling(), "open", "/dev/tty")
    ownOutput = FileDescriptor(owning: Int32(opened))
    input = ownOutput.number
    output = ownOutput.number
    isInputTerminal = true
    showsAnswers = true
    discardsTypeAhead = true
    try Self.prepareSignals(crashNote)
  }

  private static func prepareSignals(_ crashNote: String) throws(SystemError) {
    let note = Array("\n\(crashNote)\n".utf8)
    try SystemError.check(
      unsafe note.withUnsafeBytes { bytes in
        unsafe dailymath_terminal_set_crash_note(bytes.baseAddress, bytes.count)
      }, "crash note")
    dailymath_terminal_note_faults()
    try SystemError.check(dailymath_install_handlers(), "pipe")
  }

  deinit { dailymath_remove_handlers() }

  /// Lets the next signals become events again, after `leaveSignals`.
  package func takeSignals() throws(SystemError) {
    try SystemError.check(dailymath_install_handlers(), "pipe")
  }

  /// Leaves signals to the system for a while in which nothing is asked, so that one which ends the program ends it then.
  ///
  /// Returns what has come since the last question and is still to be acted on.
  package func leaveSignals() -> LineEvent? {
    dailymath_remove_handlers()
    let event = takeEvent()
    return event == .continued ? nil : event
  }

  /// Writes everything; false when the other end is gone.
  ///
  /// While it does not read, a signal that ends the program ends the writing too.
  package func write(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      events |= dailymath_take_events()
      if events & Self.ending != 0 { isEnding = true }
      let patience = isEnding ? 0 : Self.outputPatienceMilliseconds
      let ready = dailymath_wait_ready(output, 1, patience)
      if isEnding, ready == 0 { return true }
      guard ready > 0 else {
        if ready < 0 { return false }
        continue
      }
      let result = unsafe bytes.withUnsafeBytes { all in
        let end = min(start + Self.outputChunk, all.count)
        let piece = unsafe UnsafeRawBufferPointer(rebasing: all[start..<end])
        return unsafe dailymath_write(output, piece.baseAddress, piece.count)
      }
      if result > 0 {
        start += result
      } else if result == 0 || !SystemError(call: "write", code: Int32(-result)).isHeldElsewhere {
        return false
      } else if isEnding {
        return true
      }
    }
    return true
  }

  /// Writes a prompt and waits for the next line; a secret is not shown by the terminal while it is typed.
  package func ask(_ prompt: [UInt8], isSecret: Bool) -> LineEvent {
    // Before the prompt is seen: whoever answers it at once, such as a script, must not be shown either.
    if isSecret, isInputTerminal { _ = dailymath_echo_hide(input) }
    defer { dailymath_echo_show() }
    if isSecret { discardTypeAhead() }
    guard write(prompt) else { return .unread }
    while true {
      if let event = takeEvent() { return event }
      if let line = takeLine(isSecret: isSecret) { return line }
      if isEnded { return takeRest() }
      let ready = dailymath_wait_terminal(input, 0, -1)
      if ready < 0 { isEnded = true }
      if ready > 0 { read() }
      // A terminal that ends while it is gone was closed; otherwise somebody pressed Ctrl-D.
      if isEnded, isInputTerminal, ready & Int(DAILYMATH_GONE.rawValue) != 0 { return .hungUp }
    }
  }

  /// Throws away, once, what was typed before anybody could see the question that is about to be asked.
  private func discardTypeAhead() {
    guard discardsTypeAhead else { return }
    discardsTypeAhead = false
    while takeByte() != nil {}
    partial = nil
    _ = dailymath_terminal_discard_input(input)
  }

  /// The signal that has to be acted on before anything else.
  private func takeEvent() -> LineEvent? {
    let happened = events | dailymath_take_events()
    events = 0
    if happened & Self.ending != 0 { isEnding = true }
    func has(_ event: dailymath_event) -> Bool { happened & UInt32(event.rawValue) != 0 }
    if has(DAILYMATH_HANG_UP) { return .hungUp }
    if has(DAILYMATH_TERMINATE) { return .terminate(.terminate) }
    if has(DAILYMATH_INTERRUPT) { return .terminate(.interrupt) }
    if has(DAILYMATH_QUIT) { return .terminate(.quit) }
    if has(DAILYMATH_STOP) {
      // The shell gets the terminal as it was.
      dailymath_echo_show()
      dailymath_stop_group()
      _ = dailymath_forget_events(
        UInt32(DAILYMATH_CONTINUE.rawValue | DAILYMATH_STOP.rawValue))
      return .continued
    }
    return has(DAILYMATH_CONTINUE) ? .continued : nil
  }

  /// The line that begins with what is kept, where its end has been read.
  private func takeLine(isSecret: Bool) -> LineEvent? {
    var line = partial ?? PartialLine(isSecret: isSecret)
    partial = nil
    while let byte = takeByte() {
      if byte == 0x0A {
        return line.finished(terminalLimit: isInputTerminal ? Self.terminalLimit : nil)
      }
      line.append(byte)
    }
    partial = line
    return nil
  }

  /// What was begun when the input ended counts as a line, once.
  private func takeRest() -> LineEvent {
    guard let rest = partial, !rest.isEmpty else { return .ended }
    partial = nil
    return rest.finished(terminalLimit: nil)
  }

  private func takeByte() -> UInt8? {
    guard let place = unread.popFirst() else { return nil }
    let byte = space[place]
    space[place] = 0
    return byte
  }

  private func read() {
    let result = unsafe space.withUnsafeMutableBytes { bytes in
      unsafe dailymath_read(input, bytes.baseAddress, bytes.count)
    }
    if result > 0 {
      unread = 0..<result
    } else if result == 0 || !SystemError(call: "read", code: Int32(-result)).isHeldElsewhere {
      isEnded = true
    }
  }

  private static let ending = UInt32(
    DAILYMATH_HANG_UP.rawValue | DAILYMATH_TERMINATE.rawValue | DAILYMATH_INTERRUPT.rawValue
      | DAILYMATH_QUIT.rawValue)
}

import DailyMathSystem
import DailyMathTerminal

/// The terminal as the program holds it: entered, asked what it can do, and with a way out that undoes whatever is on.
struct TerminalSession {
  /// How long after the questions an answer may still be on its way.
  ///
  /// A terminal that has said nothing by then will not, and leaving does not wait for it.
  private static let answerWait: UInt64 = 3_000_000_000

  private let device: TerminalDevice
  private var probe: CapabilityProbe
  private var askedAt: UInt64 = 0

  /// Makes the session over an open terminal, which is not touched yet.
  init(_ device: TerminalDevice, asking probe: CapabilityProbe) {
    self.device = device
    self.probe = probe
  }

  /// What the terminal can do, as far as it has answered.
  var capabilities: TerminalCapabilities { probe.capabilities }

  /// Whether the terminal was asked where its cursor is, and has yet to say so.
  var expectsCursorReport: Bool { probe.expectsCursorReport }

  /// Takes the terminal over and asks it; nothing waits for the answers.
  mutating func enter(crashNote: String, at now: UInt64) throws(TerminalError) {
    askedAt = now
    try device.enter(
      sequence: probe.enterSequence, leave: probe.modes.leaveSequence, crashNote: crashNote)
  }

  /// Takes in an answer, and switches on what it makes possible.
  mutating func take(_ reply: TerminalReply, at now: UInt64) {
    if now >= askedAt + Self.answerWait { probe.stopWaiting() }
    let wasPending = probe.isPending
    let bytes = probe.take(reply)
    if reply == .attributes || !wasPending, probe.isPending { askedAt = now }
    send(bytes)
  }

  /// Has the mouse reported, or leaves it to the terminal, which then lets text be selected.
  mutating func setMouse(_ isOn: Bool) {
    // Not as one expression: `send` would then see the session as it was before the change.
    let bytes = probe.setMouse(isOn)
    send(bytes)
    device.setEnterSequence(probe.enterSequence)
  }

  /// Stops the program until the shell brings it back; false where nobody could, and nothing has happened.
  func suspend(at now: UInt64) -> Bool {
    device.suspend(discardingUntil: lastReplyFilter(at: now))
  }

  /// Notes that the terminal was entered again, with nothing on but what it is entered with, and was asked again.
  mutating func startOver(at now: UInt64) {
    askedAt = now
    probe.restart()
    noteWayOut()
  }

  /// Gives the terminal back; answers that are still on their way are waited for, so that no prompt gets them.
  func leave(at now: UInt64) {
    device.leave(discardingUntil: lastReplyFilter(at: now))
  }

  /// Sends what changes the modes, once it is certain that the way out changes them back.
  private func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    noteWayOut()
    device.write(bytes)
  }

  private func noteWayOut() {
    // It fails only where the sequence is too long, which a test keeps it from being.
    try? device.setLeaveSequence(probe.modes.leaveSequence)
  }

  private func lastReplyFilter(at now: UInt64) -> (([UInt8]) -> Bool)? {
    guard probe.isPending, now < askedAt + Self.answerWait else { return nil }
    var decoder = InputDecoder()
    return { bytes in decoder.feed(bytes, now: 0).contains(.reply(.attributes)) }
  }
}

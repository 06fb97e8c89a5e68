import DailyMathSystem
import Testing

/// One test at a time: what restores a terminal is kept once for the whole process.
@Suite("The terminal device", .serialized)
struct TerminalDeviceTests {
  let terminal: PseudoTerminal
  let device: TerminalDevice

  init() throws {
    terminal = try PseudoTerminal(size: TerminalSize(columns: 40, rows: 12))
    device = try TerminalDevice(path: terminal.path)
  }

  func soon(_ milliseconds: UInt64 = 5000) -> UInt64 {
    SystemClock.monotonicNanoseconds() + milliseconds * 1_000_000
  }

  /// The wakes up to the first that fulfils the condition; workers of other tests may wake it too.
  func wait(until isWanted: (Wake) -> Bool) -> Wake? {
    let end = soon()
    while SystemClock.monotonicNanoseconds() < end {
      if let wake = device.wait(untilNanoseconds: end).first(where: isWanted) { return wake }
    }
    return nil
  }

  @Test("entering makes it raw and writes the sequence; leaving restores it, once")
  func entersAndLeaves() throws {
    let before = try terminal.attributes
    try device.enter(sequence: Array("<enter>".utf8), leave: Array("<leave>".utf8))
    let during = try terminal.attributes
    #expect(!during.isEchoing && !during.isLineBased)
    #expect(terminal.read(timeoutMilliseconds: 1000) == Array("<enter>".utf8))
    try device.setLeaveSequence(Array("<other>".utf8))
    device.leave()
    device.leave()
    #expect(try terminal.attributes == before)
    #expect(terminal.read(timeoutMilliseconds: 1000) == Array("<other>".utf8))
    #expect(terminal.read(timeoutMilliseconds: 20).isEmpty)
  }

  @Test("the last owner's going restores it too")
  func deinitialises() throws {
    let other = try PseudoTerminal()
    let before = try other.attributes
    do {
      let owner = try TerminalDevice(path: other.path)
      try owner.enter(sequence: [], leave: [0x21])
    }
    #expect(try other.attributes == before)
    #expect(other.read(timeoutMilliseconds: 1000) == [0x21])
  }

  @Test("a size that is not told is the last that was, and 80 by 24 where none was")
  func size() throws {
    try terminal.setSize(columns: 0, rows: 0)
    #expect(device.size() == TerminalSize(columns: 80, rows: 24))
    try terminal.resize(to: TerminalSize(columns: 40, rows: 12))
    #expect(device.size() == TerminalSize(columns: 40, rows: 12))
    try terminal.setSize(columns: 0, rows: 0)
    #expect(device.size() == TerminalSize(columns: 40, rows: 12))
  }

  @Test("what is typed arrives as it is, controls included")
  func input() throws {
    try device.enter(sequence: [], leave: [])
    defer { device.leave() }
    let typed: [UInt8] = [3, 26, 28, 13, 0x1B, 0x5B, 0x41, 0xC3, 0xB1, 0]
    try terminal.write(typed)
    #expect(wait { if case .input = $0 { true } else { false } } == .input(WipedBytes(typed)))
  }

  @Test("a wait ends at its deadline and not before")
  func deadline() throws {
    let end = soon(40)
    var wakes: [Wake] = []
    repeat { wakes = device.wait(untilNanoseconds: end) } while !wakes.contains(.timedOut)
    #expect(SystemClock.monotonicNanoseconds() >= end)
    #expect(device.wait(untilNanoseconds: 0) == [.timedOut])
  }

  @Test("a finished worker wakes the wait")
  func background() throws {
    let mailbox = Mailbox<String>()
    try BackgroundWorker.run {
      SystemClock.sleep(milliseconds: 20)
      mailbox.put("done")
    }
    let end = soon()
    var received: [String] = []
    while received.isEmpty, SystemClock.monotonicNanoseconds() < end {
      if device.wait(untilNanoseconds: end).contains(.background) { received = mailbox.takeAll() }
    }
    #expect(received == ["done"])
  }

  @Test(
    "signals become wakes",
    arguments: [
      (Signal.terminate, Wake.terminate(.terminate)), (.interrupt, .terminate(.interrupt)),
      (.quit, .terminate(.quit)), (.windowChange, .resized), (.terminalStop, .suspendRequested),
      (.hangUp, .terminate(.hangUp)), (.resume, .continued),
    ])
  func signals(signal: Signal, expected: Wake) throws {
    try device.enter(sequence: Array("<enter>".utf8), leave: [])
    defer { device.leave() }
    _ = terminal.read(timeoutMilliseconds: 100)
    Signal.send(signal, toProcess: Host.processID)
    #expect(wait { $0 == expected } == expected)
    // After a stop the shell may have changed everything: it is entered anew.
    if signal == .resume {
      #expect(terminal.read(timeoutMilliseconds: 1000) == Array("<enter>".utf8))
    }
  }

  @Test("after a hang-up it says so once and always, and writes nothing")
  func hangUp() throws {
    try device.enter(sequence: [], leave: Array("<leave>".utf8))
    terminal.hangUp()
    #expect(wait { $0 == .hungUp } == .hungUp)
    #expect(device.isHungUp)
    #expect(device.wait() == [.hungUp])
    #expect(device.write([1]) == .hungUp)
    #expect(!device.suspend())
    device.leave()
  }

  @Test("a file is no terminal")
  func noTerminal() throws {
    #expect(throws: TerminalError.notATerminal) { _ = try TerminalDevice(path: "/dev/null") }
  }

  @Test("a leave sequence that is too long to be kept is refused")
  func tooLong() {
    #expect(throws: TerminalError.self) {
      try device.setLeaveSequence([UInt8](repeating: 1, count: 1025))
    }
  }
}

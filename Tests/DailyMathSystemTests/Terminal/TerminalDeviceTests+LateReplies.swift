import DailyMathSystem
import Synchronization
import Testing

extension TerminalDeviceTests {
  /// A terminal that answers late, from a thread of its own.
  private final class LateTerminal: Sendable {
    let path: String
    private let terminal: Mutex<PseudoTerminal>

    init() throws {
      let made = try PseudoTerminal()
      path = made.path
      terminal = Mutex(made)
    }

    func answer(_ text: String, afterMilliseconds delay: Int) throws {
      try BackgroundWorker.run {
        SystemClock.sleep(milliseconds: delay)
        self.terminal.withLock { try? $0.write(text) }
      }
    }

    func written() -> String {
      String(
        decoding: terminal.withLock { $0.read(timeoutMilliseconds: 200) }, as: UTF8.self)
    }

    func isEchoing() throws -> Bool { try terminal.withLock { try $0.attributes.isEchoing } }
  }

  private static let reply = "\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}[?62c"

  /// What somebody who opens the terminal next would read from it.
  private func leftOver(in terminal: LateTerminal) throws -> [Wake] {
    let next = try TerminalDevice(path: terminal.path)
    try next.enter(sequence: [], leave: [])
    defer { next.leave() }
    let end = soon(30)
    var wakes: [Wake] = []
    while !wakes.contains(.timedOut) { wakes += next.wait(untilNanoseconds: end) }
    return wakes.filter { $0 != .background }
  }

  @Test(
    "a last answer that comes late is neither echoed nor left behind, and ends the waiting",
    arguments: [0, 40, 100])
  func lateReply(delay: Int) throws {
    let late = try LateTerminal()
    let device = try TerminalDevice(path: late.path)
    try device.enter(sequence: [], leave: Array("<leave>".utf8))
    try late.answer(Self.reply, afterMilliseconds: delay)
    var discarded = ""
    device.leave { bytes in
      discarded += String(decoding: bytes, as: UTF8.self)
      return discarded.hasSuffix("c")
    }
    #expect(discarded == Self.reply)
    #expect(try late.isEchoing())
    #expect(late.written() == "<leave>")
    #expect(try leftOver(in: late) == [.timedOut])
  }

  @Test("an answer that never comes is waited for 300 ms, once")
  func noReply() throws {
    try device.enter(sequence: [], leave: Array("<leave>".utf8))
    let start = SystemClock.monotonicNanoseconds()
    var calls = 0
    func isLast(_ bytes: [UInt8]) -> Bool {
      calls += 1
      return false
    }
    device.leave(discardingUntil: isLast)
    device.leave(discardingUntil: isLast)
    let waited = SystemClock.monotonicNanoseconds() - start
    #expect(waited >= 300_000_000 && waited < 600_000_000)
    #expect(calls == 0)
    #expect(terminal.read(timeoutMilliseconds: 1_000) == Array("<leave>".utf8))
  }

  @Test("typing without end does not prolong the waiting")
  func typing() throws {
    let late = try LateTerminal()
    let device = try TerminalDevice(path: late.path)
    try device.enter(sequence: [], leave: [])
    for delay in 1...60 { try late.answer("x", afterMilliseconds: delay * 10) }
    let start = SystemClock.monotonicNanoseconds()
    device.leave { _ in false }
    #expect(SystemClock.monotonicNanoseconds() - start < 560_000_000)
  }

  @Test("a terminal that goes away meanwhile ends the waiting")
  func hangUpMeanwhile() throws {
    try device.enter(sequence: [], leave: [0x21])
    terminal.hangUp()
    device.leave { _ in false }
    #expect(device.isHungUp)
  }
}

import DailyMathSystem
import Testing

extension TerminalDeviceTests {
  /// More than any terminal takes unread.
  private static let flood = [UInt8](repeating: 0x61, count: 200_000)

  private func received(until isEnough: ([UInt8]) -> Bool) -> [UInt8] {
    let end = soon()
    var received: [UInt8] = []
    while !isEnough(received), SystemClock.monotonicNanoseconds() < end {
      received += terminal.read(timeoutMilliseconds: 20)
      _ = device.wait(untilNanoseconds: 0)
    }
    return received
  }

  @Test("a terminal that is not read keeps nobody waiting")
  func doesNotWait() throws {
    try device.enter(sequence: [], leave: [])
    defer { device.leave() }
    let start = SystemClock.monotonicNanoseconds()
    #expect(device.write(Self.flood) == .stalled)
    #expect(device.write(Self.flood) == .stalled)
    #expect(SystemClock.monotonicNanoseconds() - start < 100_000_000)
    #expect(device.isStalled)
    #expect(!device.wait(untilNanoseconds: 0).contains(.writable))
  }

  @Test("once it is read again it gets everything, in order, and the device says so")
  func goesOn() throws {
    try device.enter(sequence: [], leave: [])
    defer { device.leave() }
    #expect(device.write(Self.flood) == .stalled)
    #expect(device.write([0x62, 0x63]) == .stalled)
    let all = Self.flood + [0x62, 0x63]
    var wakes: [Wake] = []
    var received: [UInt8] = []
    let end = soon()
    while received.count < all.count, SystemClock.monotonicNanoseconds() < end {
      received += terminal.read(timeoutMilliseconds: 20)
      wakes += device.wait(untilNanoseconds: 0)
    }
    #expect(received == all)
    #expect(wakes.filter { $0 == .writable }.count == 1)
    #expect(!device.isStalled)
    #expect(device.write([0x64]) == .done)
  }

  @Test("what is typed meanwhile arrives, and waiting does not spin")
  func stillReads() throws {
    try device.enter(sequence: [], leave: [])
    defer { device.leave() }
    #expect(device.write(Self.flood) == .stalled)
    try terminal.write([3])
    #expect(wait { $0 == .input([3]) } != nil)
    let end = soon(100)
    var wakes: [Wake] = []
    while !wakes.contains(.timedOut) { wakes += device.wait(untilNanoseconds: end) }
    #expect(wakes.filter { $0 != .background } == [.timedOut])
    #expect(SystemClock.monotonicNanoseconds() >= end)
  }

  @Test("left while it is not read, it gives up the rest, and what restores it comes whole")
  func leaves() throws {
    let before = try terminal.attributes
    try device.enter(sequence: [], leave: Array("<leave>".utf8))
    #expect(device.write(Self.flood) == .stalled)
    let start = SystemClock.monotonicNanoseconds()
    device.leave()
    #expect(SystemClock.monotonicNanoseconds() - start < 1_000_000_000)
    #expect(try terminal.attributes == before)
    let last = Array("\u{1B}\\<leave>".utf8)
    let received = received { $0.suffix(last.count) == last[...] }
    #expect(received.suffix(last.count) == last[...])
    #expect(received.count < 100_000)
  }

  @Test("continued in the middle of a sequence, it ends that before it enters again")
  func entersAgain() throws {
    try device.enter(sequence: Array("<enter>".utf8), leave: [])
    defer { device.leave() }
    #expect(device.write(Self.flood) == .stalled)
    Signal.send(.resume, toProcess: Host.processID)
    #expect(wait { $0 == .continued } != nil)
    let last = Array("\u{1B}\\<enter>".utf8)
    let received = received { $0.suffix(last.count) == last[...] }
    #expect(received.suffix(last.count) == last[...])
    #expect(received.count < 100_000)
  }

  @Test("modes that were turned on later are turned on again after a stop")
  func laterModes() throws {
    try device.enter(sequence: Array("<enter>".utf8), leave: [])
    defer { device.leave() }
    device.setEnterSequence(Array("<enter more>".utf8))
    Signal.send(.resume, toProcess: Host.processID)
    #expect(wait { $0 == .continued } != nil)
    let last = Array("<enter><enter more>".utf8)
    #expect(received { $0.count >= last.count } == last)
  }

  @Test("after it was given back nothing is written to it")
  func silentAfterwards() throws {
    try device.enter(sequence: [], leave: [])
    device.leave()
    #expect(device.write([0x61]) == .done)
    #expect(terminal.read(timeoutMilliseconds: 20).isEmpty)
  }
}

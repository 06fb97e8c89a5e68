import DailyMathSystem
import Testing

@testable import DailyMathCore

/// The promises that the fuzzer checks, on inputs that reach each of them.
@Suite("What holds for every reader of files")
struct ReaderTrialTests {
  @Test("holds for generated texts, whole and cut", arguments: UInt64(0)..<8)
  func generated(seed: UInt64) {
    var maker = JSONTextMaker(seed: seed)
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let bytes = Array(maker.document().utf8)
      ReaderTrial.run(on: bytes)
      ReaderTrial.run(on: Array(bytes[..<random.next(below: bytes.count)]))
    }
  }

  @Test("holds for lines of a journal, whole and changed", arguments: UInt64(0)..<4)
  func lines(seed: UInt64) throws {
    var sequence = EventSequence(seed: seed)
    var random = SplitMix64(seed: seed)
    for event in sequence.events(100) {
      var line = try EventCoding.line(for: event)
      ReaderTrial.run(on: line)
      // The last 18 bytes are the checksum's.
      line[random.next(below: line.count - 19)] = UInt8(random.next(below: 256))
      ReaderTrial.run(on: line)
    }
  }

  @Test("holds for a snapshot, whole and changed")
  func snapshot() throws {
    var sequence = EventSequence(seed: 5)
    let state = AccountState.of(sequence.events(300))
    let snapshots = try SnapshotFolder()
    try snapshots.save(state)
    let bytes = try FileSystem.read(snapshots.files.indexFile)
    var random = SplitMix64(seed: 5)
    ReaderTrial.run(on: bytes)
    for _ in 0..<300 {
      var changed = bytes
      changed[random.next(below: bytes.count - 19)] = UInt8(0x20 + random.next(below: 0x5F))
      ReaderTrial.run(on: changed)
    }
  }
}

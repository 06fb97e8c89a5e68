import Testing

@testable import DailyMathCore

@Suite("A snapshot")
struct SnapshotTests {
  private static let marks = [
    "aaa.jsonl": JournalMark(offset: 1_000, fingerprint: 0xFFFF_FFFF), "bbb-2.jsonl": .start,
  ]

  @Test("comes back as it was", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    var sequence = EventSequence(seed: seed)
    let events = sequence.events(Int(seed) * 7)
    let snapshot = Snapshot(marks: Self.marks, state: .of(events))
    #expect(try Snapshot(decoding: snapshot.encoded()) == snapshot)
  }

  @Test("and the events after it give the state that all events give", arguments: 0..<20)
  func tail(seed: UInt64) throws {
    var sequence = EventSequence(seed: seed)
    let events = sequence.events(300)
    let whole = AccountState.of(events)
    for cut in stride(from: 0, through: 300, by: 60) {
      let snapshot = Snapshot(marks: [:], state: .of(Array(events[..<cut])))
      var state = try Snapshot(decoding: snapshot.encoded()).state
      for event in events[cut...] { state.apply(event) }
      #expect(state == whole)
    }
  }

  @Test("of an empty account is short and comes back")
  func empty() throws {
    let snapshot = Snapshot(marks: [:], state: AccountState())
    let bytes = snapshot.encoded()
    #expect(try Snapshot(decoding: bytes) == snapshot)
    #expect(bytes.count < 300)
  }

  @Test("is refused when any byte is cut off or any bit flipped")
  func damage() throws {
    var sequence = EventSequence(seed: 1)
    let bytes = Snapshot(marks: Self.marks, state: .of(sequence.events(40))).encoded()
    for length in 0..<bytes.count {
      #expect(throws: JSONFault.self) { try Snapshot(decoding: Array(bytes[..<length])) }
    }
    var random = SplitMix64(seed: 5)
    for _ in 0..<600 {
      var flipped = bytes
      flipped[random.next(below: bytes.count)] ^= 1 << UInt8(random.next(below: 8))
      #expect(throws: JSONFault.self) { try Snapshot(decoding: flipped) }
    }
  }

  @Test(
    "is refused where it was not written so, though its checksum be right",
    arguments: [
      (#""format":2"#, #""format":3"#), (#""format":2"#, #""format":1"#),
      (#""devices":["aaa"]"#, #""devices":[]"#),
      (#""order":"#, #""odd":"#), (#""seen":[[0,1,"#, #""seen":[[0,9,"#),
      (#""undone":[]"#, #""undone":[[5,1]]"#),
      (#""tallies":[]"#, #""tallies":[["2026-02-30",1,1,1,1]]"#),
      (#""tallies":[]"#, #""tallies":[["2026-02-28",1,1,1]]"#),
      (#""deckLimits":[]"#, #""deckLimits":[[5,0,1,{}]]"#),
      (#""deckLimits":[]"#, #""deckLimits":[[5,0,1,{"deck":"a"}],[5,0,1,{"deck":"a"}]]"#),
      (#""seen":"#, #""fuzz":[5,0,1,2],"seen":"#),
      (#""seen":"#, #""backlog":[5,0,1,"later"],"seen":"#),
      (#","difficulty":1}]"#, #","difficulty":1}],["suspend",9999999,0,9,2]"#),
      (#","difficulty":1}]"#, #","difficulty":1}],["reschedule",9999999,0,9,"2026-02-28"]"#),
      (#""answerTimes":{}"#, #""answerTimes":{"choice":[5,4]}"#),
      (#"["put","#, #"["pat","#), (#","difficulty":1}]"#, #","difficulty":1},7]"#),
    ])
  func strictness(old: String, new: String) throws {
    var sequence = EventSequence(seed: 1, devices: ["aaa"])
    let text = String(
      decoding: Snapshot(marks: [:], state: .of(Array(sequence.events(10)[..<2]))).encoded(),
      as: UTF8.self)
    try #require(text.contains(old))
    let object = text.dropLast(ChecksummedObject.addition) + "}"
    let parts = object.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    var changed = Array((parts[0] + new + parts[1]).utf8)
    ChecksummedObject.seal(&changed)
    #expect(throws: JSONFault.self) { try Snapshot(decoding: changed) }
  }

  @Test("never traps, whatever stands in it under a right checksum")
  func hostileText() throws {
    var sequence = EventSequence(seed: 4)
    let sound = Snapshot(marks: Self.marks, state: .of(sequence.events(60))).encoded()
    var random = SplitMix64(seed: 4)
    let pieces = ["0", "9007199254740991", "-1", "[", "]", "\"", "[]", ",", "{}"].map {
      Array($0.utf8)
    }
    for _ in 0..<400 {
      var bytes = Array(sound.dropLast(ChecksummedObject.addition))
      let start = random.next(below: bytes.count)
      let end = min(bytes.count, start + random.next(below: 3))
      bytes.replaceSubrange(start..<end, with: pieces[random.next(below: pieces.count)])
      bytes.append(UInt8(ascii: "}"))
      ChecksummedObject.seal(&bytes)
      // What is accepted is a snapshot that can be written again.
      guard let read = try? Snapshot(decoding: bytes) else { continue }
      #expect(try Snapshot(decoding: read.encoded()) == read)
    }
  }
}

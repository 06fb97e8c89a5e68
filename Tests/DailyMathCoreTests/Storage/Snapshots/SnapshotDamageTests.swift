import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("A damaged snapshot")
struct SnapshotDamageTests {
  private static func index(seed: UInt64, count: Int, devices: [String]) throws -> [UInt8] {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: seed, devices: devices)
    try snapshots.save(
      .of(Array(sequence.events(max(10, count))[..<count])),
      marks: ["aaa.jsonl": JournalMark(offset: 9, fingerprint: 7)])
    return try FileSystem.read(snapshots.files.indexFile)
  }

  @Test("is refused when any byte of its index is cut off or any bit flipped")
  func damage() throws {
    let bytes = try Self.index(seed: 1, count: 40, devices: ["aaa", "bbb"])
    for length in 0..<bytes.count {
      #expect(throws: JSONFault.self) { try SnapshotIndex(decoding: Array(bytes[..<length])) }
    }
    var random = SplitMix64(seed: 5)
    for _ in 0..<600 {
      var flipped = bytes
      flipped[random.next(below: bytes.count)] ^= 1 << UInt8(random.next(below: 8))
      #expect(throws: JSONFault.self) { try SnapshotIndex(decoding: flipped) }
    }
  }

  @Test(
    "is refused where its index was not written so, though the checksum be right",
    arguments: [
      (#""format":4"#, #""format":5"#), (#""format":4"#, #""format":3"#),
      (#""devices":["aaa"]"#, #""devices":[]"#), (#","order":"#, #","odd":"#),
      (#""seen":[[0,1,"#, #""seen":[[0,9,"#), (#""undone":[]"#, #""undone":[[5,1]]"#),
      (#""tallies":[]"#, #""tallies":[["2026-02-30",1,1,1,1,1,0,0,0,0,5,0,-1]]"#),
      (#""tallies":[]"#, #""tallies":[["2026-02-28",1,1,1,1,1,0,0,0,0,5,0]]"#),
      (#""tallies":[]"#, #""tallies":[["2026-02-28",1,1,1,1,1,0,1,0,0,5,0,-1]]"#),
      (#""tallies":[]"#, #""tallies":[["2026-02-28",1,1,1,1,1,0,0,0,0,5,0,-1,7,1]]"#),
      (
        #""tallies":[]"#,
        #""tallies":[["2026-02-28",1,1,1,1,1,0,0,0,0,5,0,-1],["2026-02-28",1,1,1,1,1,0,0,0,0,5,0,-1]]"#
      ),
      (#""tallies":[]"#, #""tallies":[["2026-02-28",1,1,1,1,1,0,0,0,0,-1,0,-1]]"#),
      (#""tallies":[]"#, #""tallies":[["2026-02-28",1,1,1,1,1,0,0,0,0,5,0,7]]"#),
      (#""tallies":[]"#, #""tallies":[["2026-02-28",1,1,1,1,1,0,0,0,0,5,1,-1]]"#),
      (#""tallies":[]"#, #""tallies":[["2026-02-28",0,0,0,0,0,0,0,0,0,-1,0,-1]]"#),
      (#""hours":[[0,0],"#, #""hours":["#), (#""hours":[[0,0],"#, #""hours":[[0,0],[0,0],"#),
      (#""waiting":[]"#, #""waiting":[5]"#), (#""waiting":[]"#, #""waiting":[5,1,5,1]"#),
      (#""waiting":[]"#, #""waiting":[9999999,1]"#), (#""waiting":[]"#, #""waiting":[5,1,]"#),
      (#""growth":["#, #""growth":[[{},[]],"#), (#""growth":["#, #""growth":[[{"deck":"x"}],"#),
      (#""growth":["#, #""growth":[[{"deck":"x"},[5,1]],"#),
      (#""growth":["#, #""growth":[[{"deck":"x"},[]],[{"deck":"x"},[]],"#),
      (#""deckLimits":[]"#, #""deckLimits":[[5,0,1,{}]]"#),
      (#""deckLimits":[]"#, #""deckLimits":[[5,0,1,{"deck":"a"}],[5,0,1,{"deck":"a"}]]"#),
      (#""seen":"#, #""fuzz":[5,0,1,2],"seen":"#),
      (#""seen":"#, #""backlog":[5,0,1,"later"],"seen":"#),
      (#""answerTimes":{}"#, #""answerTimes":{"choice":[[5,1],[5,1]]}"#),
      (#""answerTimes":{}"#, #""answerTimes":{"choice":[[5,1,0]]}"#),
      (#""answerTimes":{}"#, #""answerTimes":{"choice":[[5,-1,1]]}"#),
      (#""answerTimes":{}"#, #""answerTimes":{"choice":[[99999,1]]}"#),
      (#""answerTimes":{}"#, #""answerTimes":{"choice":[[5]]}"#),
      (#""answerTimes":{}"#, #""answerTimes":{"choice":[]}"#),
      (#""answerTimes":{}"#, #""answerTimes":{"chance":[5,1]}"#),
      (#""labels":["#, #""labels":[["x"],"#), (#"["card1","#, #"["card0","#),
      (#"["card1","#, #"["card1","card1","#), (#"["card1","#, #"[ "card1","#),
      (#"["card1","#, #"["card1",0"#), (#"["card1","#, #"["card1",-"#),
      (#"["card1","#, #"["card1",9"#), (#",1,0,1,"#, #",8193,0,1,"#), (#",1,0,1,"#, #",0,0,1,"#),
      (#",1,0,1,"#, #",1,9,1,"#), (#",1,0,1,"#, #",5,0,1,"#), (#",1,0,1,"#, #",33,0,1,"#),
      (#""new":[0,1]"#, #""new":[0,0]"#), (#""new":[0,1]"#, #""new":[0,1,1]"#),
      (#""new":[0,1]"#, #""new":[0]"#), (#""new":[0,1]"#, #""new":[0,2]"#),
      (#""new":[0,1]"#, #""new":[0,01]"#), (#""scheduled":[]"#, #""scheduled":[0]"#),
      (#""suspended":[]"#, #""suspended":[0]"#), (#""returning":[]"#, #""returning":[0]"#),
      (#""returning":[]"#, #""returning":[],"more":1"#),
    ])
  func strictness(old: String, new: String) throws {
    let text = String(
      decoding: try Self.index(seed: 1, count: 2, devices: ["aaa"]), as: UTF8.self)
    let object = text.dropLast(ChecksummedObject.addition) + "}"
    let parts = object.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    var changed = Array((parts[0] + new + parts[1]).utf8)
    ChecksummedObject.seal(&changed)
    #expect(throws: JSONFault.self) { try SnapshotIndex(decoding: changed) }
  }

  /// A sound fact, then what is wrong with others; the event is the first of the one device.
  private static let fact = "[2,1,1,5,0,1,0,900,20000,5,0,1,0,4]"
  private static let run = #"["r",[5,0,1,-7,-18000,20000,0,0,1,9,10,8,60000]]"#

  @Test(
    "is refused where its drills were not written so, though the checksum be right",
    arguments: [
      ("facts", nil), ("facts", "[0,0,0,20000,5,0,1,0,4]"), ("facts", "[2,3,2,5,0,1,0,9]"),
      ("facts", "[2,1,0,20000,5,0,1,0,4]"), ("facts", "[2,1,1,5,0,1,0,900]"),
      ("facts", "[2,1,1,5,0,1,0,600001,20000,5,0,1,0,4]"),
      ("facts", "[2,1,1,5,1,1,0,900,20000,5,0,1,0,4]"),
      ("facts", "[2,1,1,5,0,0,0,900,20000,5,0,1,0,4]"),
      ("facts", "[2,1,1,5,0,1,20,900,20000,5,0,1,0,4]"),
      ("facts", "[2,1,1,5,0,1,0,900,20000,5,0,1,0,6]"),
      ("facts", "[2,1,1,5,0,1,0,900,20000,5,0,1,0]"),
      ("facts", "[2,1,1,5,0,1,0,900,20000,5,0,1,0,4,20000,5,0,1,0,4]"),
      ("facts", "[3,2,2,5,0,1,1,900,5,0,1,0,900,20000,5,0,1,0,4]"),
      ("facts", "[1,0,0,20000,5,0,1,0,4,20001,5,0,1,0,4]"),
      ("drills", nil), ("drills", #"["r",[5,0,1,-7,-18000,20000,1,0,1,9,10,8,60000]]"#),
      ("drills", #"["r",[5,0,1,-7,-18000,20000,0,2,1,9,10,8,60000]]"#),
      ("drills", #"["r",[5,0,1,-7,-18000,20000,0,0,1,9,8,8,60000]]"#),
      ("drills", #"["r",[5,0,1,-7,-64801,20000,0,0,1,9,10,8,60000]]"#),
      ("drills", #"["r",[5,0,1,-7,-18000,9999999,0,0,1,9,10,8,60000]]"#),
      ("drills", #"["r",[5,0,1,-7,-18000,20000,0,0,1,9,10,8]]"#),
      ("drills", #"["r",[5,0,1,-7,-18000,20000,0,0,1,9,10,8,60000,1]]"#),
      ("drills", run + "," + run), ("drillTimes", "[0,[[1,1]]]"), ("drillTimes", "[1,[]]"),
      ("drillTimes", "[1,[[1,1]]],[1,[[1,1]]]"),
    ])
  func drillStrictness(name: String, content: String?) throws {
    let text = AgilityFact.pair(.multiplication, 7, 8).text
    let facts = #"["\#(text)",\#(name == "facts" ? content ?? Self.fact : Self.fact)]"#
    let parts = [
      #""facts":[]"#: #""facts":[\#(facts)]"#,
      #""drillTimes":[]"#:
        #""drillTimes":[\#(name == "drillTimes" ? content ?? "" : "[2,[[1,0,3]]]")]"#,
      #""drillKinds":[]"#: #""drillKinds":[{"mode":"classic","seconds":120}]"#,
      #""drills":[]"#: #""drills":[\#(name == "drills" ? content ?? Self.run : Self.run)]"#,
    ]
    var index = String(
      decoding: try Self.index(seed: 1, count: 2, devices: ["aaa"]), as: UTF8.self)
    index = index.dropLast(ChecksummedObject.addition) + "}"
    for (old, new) in parts {
      let pieces = index.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
      try #require(pieces.count == 2)
      index = pieces[0] + new + pieces[1]
    }
    var changed = Array(index.utf8)
    ChecksummedObject.seal(&changed)
    guard content == nil else {
      #expect(throws: JSONFault.self) { try SnapshotIndex(decoding: changed) }
      return
    }
    // So far all is well.
    let agility = try SnapshotIndex(decoding: changed).state.agility
    #expect(agility.facts.count == 1 && agility.runs.map(\.outcome.right) == [8])
    #expect(agility.medianMilliseconds(digits: 2) == 257)
  }

  @Test("never traps, whatever stands in its index under a right checksum")
  func hostileText() throws {
    let sound = try Self.index(seed: 4, count: 60, devices: ["aaa", "bbb"])
    var random = SplitMix64(seed: 4)
    let pieces = ["0", "9007199254740991", "-1", "[", "]", "\"", "[]", ",", "{}", "é", "\\"].map {
      Array($0.utf8)
    }
    for _ in 0..<2_000 {
      var bytes = Array(sound.dropLast(ChecksummedObject.addition))
      let start = random.next(below: bytes.count)
      let end = min(bytes.count, start + random.next(below: 3))
      bytes.replaceSubrange(start..<end, with: pieces[random.next(below: pieces.count)])
      bytes.append(UInt8(ascii: "}"))
      ChecksummedObject.seal(&bytes)
      _ = try? SnapshotIndex(decoding: bytes)
    }
  }

  @Test("is not used where its card file is missing, too short, or another")
  func cardFile() throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: 2)
    let state = AccountState.of(sequence.events(80))
    try snapshots.save(state)
    let path = try snapshots.cardFile
    let bytes = try FileSystem.read(path)
    for damaged in [nil, [], Array(bytes.dropLast())] as [[UInt8]?] {
      try FileSystem.remove(path)
      if let damaged { try FileSystem.replace(path, with: damaged) }
      #expect(throws: SnapshotFiles.Fault.self) { try snapshots.load() }
      try FileSystem.replace(path, with: bytes)
      #expect(try snapshots.load() == state)
      try FileSystem.replace(path, with: bytes)
    }
  }

  @Test("notices any bit of a line that was flipped, and is then neither read on nor saved")
  func lines() throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: 6)
    let state = AccountState.of(sequence.events(60))
    try snapshots.save(state)
    let path = try snapshots.cardFile
    let bytes = try FileSystem.read(path)
    var random = SplitMix64(seed: 6)
    for _ in 0..<300 {
      var flipped = bytes
      let place = random.next(below: bytes.count)
      flipped[place] ^= 1 << UInt8(random.next(below: 8))
      try FileSystem.replace(path, with: flipped)
      let loaded = try snapshots.load()
      let archive = try #require(loaded.cardTable.archive)
      _ = loaded.cards
      _ = loaded.trash
      let isRow = archive.rows.contains {
        ($0.offset..<($0.offset + Int($0.length))).contains(place)
          && ($0.hasCard || $0.isInTrash)
      }
      #expect(archive.isDamaged == isRow)
    }
  }

  @Test("never traps, whatever stands in a line under a right checksum")
  func hostileLines() throws {
    var sequence = EventSequence(seed: 8)
    let state = AccountState.of(sequence.events(200))
    let devices = ["aaa", "bbb", "ccc"].map { DeviceID($0) }
    var random = SplitMix64(seed: 8)
    let pieces = ["0", "9007199254740991", "-1", "[", "]", "\"", "[]", ",", "{}"].map {
      Array($0.utf8)
    }
    for history in state.cardTable.histories.values {
      let sound = CardLine.encoded(history, devices: devices)
      let read = try CardLine.history(
        of: history.id, from: sound, in: 0..<sound.count, devices: devices)
      #expect(read == history)
      #expect(throws: JSONFault.self) {
        try CardLine.history(
          of: CardID("other"), from: sound, in: 0..<sound.count, devices: devices)
      }
      for _ in 0..<100 {
        var bytes = Array(sound.dropLast(12))
        let start = random.next(below: bytes.count)
        let end = min(bytes.count, start + random.next(below: 3))
        bytes.replaceSubrange(start..<end, with: pieces[random.next(below: pieces.count)])
        let digits = CRC32C.digits(of: CRC32C.checksum(of: bytes))
        bytes += Array(#",""#.utf8) + digits + Array(#""]"#.utf8)
        _ = try? CardLine.history(
          of: history.id, from: bytes, in: 0..<bytes.count, devices: devices)
      }
    }
  }
}

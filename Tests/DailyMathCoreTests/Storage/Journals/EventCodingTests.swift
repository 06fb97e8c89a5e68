import Testing

@testable import DailyMathCore

@Suite("A line of a journal")
struct EventCodingTests {
  @Test(
    "comes back as it was, whatever the kind",
    arguments: [
      .card("a", prompt: "∫ \u{9B} \u{202E}\n\"\\/"), .cardDelete(CardID("a")),
      .review(of: "a", .blackout, round: .cram),
      .undo(of: EventIdentity(device: DeviceID("zz"), number: 3), card: CardID("a")),
      .profile(Profile(displayName: "Ana", university: "")),
      .settings(SettingsChange(language: .english)),
      .settings(SettingsChange(rollover: RolloverHour(clamping: 0), newCardsPerDay: 0)),
      .settings(SettingsChange(theme: .highContrast, motion: .reduced, characters: .ascii)),
      .settings(SettingsChange(theme: .automatic, motion: .full, characters: .automatic)),
      .settings(SettingsChange(reminder: .off)),
      .settings(SettingsChange(reminder: .daily(ReminderTime(wrapping: 425)))),
      .settings(SettingsChange()), .unknown(kind: "duel"),
    ] as [EventPayload])
  func roundTrip(payload: EventPayload) throws {
    let line = try EventCoding.line(for: JournalLine.event(payload))
    #expect(try JournalLine.read(line) == JournalLine.event(payload))
    #expect(!line.contains(0x0A))
  }

  @Test("passes over members and kinds that a later version may add")
  func unknown() throws {
    let later = try JournalLine.read(
      JournalLine.sealed(#""kind":"duel","card":[{"n":"x"}],"grade":{"a":null}"#))
    #expect(later.payload == .unknown(kind: "duel"))
    let wider = try JournalLine.read(
      JournalLine.sealed(#""new":{"a":[1.5,true]},"card":"a","kind":"card.delete""#))
    #expect(wider.payload == .cardDelete(CardID("a")))
  }

  @Test(
    "passes over a choice that only a later version knows, and keeps the others of the event",
    arguments: [#""sepia""#, #"{"at":[7]}"#, "3", "null", #"""#])
  func unknownChoice(value: String) throws {
    let value = value == "\"" ? "\"\(String(repeating: "x", count: 9_000))\"" : value
    let members =
      #""kind":"settings","theme":"# + value + #","newCardsPerDay":7,"motion":"# + value
      + #","reminder":"# + value + #","characters":"ascii""#
    let expected = SettingsChange(newCardsPerDay: 7, characters: .ascii)
    #expect(try JournalLine.read(JournalLine.sealed(members)).payload == .settings(expected))
  }

  @Test("writes a reminder as a time with two digits each, and none as a word")
  func reminderText() throws {
    for (reminder, word) in [(Reminder.daily(ReminderTime(wrapping: 425)), "07:05"), (.off, "off")]
    {
      let line = try EventCoding.line(
        for: JournalLine.event(.settings(SettingsChange(reminder: reminder))))
      let text = String(decoding: line, as: UTF8.self)
      #expect(text.contains(#","kind":"settings","reminder":"\#(word)","crc":"#))
    }
  }

  @Test("names the choices of how the program looks as the format says")
  func appearanceText() throws {
    let change = SettingsChange(theme: .highContrast, motion: .reduced, characters: .ascii)
    let line = try EventCoding.line(for: JournalLine.event(.settings(change)))
    let text = String(decoding: line, as: UTF8.self)
    #expect(
      text.contains(#","theme":"highContrast","motion":"reduced","characters":"ascii","crc":"#))
    #expect(ThemeChoice.allCases.map(\.rawValue) == ["automatic", "dark", "light", "highContrast"])
    #expect(MotionChoice.allCases.map(\.rawValue) == ["full", "reduced"])
    #expect(CharacterChoice.allCases.map(\.rawValue) == ["automatic", "ascii"])
  }

  @Test(
    "is refused where a member that is known is there twice",
    arguments: [
      #""kind":"card.delete","card":"a","card":"b""#, #""kind":"card.delete","card":"a","n":7"#,
      #""kind":"card.delete","\u0063ard":"a","card":"a""#,
      #""kind":"card.delete","kind":"card.delete","card":"a""#,
      #""x":0,"kind":"card.delete","card":"a","order":5"#, #""kind":"duel","day":"2026-11-30""#,
      #""x":0,"kind":"card.delete","card":"a","kind":"card.delete""#,
      #""kind":"undo","card":"a","of":{"device":"b","n":1,"n":1}"#,
      #""kind":"review","card":"a","session":"s","grade":4,"ms":1,"milliseconds":1"#,
    ])
  func duplicate(members: String) {
    #expect(throws: JSONFault.duplicate) { try JournalLine.read(JournalLine.sealed(members)) }
  }

  @Test("passes over a member that is there twice and means nothing here")
  func unknownDuplicate() throws {
    let event = try JournalLine.read(
      JournalLine.sealed(#""kind":"card.delete","x":1,"x":2,"card":"b""#))
    #expect(event.payload == .cardDelete(CardID("b")))
  }

  @Test(
    "is refused where something is missing or out of range",
    arguments: [
      #""kind":"card.delete""#, #""kind":"card.delete","card":1"#, #""kind":"card.put","card":"a""#,
      #""kind":"settings","rollover":24"#, #""kind":"settings","language":"fr""#,
      #""kind":"settings","newCardsPerDay":10000"#, #""kind":"profile","displayName":"a""#,
      #""kind":"undo","card":"a","of":{"device":"b"}"#,
      #""kind":"undo","card":"a","of":{"device":"b","n":0}"#,
      #""kind":"review","card":"a","session":"s","round":"scheduled","answerKind":"choice","#
        + #""answered":"","suggested":4,"grade":6,"milliseconds":1"#,
      #""kind":"review","card":"a","session":"s","round":"scheduled","answerKind":"choice","#
        + #""answered":"","suggested":4,"grade":5,"milliseconds":3600001"#,
      #""kind":"duel","deep":"# + String(repeating: "[", count: 40)
        + String(repeating: "]", count: 40),
    ])
  func refused(members: String) {
    #expect(throws: JSONFault.self) { try JournalLine.read(JournalLine.sealed(members)) }
  }

  @Test("is refused where its number or its order is out of range")
  func numbers() {
    let rest = #""at":"2026-11-30T21:14:03.120-05:00","day":"2026-11-30","kind":"x"}"#
    let headings = [
      #"{"n":0,"order":1,"#, #"{"n":1,"order":-1,"#, #"{"n":9007199254740992,"order":1,"#,
      #"{"n":1.0,"order":1,"#, #"{"n":"1","order":1,"#, #"{"order":1,"#,
    ]
    for heading in headings {
      var line = Array((heading + rest).utf8)
      ChecksummedObject.seal(&line)
      #expect(throws: JSONFault.self) { try JournalLine.read(line) }
    }
  }

  @Test("is refused when any bit of it is flipped")
  func bitFlips() throws {
    let line = try EventCoding.line(for: JournalLine.event(.card("a", prompt: "¿2 + 2?")))
    for index in line.indices {
      for bit in 0..<8 {
        var flipped = line
        flipped[index] ^= 1 << bit
        #expect(throws: JSONFault.checksum) { try JournalLine.read(flipped) }
      }
    }
  }

  @Test("is refused when it is cut anywhere")
  func cuts() throws {
    let line = try EventCoding.line(for: JournalLine.event(.card("a")))
    for length in 0..<line.count {
      #expect(throws: JSONFault.checksum) { try JournalLine.read(Array(line[..<length])) }
    }
  }

  @Test("may be as long as the limit and no longer")
  func lineLimit() throws {
    let notes = String(repeating: "x", count: EventCoding.longestField)
    func payload(_ last: Int) -> EventPayload {
      let distractors = Array(repeating: notes, count: 7) + [String(repeating: "y", count: last)]
      return .cardPut(
        CardID("a"),
        CardContent(
          prompt: "", answer: "", distractors: distractors, category: .probability))
    }
    let empty = try EventCoding.line(for: JournalLine.event(payload(0))).count
    let room = EventCoding.longestLine - empty
    #expect(room > 0 && room < EventCoding.longestField)
    let longest = try EventCoding.line(for: JournalLine.event(payload(room)))
    #expect(longest.count == 65_536)
    #expect(try JournalLine.read(longest) == JournalLine.event(payload(room)))
    #expect(throws: StoreError.tooLong(field: "card.put", limit: 65_536)) {
      try EventCoding.line(for: JournalLine.event(payload(room + 1)))
    }
  }

  @Test(
    "is not written where a field would be too long to read",
    arguments: [
      ("prompt", .card("a", prompt: String(repeating: "é", count: 4_097))),
      ("card", .cardDelete(CardID(String(repeating: "a", count: 8_193)))),
      (
        "university",
        .profile(Profile(displayName: "", university: String(repeating: "a", count: 9_000)))
      ),
      ("kind", .unknown(kind: String(repeating: "a", count: 8_193))),
    ] as [(String, EventPayload)])
  func fieldLimit(field: String, payload: EventPayload) {
    #expect(throws: StoreError.tooLong(field: field, limit: 8_192)) {
      try EventCoding.line(for: JournalLine.event(payload))
    }
  }

  @Test("never traps, whatever stands in it under a right checksum")
  func hostileLines() throws {
    var sequence = EventSequence(seed: 9)
    var random = SplitMix64(seed: 9)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "d800", "-", "9999999999999999999", "1e9",
      "null",
      "0", "é", "\u{0}",
    ].map { Array($0.utf8) }
    var accepted = 0
    for event in sequence.events(400) {
      var line = try EventCoding.line(for: event)
      line.removeLast(ChecksummedObject.addition)
      for _ in 0...random.next(below: 3) {
        let start = random.next(below: line.count)
        let end = min(line.count, start + random.next(below: 4))
        line.replaceSubrange(start..<end, with: pieces[random.next(below: pieces.count)])
      }
      line.append(UInt8(ascii: "}"))
      ChecksummedObject.seal(&line)
      // Whatever is accepted can be written, and says the same again.
      guard let read = try? JournalLine.read(line) else { continue }
      accepted += 1
      if case .unknown = read.payload { continue }
      #expect(try JournalLine.read(EventCoding.line(for: read)) == read)
    }
    #expect(accepted > 0)
  }
}

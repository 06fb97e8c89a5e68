import Testing

@testable import DailyMathCore

@Suite("A line of a journal about drills")
struct EventCodingDrillTests {
  private static let seed = #""seed":"00000000000002a7""#
  private static let classic = #""kind":"agility","run":"r","mode":"classic","seconds":120,"#

  private static func part(
    _ settings: DrillSettings = DrillSettings(mode: .classic), isRepeat: Bool = false,
    answers: [DrillAnswer] = [], outcome: DrillOutcome? = nil
  ) -> DrillPart {
    DrillPart(
      run: "r", settings: settings, seed: 679, isRepeat: isRepeat, answers: answers,
      outcome: outcome)
  }

  private static func answer(
    _ text: String, _ milliseconds: Int, _ firstKey: Int, _ grade: Grade, mistakes: [String] = [],
    wasShown: Bool = false
  ) throws -> DrillAnswer {
    DrillAnswer(
      problem: try #require(Problem(journalText: text)), mistakes: mistakes, wasShown: wasShown,
      firstKeyMilliseconds: firstKey, milliseconds: milliseconds, grade: grade)
  }

  private static let custom: CustomDrill = {
    var custom = CustomDrill(ranges: [
      .multiplication: CustomDrill.Ranges(first: 0...12, second: 5...9_999),
      .addition: CustomDrill.Ranges(first: 7...7, second: 2...100),
    ])
    custom.hasNegatives = true
    custom.hasDecimals = true
    custom.hasFractions = true
    custom.hasPowersOfTen = true
    custom.hasBlanks = true
    custom.skipsTrivial = true
    return custom
  }()

  private static let customText =
    #""custom":{"ranges":{"+":[7,7,2,100],"*":[0,12,5,9999]},"negatives":true,"decimals":true,"#
    + #""fractions":true,"powersOfTen":true,"blanks":true,"skipsTrivial":true}"#

  private static let preferences: AgilityPreferences = {
    var preferences = AgilityPreferences()
    preferences.mode = .practice
    preferences.length = .problems(1_000)
    preferences.acceptance = .enter
    preferences.level = 12
    preferences.custom = custom
    preferences.keypad = .telephone
    return preferences
  }()

  private static let rows: [(EventPayload, String)] = [
    (.agility(part()), classic + seed + #","answers":[]"#),
    (
      .agility(
        part(
          DrillSettings(mode: .levels, length: .problems(10), acceptance: .enter, level: 3),
          isRepeat: true)),
      #""kind":"agility","run":"r","mode":"levels","count":10,"accept":"enter","level":3,"# + seed
        + #","repeat":true,"answers":[]"#
    ),
    (
      .agility(part(DrillSettings(mode: .custom, length: .endless, custom: custom))),
      #""kind":"agility","run":"r","mode":"custom","# + customText + "," + seed + #","answers":[]"#
    ),
    (
      .agility(
        part(
          outcome: DrillOutcome(
            isFinished: true, score: 21, answers: 24, right: 20, milliseconds: 120_000))),
      classic + seed + #","answers":[],"outcome":[1,21,24,20,120000]"#
    ),
    (
      .agility(
        part(
          outcome: DrillOutcome(
            isFinished: false, score: 0, answers: 0, right: 0, milliseconds: 0))),
      classic + seed + #","answers":[],"outcome":[0,0,0,0,0]"#
    ),
    (
      .settings(SettingsChange(agility: AgilityPreferences())),
      #""kind":"settings","agility":{"mode":"classic","seconds":120}"#
    ),
    (
      .settings(SettingsChange(reminder: .off, agility: preferences)),
      #""kind":"settings","reminder":"off","agility":{"mode":"practice","count":1000,"#
        + #""accept":"enter","level":12,"# + customText + #","keypad":"telephone"}"#
    ),
  ]

  @Test("is exactly what the format says, and comes back as it was", arguments: rows)
  func exactText(payload: EventPayload, members: String) throws {
    #expect(try JournalLine.members(of: payload) == members)
    #expect(try JournalLine.read(JournalLine.sealed(members)).payload == payload)
    let extra = #""later":{"a":[1.5,null]},"# + members
    #expect(try JournalLine.read(JournalLine.sealed(extra)).payload == payload)
  }

  @Test("has of each answer what was not as usual, and nothing else")
  func answers() throws {
    let part = Self.part(answers: [
      try Self.answer("7*8", 1_530, 812, .good),
      try Self.answer("56/7", 2_100, 900, .nearMiss, mistakes: ["6"], wasShown: true),
      try Self.answer("7*?=56", 600_000, 0, .nearMiss, wasShown: true),
      try Self.answer("12+5", 900, 1_000, .hard, mistakes: ["-1/2", "0.5"]),
    ])
    let members =
      Self.classic + Self.seed
      + #","answers":[["7*8",1530,812,4],["56/7",2100,900,2,["6"],true],"#
      + #"["7*?=56",600000,0,2,[],true],["12+5",900,1000,3,["-1/2","0.5"]]]"#
    #expect(try JournalLine.members(of: .agility(part)) == members)
    #expect(try JournalLine.read(JournalLine.sealed(members)).payload == .agility(part))
  }

  @Test("reads its members in any order, and passes over what later versions may add to a choice")
  func tolerance() throws {
    let shuffled =
      #""answers":[],"seed":"00000000000002a7","kind":"agility","seconds":120,"mode":"classic","#
      + #""run":"r","keypad":"telephone""#
    #expect(try JournalLine.read(JournalLine.sealed(shuffled)).payload == .agility(Self.part()))
    let later =
      #""kind":"settings","agility":{"mode":"chess","accept":7,"keypad":["x"],"x":1,"count":5,"#
      + #""custom":{"y":0,"ranges":{"?":[1],"+":[1,2,3,4]}}}"#
    var expected = AgilityPreferences()
    expected.length = .problems(5)
    expected.custom = CustomDrill(ranges: [
      .addition: CustomDrill.Ranges(first: 1...2, second: 3...4)
    ])
    #expect(
      try JournalLine.read(JournalLine.sealed(later)).payload
        == .settings(SettingsChange(agility: expected)))
  }

  private static let mostAnswers = Array(repeating: #"["7*8",1,1,4]"#, count: 20)
    .joined(separator: ",")

  @Test("may have twenty answers")
  func most() throws {
    let members = Self.classic + Self.seed + #","answers":["# + Self.mostAnswers + "]"
    let event = try JournalLine.read(JournalLine.sealed(members))
    guard case .agility(let part) = event.payload else { throw JSONFault.missing }
    #expect(part.answers.count == 20)
  }

  @Test(
    "is refused where something is missing, of another type, out of range or against the rest",
    arguments: [
      #""kind":"agility""#, #""kind":"agility","run":"r","# + seed + #","answers":[]"#,
      #""kind":"agility","mode":"classic","# + seed + #","answers":[]"#,
      classic + #""answers":[]"#, classic + seed,
      #""kind":"agility","run":"r","mode":"chess","# + seed + #","answers":[]"#,
      #""kind":"agility","run":"r","mode":"classic","seconds":45,"# + seed + #","answers":[]"#,
      #""kind":"agility","run":"r","mode":"classic","count":0,"# + seed + #","answers":[]"#,
      #""kind":"agility","run":"r","mode":"classic","count":1001,"# + seed + #","answers":[]"#,
      classic + #""count":10,"# + seed + #","answers":[]"#,
      classic + #""accept":"never","# + seed + #","answers":[]"#,
      classic + #""level":0,"# + seed + #","answers":[]"#,
      classic + #""level":10000,"# + seed + #","answers":[]"#,
      classic + #""repeat":1,"# + seed + #","answers":[]"#,
      classic + #""custom":{},"# + seed + #","answers":[]"#,
      classic + #""custom":{"ranges":{"+":[2,1,1,2]}},"# + seed + #","answers":[]"#,
      classic + #""custom":{"ranges":{"+":[1,2,1,10000]}},"# + seed + #","answers":[]"#,
      classic + #""custom":{"ranges":{"+":[-1,2,1,2]}},"# + seed + #","answers":[]"#,
      classic + #""custom":{"ranges":{"+":[1,2,1]}},"# + seed + #","answers":[]"#,
      classic + #""custom":{"ranges":{"+":[1,2,1,2,3]}},"# + seed + #","answers":[]"#,
      classic + #""custom":{"ranges":{},"ranges":{}},"# + seed + #","answers":[]"#,
      classic + #""custom":{"ranges":{},"blanks":true,"blanks":true},"# + seed + #","answers":[]"#,
      classic + #""seed":"2a7","answers":[]"#, classic + #""seed":679,"answers":[]"#,
      classic + #""seed":"00000000000002A7","answers":[]"#,
      classic + #""seed":"+0000000000002a7","answers":[]"#,
      classic + seed + #","answers":[["7*8",1,1]]"#, classic + seed + #","answers":[["",1,1,4]]"#,
      classic + seed + #","answers":[["7*8",1,1,6]]"#,
      classic + seed + #","answers":[["7*8",600001,1,4]]"#,
      classic + seed + #","answers":[["7*8",1,-1,4]]"#,
      classic + seed + #","answers":[["7*8",1,1,4,[]]]"#,
      classic + seed + #","answers":[["7*8",1,1,4,[],false]]"#,
      classic + seed + #","answers":[["7*8",1,1,4,["1"],true,1]]"#,
      classic + seed + #","answers":[["7*8",1,1,4,["1","2","3","4","5","6","7","8","9"]]]"#,
      classic + seed + #","answers":[["7*8",1,1,4,[""#
        + String(repeating: "1", count: 65) + #""]]]"#,
      classic + seed + #","answers":[["7*8",1,1,4],"# + mostAnswers + "]",
      classic + seed + #","answers":[],"outcome":[1,1,1,1]"#,
      classic + seed + #","answers":[],"outcome":[1,1,1,1,1,1]"#,
      classic + seed + #","answers":[],"outcome":[2,1,1,1,1]"#,
      classic + seed + #","answers":[],"outcome":[1,2,1,1,1]"#,
      classic + seed + #","answers":[],"outcome":[1,1,2,2,1]"#,
      classic + seed + #","answers":[],"outcome":[1,1,1,1,-1]"#,
      classic + seed + #","answers":[],"outcome":null"#, #""kind":"settings","agility":"classic""#,
      #""kind":"settings","agility":{"seconds":7}"#,
    ])
  func refused(members: String) {
    #expect(throws: JSONFault.self) { try JournalLine.read(JournalLine.sealed(members)) }
  }

  @Test("is not written where it could not be read again")
  func limits() throws {
    let answer = try Self.answer("7*8", 1, 1, .good)
    let long = try Self.answer(
      "7*8", 1, 1, .good, mistakes: [String(repeating: "1", count: 65)])
    let wide = CustomDrill(ranges: [
      .addition: CustomDrill.Ranges(first: 0...10_000, second: 1...2)
    ])
    let odd = DrillOutcome(isFinished: true, score: 2, answers: 1, right: 1, milliseconds: 1)
    let parts: [(String, DrillPart)] = [
      ("custom", Self.part(DrillSettings(mode: .custom, custom: wide))),
      ("answers", Self.part(answers: Array(repeating: answer, count: 21))),
      ("answers", Self.part(answers: [long])), ("outcome", Self.part(outcome: odd)),
      (
        "run",
        DrillPart(
          run: String(repeating: "r", count: 8_193), settings: DrillSettings(mode: .classic),
          seed: 0, isRepeat: false, answers: [], outcome: nil)
      ),
    ]
    for (name, part) in parts {
      let error = #expect(throws: StoreError.self) {
        try EventCoding.line(for: JournalLine.event(.agility(part)))
      }
      guard case .tooLong(let field, _) = error else {
        Issue.record("\(name) was refused for \(String(describing: error))")
        continue
      }
      #expect(field == name)
    }
    var preferences = AgilityPreferences()
    preferences.custom = wide
    #expect(throws: StoreError.tooLong(field: "custom", limit: 9_999)) {
      try EventCoding.line(
        for: JournalLine.event(.settings(SettingsChange(agility: preferences))))
    }
  }

  @Test("comes back as it was, whatever the drill", arguments: 1...40)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for payload: EventPayload in [
      .agility(RandomDrill.part(&random)),
      .settings(SettingsChange(agility: RandomDrill.preferences(&random))),
    ] {
      let line = try EventCoding.line(for: JournalLine.event(payload))
      #expect(try JournalLine.read(line).payload == payload)
    }
  }
}

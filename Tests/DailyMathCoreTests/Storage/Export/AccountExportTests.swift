import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("The export of an account")
struct AccountExportTests {
  private let folder = StoreFolder()

  private func text(_ store: AccountStore, _ id: AccountID) throws -> String {
    String(decoding: try store.exportAccount(id, .sample(seconds: 60)), as: UTF8.self)
  }

  private func journal(_ events: [Event]) throws -> [UInt8] {
    try events.flatMap { event in try EventCoding.line(for: event) + [0x0A] }
  }

  @Test("of a new account is this", arguments: StoreKind.allCases)
  func exactText(kind: StoreKind) throws {
    let store = try kind.store(in: folder)
    let new = NewAccount(
      email: try #require(EmailAddress("ana@example.com")), credential: "$y$secret",
      recoveryCodes: ["$y$code"],
      payloads: [.profile(Profile(displayName: "Ana", university: "UNAL"))])
    let id = try store.register(new, .sample()).id
    let device = kind == .disk ? try folder.directory.prepare().device.text : "memory"
    let line = try EventCoding.line(
      for: Event(
        position: EventPosition(
          order: Moment.sample().instant.milliseconds,
          identity: EventIdentity(device: DeviceID(device), number: 1)),
        moment: .sample(), payload: new.payloads[0]))
    let expected = #"""
      {"dailymath":{"export":1,"version":"\#(DailyMathVersion.current)","at":"2026-11-30T15:01:00.000-05:00","unreadableLines":0},
      "account":{"email":"ana@example.com","role":"student","created":"2026-11-30T15:00:00.000-05:00"},
      "profile":{"displayName":"Ana","university":"UNAL"},
      "settings":{"rollover":4,"newCardsPerDay":20,"reviewsPerDay":200,"fuzz":false,"backlog":"none","theme":"automatic","motion":"full","characters":"automatic","reminder":"off","agility":{"mode":"classic","seconds":120}},
      "decks":[],
      "cards":[],
      "events":[
      {"device":"\#(device)","event":\#(String(decoding: line, as: UTF8.self))}
      ]}

      """#
    #expect(try text(store, id) == expected)
  }

  @Test("has each card with its schedule, the oldest first", arguments: StoreKind.allCases)
  func cards(kind: StoreKind) throws {
    let store = try kind.store(in: folder)
    let payloads: [EventPayload] = [
      .card("z"), .card("a"), .card("gone"), .cardDelete(CardID("gone")),
    ]
    let id = try store.register(.sample(payloads: payloads), .sample()).id
    _ = try store.open(id)
    _ = try store.append(id, [.review(of: "a", .hard)], .sample())
    let text = try text(store, id)
    let content =
      #""prompt":"2 + 2","answer":"4","distractors":["3","5"],"category":"\#(CardCategory.linearAlgebra.identifier)","tags":["sums"],"note":"","difficulty":1"#
    // Graded 3: 2.50 - 0.14; the first interval is one day, and it comes back that day.
    let schedule =
      #""schedule":{"ease":236,"interval":1,"repetitions":1,"lapses":0,"last":"2026-11-30","due":"2026-12-01"},"repeat":"2026-11-30""#
    #expect(
      text.contains(
        "\n\"cards\":[\n{\"card\":\"z\",\(content)},\n{\"card\":\"a\",\(content),\(schedule)}\n],\n"
      ))
  }

  @Test(
    "tells of each card what the learner did with it, and of each deck its limits",
    arguments: StoreKind.allCases)
  func tools(kind: StoreKind) throws {
    let store = try kind.store(in: folder)
    let a = CardID("a")
    let payloads: [EventPayload] = [
      .card("a"), .suspend(a, isSuspended: true), .mark(a, isMarked: true), .bury(a), .card("b"),
      .suspend(CardID("b"), isSuspended: true), .suspend(CardID("b"), isSuspended: false),
      .deckLimits(.own("z"), DeckLimits(newCardsPerDay: 5)),
      .deckLimits(.category(.probability), DeckLimits(reviewsPerDay: 0)),
      .deckLimits(.own("y"), DeckLimits()),
      .settings(SettingsChange(reviewsPerDay: 7, usesFuzz: true, backlog: .fragileFirst)),
    ]
    let text = try text(store, store.register(.sample(payloads: payloads), .sample()).id)
    #expect(
      text.contains(
        #","difficulty":1,"suspended":true,"marked":true,"buried":"2026-11-30"},\#n{"card":"b","#))
    #expect(text.contains("\"difficulty\":1}\n],\n\"events\":"))
    #expect(
      text.contains(
        #""decks":[\#n{"category":"probability","reviewsPerDay":0},\#n{"deck":"z","newCardsPerDay":5}\#n],"#
      ))
    #expect(text.contains(#","reviewsPerDay":7,"fuzz":true,"backlog":"fragile","#))
  }

  @Test("holds nothing with which somebody could sign in", arguments: StoreKind.allCases)
  func secrets(kind: StoreKind) throws {
    let store = try kind.store(in: folder)
    var new = try NewAccount.sample()
    new.credential = "$y$credential"
    new.recoveryCodes = ["$y$recovery"]
    let id = try store.register(new, .sample()).id
    _ = try store.changeAccount(id) { account in
      account.rememberedSignIns = [
        RememberedSignIn(
          tokenHash: "$y$token", created: .sample(), expires: .sample(milliseconds: 9),
          passwordGeneration: 1)
      ]
    }
    let text = try text(store, id)
    for secret in ["$y$", "credential", "recovery", "token", "hash", "remembered"] {
      #expect(!text.contains(secret), "\(secret)")
    }
  }

  @Test("is one JSON text without characters that a terminal obeys")
  func grammar() throws {
    let store = try StoreKind.disk.store(in: folder)
    var sequence = EventSequence(seed: 3)
    let id = try folder.register()
    for device in ["aaa", "bbb", "ccc"] {
      let own = sequence.events(60).filter { $0.position.identity.device.text == device }
      try FileSystem.replace(
        folder.directory.journals(of: id) + "/\(device).jsonl",
        with: journal(own))
    }
    let bytes = try store.exportAccount(id, .sample())
    var reader = JSONReader(bytes)
    try reader.skipValue()
    try reader.finish()
    #expect(bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{202E}"))
  }

  @Test("has the events of all devices in one order, each once, and unknown kinds as they stand")
  func merging() throws {
    let id = try folder.register()
    var sequence = EventSequence(seed: 7)
    let events = sequence.events(200)
    let journals = folder.directory.journals(of: id)
    for device in ["aaa", "bbb", "ccc"] {
      let own = events.filter { $0.position.identity.device.text == device }
      let bytes = try journal(own)
      try FileSystem.replace(journals + "/\(device).jsonl", with: bytes)
      try FileSystem.replace(journals + "/\(device).sync-conflict-1.jsonl", with: bytes)
    }
    var unknown = Array(
      #"{"n":900,"order":99999999999,"at":"2026-11-30T15:00:00.000-05:00","day":"2026-11-30","kind":"duel","stake":{"a":[1,2.50e3,null,true]}}"#
        .utf8)
    ChecksummedObject.seal(&unknown)
    // A last line without its newline is one all the same.
    try FileSystem.replace(journals + "/ddd.jsonl", with: unknown)
    let text = try text(folder.store(), id)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("{\"device\"") }
    #expect(lines.count == 201)
    let expected = try events.sorted { $0.position < $1.position }.map { event in
      let line = String(decoding: try EventCoding.line(for: event), as: UTF8.self)
      return "{\"device\":\"\(event.position.identity.device.text)\",\"event\":\(line)}"
    }
    #expect(
      lines.dropLast().map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) } == expected)
    #expect(
      lines.last
        == "{\"device\":\"ddd\",\"event\":\(String(decoding: unknown, as: UTF8.self))}"[...])
    let state = AccountState.of(events)
    #expect(text.contains("\"displayName\":\"\(state.profile.displayName)\""))
  }

  @Test("says how many lines it lacks, and fails where a journal cannot be read at all")
  func damage() throws {
    let id = try folder.register([.card("a")])
    let journals = folder.directory.journals(of: id)
    try FileSystem.replace(journals + "/zzz.jsonl", with: Array("{}\r\n\n\r\nx\n{\"n\":".utf8))
    let text = try text(folder.store(), id)
    #expect(text.contains("\"unreadableLines\":3}"))
    #expect(text.contains("\n\"cards\":[\n{\"card\":\"a\","))
    try FileSystem.createFolder(at: journals + "/yyy.jsonl")
    let path = journals + "/yyy.jsonl"
    let error = #expect(throws: StoreError.self) { try self.text(folder.store(), id) }
    guard case .unreadable(path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("is of accounts that are there", arguments: StoreKind.allCases)
  func missing(kind: StoreKind) throws {
    let store = try kind.store(in: folder)
    #expect(throws: StoreError.accountMissing) { try text(store, AccountID("nobody")) }
  }
}

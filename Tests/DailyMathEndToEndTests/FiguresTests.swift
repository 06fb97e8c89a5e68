import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Foundation
import Testing

@Suite("Numbers that the program prints")
struct FiguresTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  /// Six cards, of which two were answered yesterday and one is answered today.
  private func study() throws {
    let id = try folder.register(TestDeck.payloads(6), at: Noon.moment(daysAgo: 3))
    let store = folder.store
    _ = try store.prepare()
    _ = try store.open(id)
    _ = try store.append(
      id, [TestDeck.review(1), TestDeck.review(2)], Noon.moment(daysAgo: 1))
    _ = try store.append(id, [TestDeck.review(3)], Noon.now())
  }

  @Test("due and stats print numbers without a password, in both languages and as JSON")
  func prints() throws {
    try study()
    let due = try folder.prompt("due")
    #expect(due.status == .exited(0) && due.error.isEmpty)
    #expect(due.outputText == "Por repasar: 2\nNuevas: 3\nEstudiadas hoy: 1\n")
    let english = try folder.prompt(
      "--lang", "en", "--data-dir", folder.data, "due", StudyFolder.email,
      environment: ["DAILYMATH_HOME": "/nowhere"])
    #expect(english.outputText == "To review: 2\nNew: 3\nStudied today: 1\n")
    let json = try folder.prompt("due", "--json")
    #expect(
      json.outputText == #"{"day":"\#(Noon.today)","due":2,"new":3,"done":1}"# + "\n")
    let statistics = try folder.prompt("stats")
    #expect(statistics.status == .exited(0))
    #expect(statistics.outputText.split(separator: "\n").count > 20)
  }

  @Test(
    "JSON is the same for another program in every locale and with every set of characters",
    arguments: [[:], ["LC_ALL": "C"], ["LC_ALL": "C.UTF-8"]] as [[String: String]],
    [[], ["--ascii"]] as [[String]])
  func json(environment: [String: String], options: [String]) throws {
    let prompt = "«¿qué? » ∫ x²"
    let id = try folder.register([], at: Noon.moment(daysAgo: 3))
    let store = folder.store
    _ = try store.open(id)
    let content = CardContent(
      prompt: prompt, answer: "2", distractors: [], category: .integralCalculus)
    let wrong = EventPayload.review(
      Review(
        card: TestDeck.id(1), session: "antes", round: .scheduled, kind: .flip, answered: "",
        suggested: .wrong, grade: .wrong, milliseconds: 4_000, before: .new))
    _ = try store.append(
      id, [.cardPut(TestDeck.id(1), content), TestDeck.review(1), wrong],
      Noon.moment(daysAgo: 1))
    let statistics = try folder.prompt(options + ["stats", "--json"], environment: environment)
    let report = try Self.object(statistics.output)
    let hardest = try #require(report["hardest"] as? [[String: Any]])
    #expect(hardest.map { $0["prompt"] as? String } == [prompt])
    let due = try Self.object(
      folder.prompt(options + ["due", "--json"], environment: environment).output)
    #expect(due["day"] as? String == Noon.today.description)
  }

  private static func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test("the numbers are those of the day's screen")
  func likeTheScreen() throws {
    try study()
    let program = try folder.signIn()
    // Two reviews and three new cards wait, and one card was studied.
    #expect(program.screen.rows.contains { $0.contains("│ 5 ") && $0.contains("│ 1 ") })
    try program.press(.character("q"))
    #expect(try program.waitForExit() == .exited(0))
  }

  @Test(
    "where cards cannot be read, the numbers are the same, and a sound snapshot is left",
    arguments: ["due", "stats"])
  func damagedCards(command: String) throws {
    try study()
    // It leaves the first snapshot, and an answer comes after it.
    _ = try folder.prompt(command)
    let (store, id) = (folder.store, try folder.account().id)
    _ = try store.open(id)
    _ = try store.append(id, [TestDeck.lapse(1)], Noon.now())
    let whole = try folder.prompt(command, "--json").outputText
    try damageLines()
    for _ in 0..<2 { #expect(try folder.prompt(command, "--json").outputText == whole) }
    let opened = try folder.open(id)
    #expect(opened.state.cards.count == 6)
    #expect(opened.notices == [])
  }

  /// Flips a bit in the middle of every line of the card file.
  private func damageLines() throws {
    let snapshots = folder.data + "/local/snapshots"
    let name = try #require(FileSystem.entries(of: snapshots).first { $0.hasSuffix(".jsonl") })
    var lines = try FileSystem.read(snapshots + "/" + name)
      .split(separator: 0x0A).map { Array($0) }
    for index in lines.indices { lines[index][lines[index].count / 2] ^= 1 }
    try FileSystem.replace(snapshots + "/" + name, with: lines.flatMap { $0 + [0x0A] })
  }

  @Test("without a snapshot, with a damaged one and with damaged lines the numbers are the same")
  func damage() throws {
    try study()
    let whole = try folder.prompt("due").outputText
    let snapshots = folder.data + "/local/snapshots"
    for name in try FileSystem.entries(of: snapshots) {
      try FileSystem.replace(snapshots + "/" + name, with: Array("{".utf8))
    }
    #expect(try folder.prompt("due").outputText == whole)
    let account = try folder.account().id.text
    let journals = folder.data + "/accounts/" + account + "/journal"
    let journal = journals + "/" + (try #require(try FileSystem.entries(of: journals).first))
    var bytes = try FileSystem.read(journal)
    bytes += Array("{\"n\":99}\n".utf8)
    try FileSystem.replace(journal, with: bytes)
    let damaged = try folder.prompt("due")
    #expect(damaged.status == .exited(0) && damaged.outputText == whole)
    #expect(!damaged.error.isEmpty)
  }

  @Test("what is missing or cannot be read is a sentence and a code")
  func trouble() throws {
    let none = try folder.prompt("due")
    #expect(none.status == .exited(1) && none.errorText.contains("ninguna cuenta"))
    try study()
    let unknown = try folder.prompt("due", "eva@uniquindio.edu.co")
    #expect(unknown.status == .exited(1) && unknown.output.isEmpty)
    let wrong = try folder.prompt("due", "a", "b")
    #expect(wrong.status == .exited(64))
    #expect(try folder.prompt("whoami", "--json").status == .exited(64))
    try folder.register(TestDeck.payloads(1), name: "Ben", email: "ben@b.co")
    let several = try folder.prompt("due")
    #expect(several.status == .exited(64) && several.errorText.contains("due CORREO"))
    let account = try folder.accounts().first { $0.email.text == "ben@b.co" }
    let file = folder.data + "/accounts/" + (try #require(account)).id.text + "/account.json"
    try FileSystem.replace(file, with: Array("{".utf8))
    let damaged = try folder.prompt("due", "ben@b.co")
    #expect(damaged.status == .exited(1) && damaged.errorText.contains(file))
    #expect(try folder.prompt("due", "--data-dir", "/dev/null/x").status == .exited(1))
  }
}

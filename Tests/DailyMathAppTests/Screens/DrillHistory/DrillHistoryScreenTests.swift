import DailyMathTerminal
import Testing

@testable import DailyMathApp
@testable import DailyMathCore

@Suite("The drills of the past")
struct DrillHistoryScreenTests {
  private static func run(
    _ id: String, _ settings: DrillSettings, score: Int = 10, right: Int = 10,
    milliseconds: Int = 120_000, isFinished: Bool = true, isRepeat: Bool = false
  ) -> DrillRun {
    DrillRun(
      id: id, moment: Stamp.at().moment, settings: settings, isRepeat: isRepeat,
      outcome: DrillOutcome(
        isFinished: isFinished, score: score, answers: score, right: right,
        milliseconds: milliseconds))
  }

  private static func holders(_ runs: [DrillRun]) -> [String] {
    let records = DrillRecords(runs)
    return runs.filter(records.holds).map(\.id)
  }

  @Test("a timed record is the most solved, then the most of them at once, then the first")
  func timedRecords() {
    let classic = DrillSettings(mode: .classic)
    #expect(
      Self.holders([
        Self.run("a", classic, score: 20, right: 18), Self.run("b", classic, score: 21, right: 10),
        Self.run("c", classic, score: 21, right: 12), Self.run("d", classic, score: 21, right: 12),
      ]) == ["c"])
  }

  @Test("a level has a record of its own, the least time")
  func levels() {
    let (first, second) = (
      DrillSettings(mode: .levels, level: 1), DrillSettings(mode: .levels, level: 2)
    )
    #expect(
      Self.holders([
        Self.run("a", first, milliseconds: 30_000), Self.run("b", first, milliseconds: 25_000),
        Self.run("c", second, milliseconds: 40_000), Self.run("d", first, milliseconds: 25_000),
      ]) == ["b", "c"])
  }

  @Test("repeats, broken drills, settings of one's own and empty drills hold none")
  func noRecords() {
    let classic = DrillSettings(mode: .classic)
    #expect(
      Self.holders([
        Self.run("a", classic, isRepeat: true), Self.run("b", classic, isFinished: false),
        Self.run("c", DrillSettings(mode: .classic, length: .seconds(30))),
        Self.run("d", classic, score: 0, right: 0),
      ]) == [])
  }

  @Test("the latest drill is the first, and the keys stop at both ends")
  func moving() {
    var scene = AppScene.drillHistory(.sample)
    #expect(scene.frame().shows("30 nov"))
    scene.press(KeyPress(.up))
    #expect(scene.drillHistory?.list.selected == 0)
    scene.press(KeyPress(.end), KeyPress(.down))
    #expect(scene.drillHistory?.list.selected == 39)
    #expect(scene.frame().shows("22 oct"))
    scene.press(KeyPress(.home), KeyPress(.pageDown))
    #expect((scene.drillHistory?.list.selected ?? 0) > 3)
  }

  @Test("Tab goes through the modes and back to all of them")
  func modes() {
    var scene = AppScene.drillHistory(.sample)
    var seen: [DrillMode?] = []
    for _ in 0..<5 {
      scene.press(.tab)
      seen.append(scene.drillHistory?.mode)
    }
    #expect(seen == [.classic, .levels, .custom, .practice, nil])
    scene.press(KeyPress(.left))
    #expect(scene.drillHistory?.mode == .practice)
    #expect(scene.frame().shows("Todavía no has jugado este modo."))
  }

  @Test("a mode shows its drills only, from the latest on")
  func filtered() {
    var scene = AppScene.drillHistory(.sample)
    scene.press(KeyPress(.end), .tab, .tab)
    #expect(scene.drillHistory?.list.selected == 0)
    let state = scene.drillHistory
    let library = scene.state.signedIn?.library
    let runs = state.flatMap { state in library.map { DrillHistoryScreen.runs(state, in: $0) } }
    #expect(runs?.count == 8)
    #expect(runs?.allSatisfy { $0.settings.mode == .levels } == true)
  }

  @Test("thousands of drills are scrolled through")
  func thousands() {
    var record = AgilityRecord()
    record.runs = (0..<5_000).map { Self.run("\($0)", DrillSettings(mode: .classic), score: $0) }
    var scene = AppScene.drillHistory(record)
    scene.press(KeyPress(.end))
    #expect(scene.drillHistory?.list.selected == 4_999)
    #expect(scene.frame().shows("0,0"))
    scene.press(KeyPress(.home))
    #expect(scene.frame().shows("2.499,5"))
  }

  @Test("the selected drill is told in words")
  func sentences() {
    let run = Self.run("a", DrillSettings(mode: .classic), score: 21, right: 20)
    #expect(
      DrillHistoryTexts.spanish.sentence(run, isRecord: true, .spanish, Learner.today)
        == "Clásico 120 s: 21 bien, 10,5 por minuto, 95 % a la primera. Tu récord.")
    let broken = Self.run(
      "b", DrillSettings(mode: .levels, level: 3), score: 0, right: 0, milliseconds: 0,
      isFinished: false, isRepeat: true)
    #expect(
      DrillHistoryTexts.english.sentence(broken, isRecord: false, .english, Learner.today)
        == "Level 3: 0 right, 0.0 in a minute. With the same problems as another drill. Broken off."
    )
  }

  @Test("the share of right first answers is rounded to the nearest everywhere")
  func rounding() {
    var record = AgilityRecord()
    record.runs = [Self.run("a", DrillSettings(mode: .classic), score: 16, right: 15)]
    // 15 of 16 is 93.75 per cent.
    let frame = AppScene.drillHistory(record).frame()
    #expect(frame.shows("94 %") && frame.shows("94 % a la primera") && !frame.shows("93 %"))
  }

  @Test("drills broken off before anything was solved are not listed")
  func nothingSolved() {
    let settings = DrillSettings(mode: .classic)
    var record = AgilityRecord()
    record.runs = [
      Self.run("a", settings, score: 0, right: 0, isFinished: false),
      Self.run("b", settings, score: 3, right: 3, isFinished: false),
      Self.run("c", settings, score: 0, right: 0),
    ]
    var library = AppScene.drillHistory(record).state.signedIn?.library
    library?.agility = record
    let state = AppScene.drillHistory(record).drillHistory
    let runs = state.flatMap { state in library.map { DrillHistoryScreen.runs(state, in: $0) } }
    #expect(runs?.map(\.id) == ["b", "c"])
  }

  @Test("a narrow row has room for the whole name, and the headings are whole")
  func names() {
    let narrow = AppScene.drillHistory(.sample, Size(columns: 40, rows: 12)).frame()
    #expect(narrow.shows("Clásico 120 s") && narrow.shows("Propio 40 problemas"))
    for columns in 64...90 {
      let frame = AppScene.drillHistory(.sample, Size(columns: columns, rows: 24)).frame()
      #expect(frame.shows("aciertos"), "\(columns)")
    }
  }

  @Test("a drill that is gone takes the selection with it")
  func gone() {
    var scene = AppScene.drillHistory(.sample)
    scene.press(KeyPress(.end))
    scene.state.signedIn?.library.agility.runs.removeLast(30)
    scene.act(.screen(.drillHistory(.libraryChanged)))
    #expect(scene.drillHistory?.list.selected == 9)
  }
}

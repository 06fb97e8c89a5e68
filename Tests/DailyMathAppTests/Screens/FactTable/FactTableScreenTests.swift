import DailyMathTerminal
import Testing

@testable import DailyMathApp
@testable import DailyMathCore

@Suite("The tables of facts")
struct FactTableScreenTests {
  @Test("the arrows move over the cells and stop at the edges")
  func moving() {
    var scene = AppScene.factTable(.sample)
    #expect(scene.factTable?.fact == .pair(.multiplication, 7, 8))
    scene.press(KeyPress(.down), KeyPress(.left), KeyPress(.left))
    #expect(scene.factTable?.fact == .pair(.multiplication, 6, 8))
    scene.press(KeyPress(.end), KeyPress(.right), KeyPress(.pageDown), KeyPress(.down))
    #expect(scene.factTable?.fact == .pair(.multiplication, 12, 12))
    scene.press(KeyPress(.home), KeyPress(.left), KeyPress(.pageUp), KeyPress(.up))
    #expect(scene.factTable?.fact == .pair(.multiplication, 0, 0))
  }

  @Test("Tab and the signs change the table")
  func tables() {
    var scene = AppScene.factTable(.sample)
    scene.press(.tab)
    #expect(scene.factTable?.operation == .addition)
    scene.press(.character("x"))
    #expect(scene.factTable?.operation == .multiplication)
    scene.press(.character("+"), .character("+"))
    #expect(scene.factTable?.operation == .addition)
    scene.press(.backTab)
    #expect(scene.factTable?.operation == .multiplication)
  }

  @Test("p practises")
  func practice() {
    var state = FactTableScreen.State(context: .usual)
    let effects = FactTableScreen.reduce(&state, .practiceChosen, .usual)
    #expect(effects == [.navigate(.drill(.new(DrillSettings(mode: .practice))))])
  }

  @Test(
    "a fact is judged against the learner's own time",
    arguments: [
      (799, 10, .fast, .good), (800, 10, .usual, .good), (1_300, 9, .usual, .good),
      (1_301, 8, .hesitant, .fair), (2_000, 7, .hesitant, .fair), (2_001, 6, .slow, .poor),
    ] as [(Int, Int, FactStanding.Speed, FactStanding.Accuracy)])
  func standing(
    milliseconds: Int, right: Int, speed: FactStanding.Speed, accuracy: FactStanding.Accuracy
  ) {
    let memory = FactMemory.sample(
      answers: 10, missed: 10 - right, milliseconds: milliseconds, dueIn: 1)
    let standing = FactStanding(memory, usual: 1_000)
    #expect(standing.speed == speed)
    #expect(standing.accuracy == accuracy)
  }

  @Test("what was never answered is unknown, and what was never right is slow")
  func standingAtTheEdges() {
    #expect(FactStanding(nil, usual: 1_000).speed == .unknown)
    #expect(FactStanding(FactMemory(), usual: nil).speed == .unknown)
    let missed = FactMemory.sample(answers: 2, missed: 2, milliseconds: 0, dueIn: 0)
    #expect(FactStanding(missed, usual: 1_000).speed == .slow)
    let first = FactMemory.sample(answers: 1, missed: 0, milliseconds: 5_000, dueIn: 0)
    #expect(FactStanding(first, usual: nil).speed == .usual)
  }

  @Test("the selected fact is told in words")
  func sentence() {
    var record = AgilityRecord()
    record.times[2] = AnswerTimes()
    record.times[2]?.insert(1_600)
    record.facts[.pair(.multiplication, 7, 8)] = .sample(
      answers: 12, missed: 1, milliseconds: 1_440, dueIn: 0)
    let facts = FactFacts(.multiplication, 8, 7, in: record, on: Learner.today)
    #expect(
      FactTableTexts.spanish.sentence(facts, .spanish)
        == "8 × 7 = 56: 12 veces, 92 % bien, 1,4 s (sueles tardar 1,6 s), vuelve hoy.")
    #expect(
      FactTableTexts.english.sentence(facts, .english)
        == "8 × 7 = 56: 12 times, 92% right, 1.4 s (you usually take 1.6 s), comes again today.")
    let unknown = FactFacts(.addition, 3, 4, in: record, on: Learner.today)
    #expect(
      FactTableTexts.spanish.sentence(unknown, .spanish)
        == "3 + 4 = 7: todavía no la has respondido.")
  }

  @Test("a table that is mostly unknown says how to fill it")
  func mostUnknown() {
    #expect(AppScene.factTable(AgilityRecord()).frame().shows("Con p se va llenando."))
    #expect(
      AppScene.factTable(AgilityRecord(), Size(columns: 40, rows: 12)).frame().shows("llenando."))
    #expect(!AppScene.factTable(.sample).frame().shows("llenando"))
  }

  @Test("headings of two digits never run together", arguments: 9...12)
  func headings(second: Int) {
    var scene = AppScene.factTable(.sample, Size(columns: 40, rows: 12))
    for _ in 8..<second { scene.press(KeyPress(.right)) }
    let frame = scene.frame()
    #expect(frame.shows("8 9 "))
    #expect(!frame.shows("1011") && !frame.shows("1112"))
    #expect(frame.shows(second == 9 ? "10  12" : String(second)))
  }

  @Test("a drill begun from the tables leads back to them")
  func wayBack() {
    var scene = AppScene.factTable(.sample)
    scene.press(.character("p"))
    guard case .drill = scene.state.screen else {
      Issue.record("\(scene.state.screen)")
      return
    }
    scene.press(.tab, .escape)
    if case .drill = scene.state.screen { scene.press(.escape) }
    #expect(scene.factTable != nil)
    scene.press(.escape)
    guard case .agility = scene.state.screen else {
      Issue.record("\(scene.state.screen)")
      return
    }
  }

  @Test("a click on a cell selects it, wherever it is in sight")
  func clicks() throws {
    for size in [(80, 24), (40, 12), (120, 40)] {
      let scene = AppScene.factTable(.sample, Size(columns: size.0, rows: size.1))
      let region = try #require(
        scene.frame().hitRegions.first { $0.action == .factTable(.cellChosen(6, 12)) })
      var clicked = scene
      clicked.act(.clicked(region.action))
      #expect(clicked.factTable?.fact == .pair(.multiplication, 6, 12))
      #expect(clicked.frame().cursor?.column == region.rect.column)
    }
  }

  @Test("the selected cell is in sight in every window", arguments: 12...30)
  func inSight(rows: Int) {
    var scene = AppScene.factTable(.sample, Size(columns: 40, rows: rows))
    scene.press(KeyPress(.pageUp))
    for first in 0...12 {
      let frame = scene.frame()
      // The selected cell itself is none to click on; its neighbour in the row is.
      let region = frame.hitRegions.first { $0.action == .factTable(.cellChosen(first, 7)) }
      #expect(region != nil && frame.cursor?.row == region?.rect.row, "\(first)")
      scene.press(KeyPress(.down))
    }
  }
}

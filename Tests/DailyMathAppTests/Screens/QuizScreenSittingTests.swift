import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The quiz across days and restarts")
struct QuizScreenSittingTests {
  /// A learner who answered `a` and `b` before the program was started again, and the record of it.
  private static func restarted() throws -> (Learner, SittingRecord) {
    var learner = Learner(cards: "a", "b", "c")
    learner.review("a", .good)
    learner.review("b", .wrong)
    let record = try #require(
      SittingRecord(last: learner.events, of: DeviceID("desk")))
    return (learner, record)
  }

  @Test(
    "u on a fresh quiz takes back the answers of the sitting before, one by one, each named, and then no more"
  )
  func restart() throws {
    let (learner, record) = try Self.restarted()
    var scene = QuizScene(learner)
    scene.act(.sittingFound(record))
    scene.act(.takeBackChosen)
    #expect(scene.state.notice == .tookBack(prompt: "b"))
    #expect(scene.card == "b")
    scene.act(.takeBackChosen)
    #expect(scene.state.notice == .tookBack(prompt: "a"))
    #expect(scene.card == "a")
    #expect(scene.learner.library.tally(on: Learner.today).answers == 0)
    scene.act(.takeBackChosen)
    #expect(scene.state.notice == .nothingToTakeBack)
  }

  @Test("where nothing was answered before, nothing changes")
  func nothingFound() {
    var scene = QuizScene(cards: "a")
    scene.expect(.sittingFound(nil))
  }

  @Test("an answer whose card was deleted meanwhile is taken back all the same")
  func deletedBefore() throws {
    var (learner, record) = try Self.restarted()
    learner.write(.cardDelete(CardID("b")))
    var scene = QuizScene(learner)
    scene.act(.sittingFound(record))
    scene.act(.takeBackChosen)
    #expect(scene.learner.library.tally(on: Learner.today).answers == 1)
    #expect(scene.state.notice == .tookBackEarlier(prompt: nil))
    #expect(scene.card == "c")
  }

  @Test(
    "a day that begins in the middle of a question changes nothing of it, and the answer counts for the new day"
  )
  func rollover() throws {
    var scene = QuizScene(cards: "a", "b")
    scene.day = 1
    scene.now = 12_000
    try scene.answer(.good)
    #expect(scene.card == "b")
    #expect(scene.state.session.rightCount == 1)
    try scene.answer(.good)
    #expect(scene.state.phase == .finished)
    // u reaches back over the night.
    scene.day = 2
    scene.act(.takeBackChosen)
    #expect(scene.state.notice == .tookBack(prompt: "b"))
  }

  @Test("a clock that runs backwards gives no negative time")
  func clockSetBack() throws {
    var scene = QuizScene(cards: "a")
    scene.now = 2_000
    #expect(try scene.choice(isRight: true).milliseconds == 0)
    scene.act(.editChosen)
    scene.now = 1_000
    scene.act(.resumed)
    scene.act(.historyToggled)
    scene.now = 500
    scene.act(.historyToggled)
    #expect(try scene.choice(isRight: true).milliseconds == 0)
    try scene.answer(.good)
    #expect(scene.state.phase == .finished)
  }

  @Test("practice says that schedules stay, and its answers move none")
  func practice() throws {
    var learner = Learner(cards: "a")
    learner.review("a", .wrong, day: -1)
    var scene = QuizScene(learner, scope: .practice(.failedThisWeek))
    let before = scene.learner.library.card(CardID("a"))?.review
    #expect(scene.state.session.showing?.round == .cram)
    try scene.answer(.good)
    #expect(scene.learner.library.card(CardID("a"))?.review == before)
  }

  @Test("the results are told by kind where there was more than one")
  func results() throws {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.kindChanged)
    scene.type("sí")
    scene.press(.enter)
    scene.act(.selectedGradeTaken)
    #expect(scene.state.resultsByKind(.spanish, .spanish).isEmpty)
    // The way that was chosen is kept for the cards after it.
    #expect(scene.state.session.showing?.kind == .typed)
    scene.act(.kindChanged)
    scene.now += 1_000
    scene.press(.enter)
    scene.press(.character("1"))
    #expect(
      scene.state.resultsByKind(.spanish, .spanish)
        == ["escribir: 1 de 1", "recordar: 0 de 1"])
  }
}

import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("A drill")
struct DrillScreenTests {
  private static let two = DrillSettings(mode: .classic, length: .problems(2))

  @Test("takes keys into the answer and lights them, and nothing else changes")
  func typing() throws {
    let drill = try #require(AppScene.drill().drill)
    var session = drill.session
    session.take(.digit(5), at: 11_000)
    let expected = session
    expectReduction(
      of: drill,
      by: { DrillScreen.reduce(&$0, .typed(.digit(5)), .test(at: .at(11_000))) },
      change: { state in
        state.session = expected
        state.litKey = DrillScreen.LitKey(key: .digit(5), end: 11_150)
        state.seenAt = 11_000
      })
    #expect(expected.entry.text == "5")
  }

  @Test("asks the next problem as soon as the answer is right")
  func answering() throws {
    var scene = AppScene.drill()
    #expect(scene.type("56", at: 12_000).isEmpty)
    let drill = try #require(scene.drill)
    #expect(drill.session.score == 1)
    #expect(drill.session.problem == .sum(45, 38))
    #expect(drill.session.entry.text.isEmpty)
  }

  @Test("writes what was answered when it ends, the outcome with it")
  func ending() throws {
    var scene = AppScene.drill(settings: Self.two)
    scene.type("56", at: 12_000)
    let effects = scene.type("83", at: 14_000)
    let parts = AppScene.parts(effects)
    #expect(effects.count == 1)
    #expect(parts.map(\.answers.count) == [2])
    #expect(parts.first?.outcome?.isFinished == true)
    #expect(parts.first?.outcome?.score == 2)
    #expect(parts.first?.outcome?.milliseconds == 4_000)
    #expect(parts.first?.isRepeat == true)
    let drill = try #require(scene.drill)
    #expect(drill.ending?.guardEnd == 14_700)
    #expect(drill.unsaved == parts)
    #expect(drill.isSaving)
    #expect(scene.confirm(effects).isEmpty)
    #expect(scene.drill?.unsaved == [])
    #expect(scene.drill?.isSaving == false)
  }

  @Test("ends by the clock, and the problem at hand is not recorded")
  func timeOver() throws {
    var scene = AppScene.drill(settings: DrillSettings(mode: .classic, length: .seconds(30)))
    scene.type("56", at: 12_000)
    scene.type("8", at: 39_000)
    let effects = scene.act(.deadlineReached, at: 40_000)
    let parts = AppScene.parts(effects)
    #expect(parts.flatMap(\.answers).map(\.problem) == [.product(7, 8)])
    #expect(scene.drill?.ending?.summary.outcome.milliseconds == 30_000)
  }

  @Test("writes a piece after every twenty answers")
  func pieces() {
    var scene = AppScene.drill(
      [.product(7, 8)], settings: DrillSettings(mode: .classic, length: .endless))
    for index in 1...19 { #expect(scene.type("56", at: 10_000 + Int64(index) * 500).isEmpty) }
    let effects = scene.type("56", at: 30_000)
    #expect(AppScene.parts(effects).map(\.answers.count) == [20])
    #expect(AppScene.parts(effects).first?.outcome == nil)
    #expect(scene.drill?.ending == nil)
  }

  @Test("leaves at once with Escape where nothing was answered, and writes nothing")
  func nothingAnswered() {
    var scene = AppScene.drill()
    scene.type("5", at: 11_000)
    let effects = scene.press(.escape)
    #expect(AppScene.parts(effects).isEmpty)
    #expect(scene.drill == nil)
    guard case .agility = scene.state.screen else {
      Issue.record("not where the drill was begun: \(scene.state.screen)")
      return
    }
  }

  @Test("is broken off with Escape, and says how it went")
  func brokenOff() {
    var scene = AppScene(Learner())
    AppReducer.navigate(&scene.state, to: .drill(.new(DrillSettings(mode: .classic), seed: 3)))
    scene.type(scene.drill?.session.problem.answer.text(decimalMark: ".") ?? "", at: 12_000)
    let parts = AppScene.parts(scene.act(.key(.escape), at: 13_000))
    #expect(parts.first?.outcome?.isFinished == false)
    #expect(scene.drill?.ending != nil)
    #expect(scene.frame().shows("Lo dejaste antes del final"))
  }

  @Test("begins anew at once with Tab, and keeps what was answered")
  func restarting() throws {
    var scene = AppScene.drill()
    scene.type("56", at: 12_000)
    let effects = scene.act(.key(.tab), at: 13_000)
    let parts = AppScene.parts(effects)
    #expect(parts.first?.outcome?.isFinished == false)
    let drill = try #require(scene.drill)
    #expect(drill.ending == nil)
    #expect(drill.session.answers.isEmpty)
    #expect(drill.session.seed != 5)
    #expect(!drill.session.isRepeat)
    #expect(drill.session.elapsed(at: 13_500) == 500)
    #expect(drill.unsaved == parts)
    scene.confirm(effects)
    #expect(scene.drill?.unsaved == [])
  }

  @Test("without an answer writes nothing when it begins anew")
  func restartingAtOnce() {
    var scene = AppScene.drill()
    #expect(scene.press(.tab).isEmpty)
  }

  @Test("shows the right answer after a wrong one, in words, and wants it typed")
  func wrong() {
    var scene = AppScene.drill()
    scene.type("54", at: 11_000)
    #expect(scene.frame().shows("54 ✗"))
    scene.type("1", at: 12_000)
    #expect(scene.drill?.session.phase == .correcting)
    #expect(scene.frame().shows("✗ Escribiste 541. Es 56: escríbelo para seguir."))
    #expect(scene.frame(glyphs: .ascii).shows("x Escribiste 541. Es 56"))
    // It does not count, and that is told beside what does.
    #expect(scene.frame().shows("✗ 1   ✓ 0"))
    scene.type("56", at: 13_000)
    #expect(scene.drill?.session.answers.first?.wasShown == true)
    #expect(scene.drill?.session.score == 0)
  }

  @Test("says that Enter answers where nothing else does, and names what was typed last")
  func confirming() {
    #expect(!AppScene.drill().frame().shows("Enter responder"))
    var scene = AppScene.drill(settings: DrillSettings(mode: .classic, acceptance: .enter))
    #expect(scene.frame().shows("Enter responder"))
    scene.type("1", at: 11_000)
    scene.act(.key(.enter), at: 11_500)
    #expect(scene.frame().shows("✗ Escribiste 1. Es 56"))
    scene.type("2438", at: 12_000)
    scene.act(.key(.enter), at: 13_000)
    #expect(scene.frame().shows("✗ Escribiste 2438. Es 56"))
    #expect(scene.drill?.session.entry.text.isEmpty == true)
  }

  @Test("is not disturbed by what another terminal writes")
  func others() {
    var scene = AppScene.drill()
    scene.type("5", at: 11_000)
    let before = scene.drill
    var learner = Learner()
    let event = learner.next(.cardDelete(CardID("x")))
    learner.write(event.payload)
    scene.act(.eventsArrived([event]))
    #expect(scene.drill == before)
  }
}

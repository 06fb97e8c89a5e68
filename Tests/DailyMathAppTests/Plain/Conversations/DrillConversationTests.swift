import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("A drill as a conversation")
struct DrillConversationTests {
  private static func question(_ scene: AppScene) throws -> PlainQuestion {
    DrillConversation.question(try #require(scene.drill), PlainContext(scene.state, place: .menu))
  }

  private static func reply(_ text: String, _ scene: AppScene) throws -> PlainReply {
    DrillConversation.reply(
      to: .text(text), try #require(scene.drill), PlainContext(scene.state, place: .menu))
  }

  /// Lets a line act as the loop does.
  private static func give(_ text: String, to scene: inout AppScene, at time: Int64) throws {
    guard case .go(let actions, _, _) = try reply(text, scene) else {
      Issue.record("\(text) is refused")
      return
    }
    for action in actions { scene.confirm(scene.act(action, at: time)) }
  }

  @Test("asks a problem a line")
  func asking() throws {
    let question = try Self.question(.drill())
    #expect(question.heading.first == "Clásico 120 s")
    #expect(question.statements == ["7 × 8"])
    #expect(question.prompt == "Respuesta")
  }

  @Test("takes a line as a whole, in either convention, and refuses what is no number")
  func lines() throws {
    let scene = AppScene.drill()
    #expect(try Self.reply(" 56 ", scene) == .go(.drill(.answerWritten("56"))))
    #expect(try Self.reply("-0,5", scene) == .go(.drill(.answerWritten("-0,5"))))
    #expect(try Self.reply("3/4", scene) == .go(.drill(.answerWritten("3/4"))))
    #expect(try Self.reply("siete", scene) == .again("Escribe un número."))
    #expect(try Self.reply("-", scene) == .again("Escribe un número."))
    #expect(try Self.reply("?", scene) == .go(.drill(.helpChosen)))
  }

  @Test("ends with an empty line, a q or a dot", arguments: ["", "q", "."])
  func ending(line: String) throws {
    var scene = AppScene.drill()
    #expect(try Self.reply(line, scene) == .go(.drill(.endChosen)))
    try Self.give("56", to: &scene, at: 12_000)
    try Self.give(line, to: &scene, at: 13_000)
    #expect(scene.drill?.ending != nil)
  }

  @Test("says the right answer after a wrong one and asks again")
  func wrong() throws {
    var scene = AppScene.drill()
    // It begins with the right answer, which a line does not end with.
    try Self.give("567", to: &scene, at: 12_000)
    let question = try Self.question(scene)
    #expect(
      question.statements == ["Escribiste 567. Es 56: escríbelo para seguir.", "7 × 8"])
    #expect(question.prompt == "Escríbela")
    try Self.give("57", to: &scene, at: 13_000)
    #expect(
      try Self.question(scene).statements.first
        == "Escribiste 57. Es 56: escríbelo para seguir.")
    try Self.give("56", to: &scene, at: 14_000)
    #expect(try Self.question(scene).statements == ["45 + 38"])
    #expect(scene.drill?.session.score == 0)
  }

  @Test("tells the results in words, and what can follow")
  func results() throws {
    var scene = AppScene.drill(settings: DrillSettings(mode: .classic, length: .problems(2)))
    try Self.give("56", to: &scene, at: 12_000)
    try Self.give("82", to: &scene, at: 13_000)
    try Self.give("83", to: &scene, at: 16_000)
    try Self.give("72", to: &scene, at: 18_000)
    let question = try Self.question(scene)
    #expect(
      question.statements == [
        "2 resueltos en 8,0 s, 15,0 por minuto, 67 % a la primera.",
        "Las conocías: una repetición no cuenta para tu récord.", "Lo más lento:",
        "45 + 38 = 83, 4,0 s", "7 × 8 = 56, 2,0 s", "12 × 6 = 72, 2,0 s", "Fallos (1)",
        "45 + 38 = 83   escribiste 82",
      ])
    #expect(try Self.reply("", scene) == .go(.drill(.leaveChosen)))
    #expect(try Self.reply("n", scene) == .go(.drill(.restartChosen)))
    #expect(try Self.reply("r", scene) == .go(.drill(.repeatChosen)))
    #expect(try Self.reply("m", scene) == .go(.drill(.missesChosen)))
    #expect(try Self.reply("7", scene) == .again(question.prompt))
  }

  @Test("says that nothing is saved, and tries again with Enter")
  func notSaved() throws {
    var scene = AppScene.drill()
    scene.type("56", at: 12_000)
    scene.act(.key(.escape))
    scene.act(.appendFailed(.diskFull(path: "/d"), for: .drill))
    let question = try Self.question(scene)
    #expect(question.statements.first?.hasPrefix("Tus respuestas no se guardaron.") == true)
    #expect(try Self.reply("", scene) == .go(.drill(.retryChosen)))
  }

  @Test("stands still after the shell had the program, and goes on with Enter")
  func paused() throws {
    var scene = AppScene.drill()
    scene.act(.screen(.drill(.continued)), at: 60_000)
    #expect(try Self.question(scene).statements == ["En pausa"])
    #expect(try Self.reply("", scene) == .go(.drill(.resumed)))
  }
}

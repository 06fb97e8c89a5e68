import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The quiz as a conversation")
struct QuizConversationTests {
  private var scene = QuizScene(cards: "¿uno?", "¿dos?")

  private var context: PlainContext {
    var state = AppState(
      language: .spanish, size: .init(columns: 80, rows: 24), stamp: .at(), seed: 1)
    state.signedIn = scene.learner.signedIn
    return PlainContext(state, place: .menu)
  }

  private func reply(_ text: String) -> PlainReply {
    QuizConversation.reply(to: .text(text), scene.state, context)
  }

  private func statements() -> [String] {
    QuizConversation.question(scene.state, context).statements
  }

  @Test(
    "before an answer, a number chooses an option without naming a key, and letters are commands",
    arguments: [
      ("1", .go(.quiz(.optionChosen(0, by: nil)))), ("4.", .go(.quiz(.optionChosen(3, by: nil)))),
      ("5", .again("Escribe un número del 1 al 4.")), ("0", .go(.quiz(.leaveChosen))),
      ("", .again("Escribe un número del 1 al 4.")), ("x", .again("Escribe un número del 1 al 4.")),
      ("-1", .again("Escribe un número del 1 al 4.")),
      ("99999999999999999999", .again("Escribe un número del 1 al 4.")),
      ("Q", .go(.quiz(.leaveChosen))), ("s", .go(.quiz(.toolChosen(.suspend, by: nil)))),
      ("b", .go(.quiz(.toolChosen(.bury, by: nil)))),
      ("\\m", .go(.quiz(.toolChosen(.mark, by: nil)))), ("e", .go(.quiz(.editChosen))),
      ("o", .go(.quiz(.kindChanged))),
      (".", .go(.quiz(.leaveChosen))), ("?", .go(.quiz(.helpChosen))),
      ("u", .again("No hay nada más que deshacer.")),
    ] as [(String, PlainReply)])
  func asking(text: String, expected: PlainReply) {
    #expect(reply(text) == expected)
  }

  @Test(
    "after a right answer, Enter takes the grade that is suggested, and 3, 4 and 5 another",
    arguments: [
      ("", .go(.quiz(.selectedGradeTaken))), ("3", .go(.quiz(.gradeChosen(.hard)))),
      ("4", .go(.quiz(.gradeChosen(.good)))), ("5", .go(.quiz(.gradeChosen(.easy)))),
      ("1", .again("Escribe uno de estos números: 3, 4, 5.")), ("u", .go(.quiz(.takeBackChosen))),
      ("q", .go(.quiz(.leaveChosen))),
    ] as [(String, PlainReply)])
  mutating func grading(text: String, expected: PlainReply) throws {
    scene.act(.optionChosen(try scene.option(isRight: true), by: nil))
    #expect(reply(text) == expected)
    #expect(statements().first == "Correcta: sí")
  }

  @Test("why another grade than the usual one is suggested is said with the grades")
  mutating func suggestion() throws {
    scene.act(.optionChosen(try scene.option(isRight: true), by: nil))
    #expect(!statements().contains { $0.contains("sugiere") })
    var state = scene.state
    state.notice = .slowerThanUsual(9_000, usual: 3_000)
    state.selectedGrade = .hard
    let question = QuizConversation.question(state, context)
    #expect(
      question.statements.contains("Tardaste 9 s; sueles tardar 3 s: se sugiere Difícil."))
    #expect(question.prompt == "¿Cómo te fue? (Enter: Difícil)")
  }

  @Test("after a wrong answer anything goes on, except for the commands")
  mutating func reading() throws {
    scene.act(.optionChosen(try scene.option(isRight: false), by: nil))
    #expect(reply("") == .go(.quiz(.continued)))
    #expect(reply("2") == .go(.quiz(.continued)))
    #expect(reply("u") == .go(.quiz(.takeBackChosen)))
    #expect(reply("q") == .go(.quiz(.leaveChosen)))
  }

  @Test("at the end anything leads back, and u takes the last answer back")
  mutating func finished() throws {
    try scene.answer(.good)
    try scene.answer(.good)
    #expect(
      statements() == [
        "¡Terminaste el quiz!", "2 de 2 respuestas correctas.", "Racha: 1 día.",
        "Ganaste una insignia: Primera tarjeta.", "Mañana te esperan 2 tarjetas.",
      ])
    #expect(reply("") == .go(.quiz(.leaveChosen)))
    #expect(reply("u") == .go(.quiz(.takeBackChosen)))
  }
}

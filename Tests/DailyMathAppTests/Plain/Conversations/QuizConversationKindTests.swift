import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Typing and recalling in the quiz as a conversation")
struct QuizConversationKindTests {
  private static func scene(_ kind: AnswerKind) -> QuizScene {
    QuizScene(contents: [
      CardContent(
        prompt: "¿derivada de sen x?", answer: "coseno", distractors: ["seno"],
        category: .trigonometry, alternatives: ["cos x"], answerKind: kind),
      Learner.content("¿dos?"),
    ])
  }

  private static func context(_ scene: QuizScene) -> PlainContext {
    var state = AppState(
      language: .spanish, size: .init(columns: 80, rows: 24), stamp: .at(), seed: 1)
    state.signedIn = scene.learner.signedIn
    return PlainContext(state, place: .menu)
  }

  private static func reply(_ text: String, _ scene: QuizScene) -> PlainReply {
    QuizConversation.reply(to: .text(text), scene.state, context(scene))
  }

  private static func question(_ scene: QuizScene) -> PlainQuestion {
    QuizConversation.question(scene.state, context(scene))
  }

  @Test(
    "where the answer is typed every line is one, and commands stand behind a backslash",
    arguments: [
      ("coseno", .go(.quiz(.answerWritten("coseno")))), ("q", .go(.quiz(.answerWritten("q")))),
      ("0", .go(.quiz(.answerWritten("0")))), ("?", .go(.quiz(.helpChosen))),
      ("\\pi", .go(.quiz(.answerWritten("\\pi")))), ("", .again("Escribe una respuesta.")),
      ("\\q", .go(.quiz(.leaveChosen))), (".", .go(.quiz(.leaveChosen))),
      ("\\?", .go(.quiz(.helpChosen))), ("\\o", .go(.quiz(.kindChanged))),
      ("\\s", .go(.quiz(.toolChosen(.suspend, by: nil)))),
      ("\\B", .go(.quiz(.toolChosen(.bury, by: nil)))),
      ("\\m", .go(.quiz(.toolChosen(.mark, by: nil)))), ("\\e", .go(.quiz(.editChosen))),
      ("\\u", .again("No hay nada más que deshacer.")),
    ] as [(String, PlainReply)])
  func typing(text: String, expected: PlainReply) {
    #expect(Self.reply(text, Self.scene(.typed)) == expected)
  }

  @Test("a near miss is told in words, with what is too much and what is missing in brackets")
  func near() {
    var scene = Self.scene(.typed)
    #expect(Self.question(scene).prompt == "Escribe tu respuesta (? ayuda)")
    scene.act(.answerWritten("cosseno"))
    let lines = Self.question(scene).statements
    #expect(lines.first?.hasPrefix("Casi: ") == true)
    #expect(lines.first?.contains("[−s]") == true)
    #expect(lines.contains("La correcta era: coseno"))
    #expect(lines.contains("También vale: cos x"))
    #expect(Self.reply("", scene) == .go(.quiz(.continued)))
  }

  @Test("a card is turned over with Enter, and graded from 1 to 5")
  func flip() {
    var scene = Self.scene(.flip)
    #expect(Self.question(scene).prompt == "Piensa la respuesta; Enter para verla")
    #expect(Self.reply("", scene) == .go(.quiz(.turned(by: nil))))
    scene.act(.turned(by: nil))
    let question = Self.question(scene)
    #expect(
      question.statements == [
        "Respuesta: coseno", "También vale: cos x", "1. Otra vez, vuelve hoy",
        "3. Difícil, vuelve hoy", "4. Normal, mañana", "5. Fácil, mañana",
      ])
    #expect(Self.reply("1", scene) == .go(.quiz(.gradeChosen(.wrong))))
    #expect(Self.reply("2", scene) == .again("Escribe uno de estos números: 1, 3, 4, 5."))
    #expect(Self.reply("", scene) == .go(.quiz(.selectedGradeTaken)))
  }

  @Test("the history is said answer by answer, the latest first, and the question is asked again")
  func history() {
    var learner = Learner(cards: "a")
    learner.review("a", .good, day: -8)
    learner.review("a", .wrong, day: -7, milliseconds: 12_400)
    let scene = QuizScene(learner)
    #expect(
      Self.reply("i", scene)
        == .go(
          [],
          saying: [
            "Historial. Facilidad 2,50, Lapsos 1.",
            "23 nov, Otra vez, 1 día, 12 s, elegir, repaso.",
            "22 nov, Normal, 1 día, 3,0 s, elegir, repaso.",
          ]))
  }

  @Test("of practice the grades say that schedules stay")
  func practice() throws {
    var learner = Learner(cards: "a")
    learner.review("a", .wrong, day: -1)
    var scene = QuizScene(learner, scope: .practice(.failedThisWeek))
    scene.act(.optionChosen(try scene.option(isRight: true), by: nil))
    let question = Self.question(scene)
    #expect(question.heading.first == "Práctica")
    #expect(question.statements.contains("4. Normal, no cambia"))
  }
}

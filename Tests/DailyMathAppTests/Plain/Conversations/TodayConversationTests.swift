import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The day's cards as a conversation")
struct TodayConversationTests {
  private let learner = Learner.midTerm()

  private func context(_ place: PlainPlace = .menu) -> PlainContext {
    var state = AppState(
      language: .spanish, size: Size(columns: 80, rows: 24), stamp: .at(), seed: 1)
    state.signedIn = learner.signedIn
    return PlainContext(state, place: place)
  }

  private var state: TodayScreen.State {
    TodayScreen.State(library: learner.library, day: Learner.today)
  }

  @Test("a card with a gap is told, and asked about before it is deleted, as the card asks it")
  func gap() throws {
    var learner = learner
    var content = CardContent(
      prompt: "La derivada de {{sen x}} es {{cos x}}.", answer: "", distractors: [],
      category: .differentialCalculus)
    content.form = .cloze(gap: 2)
    learner.write(.cardPut(CardID("gap"), content))
    var app = AppState(
      language: .spanish, size: Size(columns: 80, rows: 24), stamp: .at(), seed: 1)
    app.signedIn = learner.signedIn
    let context = PlainContext(app, place: .menu)
    var state = TodayScreen.State(library: learner.library, day: Learner.today)
    let shown = try #require(CardConversation.question(CardID("gap"), state, context))
    #expect(
      shown.statements.prefix(2) == [
        "Pregunta: La derivada de sen x es […].", "Respuesta correcta: cos x",
      ])
    state.question = .deleteCard(CardID("gap"))
    let asked = TodayConversation.question(state, context)
    #expect(asked.statements.contains("La derivada de sen x es […]."))
  }

  @Test(
    "the menu takes numbers and the letters of the screen",
    arguments: [
      ("1", .go(.today(.quizChosen))), ("c", .go(.today(.quizChosen))),
      ("2", .go([], to: .cards(from: 0))), ("3", .go(.today(.newCardChosen))),
      ("n", .go(.today(.newCardChosen))), ("4", .go(.today(.helpChosen))),
      ("?", .remind), ("5", .go(.today(.languageChosen))),
      ("6", .go(.today(.tabChosen(6)))), ("7", .go(.today(.signOutChosen))),
      ("x", .go(.today(.signOutChosen))),
      ("0", .go(.today(.quitChosen))), ("q", .go(.today(.quitChosen))),
      ("", .remind),
      ("8", .go(.today(.tabChosen(2)))), ("9", .go(.today(.decksChosen))),
      ("g", .go(.today(.decksChosen))), ("10", .go(.today(.practiceChosen))),
      ("p", .go(.today(.practiceChosen))), ("11", .go(.today(.takeBackChosen))),
      ("u", .go(.today(.takeBackChosen))),
      ("12", .go(.today(.statisticsChosen))), ("s", .go(.today(.statisticsChosen))),
      ("13", .go(.today(.tabChosen(4)))), ("a", .go(.today(.tabChosen(4)))),
      ("14", .again("Escribe uno de los números de la lista.")),
      ("h", .again("Escribe uno de los números de la lista.")),
    ] as [(String, PlainReply)])
  func menu(text: String, expected: PlainReply) {
    #expect(TodayConversation.reply(to: .text(text), state, context()) == expected)
  }

  @Test("a question is answered by number, by letter or by Enter, and a dot is a no")
  func questions() {
    var state = state
    state.question = .deleteCard(CardID("card0"))
    func reply(_ text: String) -> PlainReply {
      TodayConversation.reply(to: .text(text), state, context())
    }
    let yes = PlainReply.go(.today(.questionAnswered(confirm: true)))
    let no = PlainReply.go(.today(.questionAnswered(confirm: false)))
    for text in ["1", "s", "Y"] { #expect(reply(text) == yes) }
    for text in ["2", "n", "0", ".", ""] { #expect(reply(text) == no) }
    #expect(reply("quizás") == .again("Escribe uno de los números de la lista."))
    #expect(
      TodayConversation.question(state, context()).statements == [
        "¿Eliminar esta tarjeta?", "d/dx sen(x)", "Dejará de aparecer en tus repasos.",
        "1. Eliminar", "2. Cancelar",
      ])
    state.question = .signOut
    state.isConfirmSelected = true
    #expect(reply("") == yes)
  }

  @Test("a card of the list is said whole, and one that is gone gives way to the list")
  func card() {
    let place = PlainPlace.card(CardID("card7"), from: 0)
    let question = TodayConversation.question(state, context(place))
    #expect(
      question.statements == [
        "Pregunta: ¿Es abierto el intervalo (0, 1)?", "Respuesta correcta: Sí, en la recta real",
        "Opción incorrecta 1: No", "Opción incorrecta 2: Solo en el plano",
        "Opción incorrecta 3: Solo en los racionales", "Categoría: Topología",
        "Repaso: vuelve hoy", "1. Editar", "2. Eliminar", "0. Volver",
      ])
    let gone = PlainPlace.card(CardID("gone"), from: 0)
    #expect(
      TodayConversation.question(state, context(gone))
        == TodayConversation.question(state, context(.cards(from: 0))))
    #expect(
      TodayConversation.reply(to: .text("1"), state, context(gone)) == .go([], to: .cards(from: 0)))
  }

  @Test("each row of the list says its card, its category and its day")
  func rows() {
    let lines = TodayConversation.question(state, context(.cards(from: 0))).statements
    #expect(lines.first == "8 tarjetas.")
    // Answered three times until 33 days ago, it was due 1, 6 and 15 days later: the longest overdue comes first.
    #expect(lines[1] == "1. sen²(x) + cos²(x), Trigonometría, hoy")
    #expect(lines.count == 9)
    // Beyond the end it is the last page.
    let beyond = TodayConversation.question(state, context(.cards(from: 40))).statements
    #expect(beyond.first == "8 tarjetas.")
  }
}

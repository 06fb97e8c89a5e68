import DailyMathCore
import DailyMathTestSupport
import Testing

@Suite("A session with all kinds of answer")
struct ThreeKindsTests {
  private static let word = "¿Qué es la derivada de la posición?"
  private static let half = "¿Cuánto es 1 : 2?"
  private static let rolle = "¿Qué dice el teorema de Rolle?"

  let folder: StudyFolder
  let deck = TestDeck.cards(6)

  init() throws {
    folder = try StudyFolder()
    func card(_ prompt: String, _ answer: String, _ kind: AnswerKind, place: Int) -> CardContent {
      CardContent(
        prompt: prompt, answer: answer, distractors: [], category: .probability,
        difficulty: place, answerKind: kind)
    }
    // Chosen, typed, typed, turned over, chosen, chosen.
    let chosen = [1, 5, 6].map { EventPayload.cardPut(TestDeck.id($0), deck[$0 - 1]) }
    try folder.register(
      chosen + [
        .cardPut(CardID("palabra"), card(Self.word, "velocidad", .typed, place: 2)),
        .cardPut(CardID("mitad"), card(Self.half, "0.5", .typed, place: 3)),
        .cardPut(CardID("rolle"), card(Self.rolle, "Existe c con f′(c) = 0", .flip, place: 4)),
      ])
  }

  @Test("each is recorded as it was given, and what failed comes back after three others until 4")
  func session() throws {
    let program = try folder.signIn()
    try program.waitForCount("Pendientes", 6)
    try program.press(.enter)
    try program.answerRightly(program.question(of: deck[0], among: deck))
    try program.answer(Self.word, typing: "velosidad")
    try program.waitFor("Casi: mira las letras marcadas.")
    try program.waitFor("velosidad")
    try program.waitFor("velocidad")
    try program.waitFor("Volverá en este quiz.")
    try program.press(.space)
    // The card has a point, and the learner writes a comma.
    try program.answer(Self.half, typing: "0,5")
    try program.grade("4")
    try program.turn(Self.rolle)
    try program.waitFor("Existe c con f′(c) = 0")
    try program.waitFor("1 Otra vez")
    try program.grade("1")
    try program.answerRightly(program.question(of: deck[4], among: deck))
    // Three others were answered since.
    try program.answer(Self.word, typing: "velocidad")
    try program.grade("3")
    try program.answerRightly(program.question(of: deck[5], among: deck))
    try program.turn(Self.rolle)
    try program.grade("4")
    // Nothing else is left to put between.
    try program.answer(Self.word, typing: "VELOCIDAD")
    try program.grade("4")
    try program.waitFor("Terminaste")
    try program.waitFor("7 de 9 respuestas correctas")
    try program.waitFor("elegir: 3 de 3")
    try program.waitFor("escribir: 3 de 4")
    try program.waitFor("recordar: 1 de 2")
    #expect(program.screen.unknownTexts == [])

    #expect(
      try folder.recordedAnswers() == [
        RecordedAnswer("prueba1", "scheduled", "choice", "buena 1", 4, 4),
        RecordedAnswer("palabra", "scheduled", "typed", "velosidad", 1, 1),
        RecordedAnswer("mitad", "scheduled", "typed", "0,5", 4, 4),
        RecordedAnswer("rolle", "scheduled", "flip", "", 4, 1),
        RecordedAnswer("prueba5", "scheduled", "choice", "buena 5", 4, 4),
        RecordedAnswer("palabra", "repeat", "typed", "velocidad", 4, 3),
        RecordedAnswer("prueba6", "scheduled", "choice", "buena 6", 4, 4),
        RecordedAnswer("rolle", "repeat", "flip", "", 4, 4),
        RecordedAnswer("palabra", "repeat", "typed", "VELOCIDAD", 4, 4),
      ])
  }

  @Test("one key goes on to the next kind, and the answer is recorded as the kind it was given in")
  func switching() throws {
    let program = try folder.signIn()
    try program.press(.enter)
    _ = try program.question(of: deck[0], among: deck)
    try program.press(.f3)
    try program.waitFor("Tu respuesta")
    try program.press(.f3)
    try program.turn("Pregunta 1")
    try program.grade("5")
    // A card with a kind of its own keeps it.
    try program.answer(Self.word, typing: "la masa")
    try program.waitFor("incorrecta")
    #expect(
      try folder.recordedAnswers() == [
        RecordedAnswer("prueba1", "scheduled", "flip", "", 4, 5),
        RecordedAnswer("palabra", "scheduled", "typed", "la masa", 1, 1),
      ])
  }
}

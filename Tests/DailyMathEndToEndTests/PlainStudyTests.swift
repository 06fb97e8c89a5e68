import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Typing, recalling and taking back, in lines")
struct PlainStudyTests {
  @Test("a session with all of it, recorded as on the screen")
  func session() throws {
    let folder = try StudyFolder()
    func card(_ prompt: String, _ answer: String, _ kind: AnswerKind, place: Int) -> CardContent {
      CardContent(
        prompt: prompt, answer: answer, distractors: [], category: .probability,
        difficulty: place, answerKind: kind)
    }
    try folder.register([
      .cardPut(CardID("mitad"), card("¿Cuánto es 1 : 2?", "0.5", .typed, place: 1)),
      .cardPut(CardID("palabra"), card("¿Derivada de la posición?", "velocidad", .typed, place: 2)),
      .cardPut(CardID("rolle"), card("¿Qué dice Rolle?", "Existe c", .flip, place: 3)),
    ])
    let program = try folder.converse()
    try program.answer("escribe tu correo: ", StudyFolder.email)
    try program.answer("Contraseña: ", StudyFolder.password)
    try program.answer("Elige un número (? menú): ", "1")
    try program.waitFor("¿Cuánto es 1 : 2?")
    try program.answer("Escribe tu respuesta (? ayuda): ", "0,5")
    try program.answer("(Enter: Normal): ", "")
    try program.waitFor("¿Derivada de la posición?")
    try program.answer("Escribe tu respuesta (? ayuda): ", "velosidad")
    try program.waitFor("Casi: velo")
    try program.waitFor("velocidad")
    try program.answer("Enter para seguir: ", "")
    try program.waitFor("¿Qué dice Rolle?")
    try program.answer("Piensa la respuesta; Enter para verla: ", "")
    try program.waitFor("Respuesta: Existe c")
    try program.answer("(Enter: Normal): ", "1")
    // The word comes first, since it was answered before.
    try program.waitFor("¿Derivada de la posición?")
    try program.answer("Escribe tu respuesta (? ayuda): ", "\\u")
    try program.waitFor("Se deshizo la respuesta a «¿Qué dice Rolle?».")
    try program.waitFor("¿Qué dice Rolle?")
    try program.answer("Piensa la respuesta; Enter para verla: ", "")
    try program.answer("(Enter: Normal): ", "4")
    try program.waitFor("¿Derivada de la posición?")
    try program.answer("Escribe tu respuesta (? ayuda): ", "Velocidad")
    try program.answer("(Enter: Normal): ", "")
    try program.waitFor("3 de 4 respuestas correctas.")
    try program.answer("Enter para seguir: ", "u")
    try program.waitFor("Se deshizo la respuesta a «¿Derivada de la posición?».")
    try program.answer("Escribe tu respuesta (? ayuda): ", "\\q")
    try program.waitFor("Pendientes: 1. Repasadas hoy: 3. En total: 3.")
    try program.answer("Elige un número (? menú): ", "0")
    #expect(try program.waitForExit() == .exited(0))
    #expect(!program.bytes.contains(0x1B))

    #expect(
      try folder.recordedAnswers() == [
        RecordedAnswer("mitad", "scheduled", "typed", "0,5", 4, 4),
        RecordedAnswer("palabra", "scheduled", "typed", "velosidad", 1, 1),
        RecordedAnswer("rolle", "scheduled", "flip", "", 4, 1),
        RecordedAnswer("rolle", "scheduled", "flip", "", 4, 4),
        RecordedAnswer("palabra", "repeat", "typed", "Velocidad", 4, 4),
      ])
    let numbers = try folder.records("review").map { $0["n"] }
    #expect(try folder.records("undo").map(\.takenBackNumber) == [numbers[2], numbers[4]])
  }
}

import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Studying otherwise, as a conversation")
struct TodayDialogConversationTests {
  private func context(_ learner: Learner) -> PlainContext {
    var state = AppState(
      language: .spanish, size: Size(columns: 80, rows: 24), stamp: .at(), seed: 1)
    state.signedIn = learner.signedIn
    return PlainContext(state, place: .menu)
  }

  private func state(_ learner: Learner) -> TodayScreen.State {
    TodayScreen.State(library: learner.library, day: Learner.today)
  }

  private func reply(
    _ text: String, _ state: TodayScreen.State, _ learner: Learner
  ) -> PlainReply {
    TodayConversation.reply(to: .text(text), state, context(learner))
  }

  @Test("the menu says how far the day is, and what can be gone on with once it is done")
  func menu() {
    var learner = Learner(cards: "a", "b")
    learner.review("a", .good)
    let begun = TodayConversation.question(state(learner), context(learner))
    #expect(begun.instructions.first == "1. Continuar quiz, 1 de 2")
    learner.review("b", .good)
    let done = state(learner)
    let lines = TodayConversation.question(done, context(learner)).instructions
    #expect(lines.contains("14. Practicar las 2 tarjetas de mañana"))
    #expect(reply("14", done, learner) == .go(.today(.offerTaken(.tomorrow(2)))))
    #expect(reply("t", done, learner) == .go(.today(.offerTaken(.tomorrow(2)))))
    #expect(
      reply("1", done, learner) == .again("¡Listo por hoy! Mañana: 2 tarjetas."))
  }

  @Test("what piled up is said with the counts, and help is in the menu")
  func backlog() {
    var learner = Learner()
    for index in 0..<60 {
      learner.put("card\(index)")
      learner.review("card\(index)", .good, day: -2)
    }
    var state = state(learner)
    let question = TodayConversation.question(state, context(learner))
    #expect(question.statements.last == "Se acumularon 60 tarjetas.")
    #expect(question.instructions.contains("14. Ponerte al día"))
    #expect(reply("h", state, learner) == .go(.today(.backlogChosen)))
    _ = TodayScreen.reduce(&state, .backlogChosen, .test(learner.library))
    #expect(
      TodayConversation.question(state, context(learner)).statements == [
        "Ponerte al día", "Se acumularon 60 tarjetas.",
        "No cambia tus fechas, y con h puedes terminarlo.",
        "1. En 5 días, unas 12 al día", "2. En 7 días, unas 9 al día",
        "3. En 10 días, unas 6 al día", "4. En 14 días, unas 5 al día",
        "5. Primero las más frágiles", "6. Dejarlas como están", "0. Volver",
      ])
    #expect(reply("2", state, learner) == .go(.today(.dialog(.rowTaken(1)))))
    for text in ["0", "q", "."] {
      #expect(reply(text, state, learner) == .go(.today(.dialog(.closed))))
    }
    #expect(reply("7", state, learner) == .again("Escribe uno de los números de la lista."))
  }

  @Test("what to practise is numbered, searched with a slash, and what has no cards is said")
  func practice() {
    let learner = Learner(cards: "a", "b")
    var state = state(learner)
    let context = ReduceContext.test(learner.library)
    _ = TodayScreen.reduce(&state, .practiceChosen, context)
    #expect(
      TodayConversation.question(state, self.context(learner)).statements == [
        "Practicar", "La práctica no cambia las fechas de tus repasos.",
        "1. Lo que fallaste esta semana, 0 tarjetas", "2. Álgebra lineal, 2 tarjetas",
        "0. Volver",
      ])
    #expect(
      reply("/algebra", state, learner)
        == .go(
          .today(.dialog(.typed(FieldConversation.clearing))),
          .today(.dialog(.pasted("algebra")))))
    _ = TodayScreen.reduce(&state, .dialog(.rowTaken(0)), context)
    #expect(
      TodayConversation.question(state, self.context(learner)).statements.contains(
        "Esta semana no fallaste ninguna tarjeta."))
    _ = TodayScreen.reduce(&state, .dialog(.pasted("zzz")), context)
    #expect(
      TodayConversation.question(state, self.context(learner)).statements == [
        "Practicar", "La práctica no cambia las fechas de tus repasos.",
        "Ningún mazo ni etiqueta se llama así.", "0. Volver",
      ])
    #expect(reply("1", state, learner) == .again("Escribe uno de los números de la lista."))
  }
}

import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The decks as a conversation")
struct DecksConversationTests {
  private static let algebra = "Álgebra lineal: hoy 0, nuevas 2, total 2"

  @Test("the decks are said with what waits in them, and a limit is set and taken away")
  func limits() throws {
    let scene = PlainScene()
    scene.register(cards: "a", "b")
    _ = scene.signIn(
      .type("6"), .choose("Mazos y sus límites"), .choose(Self.algebra),
      .choose("Nuevas/día: —"), .type("muchas"), .type("5"), .choose("Nuevas/día: 5"), .type(""),
      .choose("Repasos/día: —"), .type("0"), .type("0"),
      .choose("Todos los mazos: hoy 0, nuevas 2, total 2"),
      .choose("Repasos/día: 200"), .type("50"), .type("."), .type("0"), .type("0"))
    #expect(scene.lines.contains { $0.hasSuffix(Self.algebra) })
    #expect(scene.lines.contains("Hechas hoy: nuevas 0, repasos 0."))
    #expect(scene.lines.contains("Escribe un número de 0 a 9.999."))
    let library = try scene.library
    #expect(
      library.limits(of: .category(.linearAlgebra))
        == DeckLimits(newCardsPerDay: 5, reviewsPerDay: 0))
    #expect(library.settings.reviewsPerDay == 50)
    _ = scene.signIn(
      .type("6"), .choose("Mazos y sus límites"), .choose(Self.algebra),
      .choose("Nuevas/día: 5"), .type("-"))
    #expect(
      try scene.library.limits(of: .category(.linearAlgebra)) == DeckLimits(reviewsPerDay: 0))
  }

  @Test("a card goes into a deck of the learner's own, which is renamed after a question")
  func renaming() throws {
    let scene = PlainScene()
    scene.register(cards: "a")
    _ = scene.signIn(
      .type("2"), .type("1"), .type("1"), .choose("Mazo: El de su categoría"), .type("Parcial"),
      .type("1"), .type("0"), .type("6"), .choose("Mazos y sus límites"),
      .choose("Parcial: hoy 0, nuevas 1, total 1"), .choose("Renombrar"), .type("Examen"),
      .type("n"),
      .choose("Renombrar"), .type("Examen final"), .type("s"))
    #expect(try scene.library.ownDecks == ["Examen final"])
    #expect(scene.lines.contains("«Parcial» se llamará «Examen». Cambia 1 tarjeta."))
  }

  @Test("a card for both directions is written with its type")
  func pair() throws {
    let scene = PlainScene()
    scene.register()
    _ = scene.signIn(
      .type("3"), .type("seno de π/2"), .type("2"), .type("1"), .type(""), .type(""), .type(""),
      .type("1"))
    #expect(scene.lines.contains("Se hacen 2 tarjetas."))
    let cards = try scene.library.cards.map(\.content.form)
    #expect(Set(cards) == [.forward, .backward])
    let contents = try scene.library.cards.map(\.content.distractors)
    #expect(contents == [[], []])
  }
}

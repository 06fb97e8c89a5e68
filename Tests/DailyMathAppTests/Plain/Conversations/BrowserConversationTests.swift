import DailyMathApp
import DailyMathCore
import Testing

@Suite("The browser in plain mode")
struct BrowserConversationTests {
  private static let cards = ["derivada", "integral", "límite"]

  private func scene() -> PlainScene {
    let scene = PlainScene()
    scene.register(cards: Self.cards)
    return scene
  }

  @Test("cards are searched, and a fault in the query is said")
  func search() {
    let scene = scene()
    _ = scene.signIn(.choose("Explorar"), .type("/is:dua"), .type("/limite"))
    #expect(scene.lines.contains { $0.hasPrefix("«dua» no existe. Puede ser vence, nueva") })
    #expect(scene.lines.contains("Con «limite»:"))
    #expect(scene.lines.contains("1. límite, Álgebra lineal, nueva"))
  }

  @Test("one card is opened by its number, changed, and the change is taken back")
  func oneCard() throws {
    let scene = scene()
    _ = scene.signIn(
      .choose("Explorar"), .type("2"), .choose("Suspender o activar"), .type("2"),
      .choose("Marcar o quitar la marca"), .type("u"))
    #expect(scene.lines.contains("Pregunta: integral"))
    #expect(scene.lines.contains("1 tarjeta suspendida."))
    #expect(scene.lines.contains("Se deshizo: 1 tarjeta marcada."))
    let card = try #require(try scene.library.card(CardID("integral")))
    #expect(card.isSuspended)
    #expect(!card.isMarked)
  }

  @Test("all cards found are moved at once, to a deck of a new name")
  func move() throws {
    let scene = scene()
    _ = scene.signIn(
      .choose("Explorar"), .type("/inte"), .type("todas"), .choose("Mover"), .type("Final"),
      .type("/"), .type("todas"), .choose("Etiqueta"), .type("repaso"))
    #expect(try scene.library.ownDecks == ["Final"])
    #expect(try scene.library.cards.allSatisfy { $0.content.tags == ["repaso"] })
  }

  @Test("a day is asked until it is one, and a dot leads back")
  func day() {
    let scene = scene()
    _ = scene.signIn(
      .choose("Explorar"), .type("1"), .choose("Otro día"), .type("nunca"), .type("."))
    #expect(scene.lines.contains("Eso no es un día. Escribe +3, 14 dic, 14/12 o 2026-12-14."))
  }

  @Test("cards are deleted after a question, and come back from the trash")
  func trash() throws {
    let scene = scene()
    _ = scene.signIn(
      .choose("Explorar"), .type("1"), .choose("Eliminar"), .type("1"), .type("/is:deleted"),
      .type("1"), .choose("Traer de vuelta"))
    #expect(scene.lines.contains("¿Eliminar esta tarjeta?"))
    #expect(scene.lines.contains("1 tarjeta en la papelera."))
    #expect(scene.lines.contains("1. derivada, eliminada"))
    #expect(scene.lines.contains("1 tarjeta de vuelta."))
    #expect(try scene.library.cardCount == 3)
  }

  @Test("the list goes page by page")
  func pages() {
    let scene = PlainScene()
    scene.register(cards: (0..<12).map { "c\($0 + 10)" })
    _ = scene.signIn(.choose("Explorar"), .type(""), .type(""), .type("a"), .type("0"))
    #expect(scene.lines.contains("Tarjetas 1 a 10 de 12."))
    #expect(scene.lines.contains("Tarjetas 11 a 12 de 12."))
    #expect(scene.transcript.contains("No hay más tarjetas."))
  }
}

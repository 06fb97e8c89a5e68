import DailyMathApp
import DailyMathCore
import DailyMathSystem
import Testing

@Suite("Cards in plain mode, in memory")
struct PlainCardsTests {
  let scene = PlainScene()

  /// The only card that is not one of those the account began with.
  private func card(_ prompt: String) throws -> Flashcard {
    try #require(scene.library.cards.first { $0.content.prompt == prompt })
  }

  @Test("a card is written field by field; what is wrong is asked again, the rest stays")
  func writing() throws {
    scene.register()
    let ending = scene.signIn(
      .type("1"), .type("3"), .type(""), .type("¿1/2 + 1/2?"), .type(""), .type("1"),
      .type("1,0"), .type("2"), .type("0"), .type("1/2"), .type("9"), .type("5"),
      .type("Dos mitades."),
      .type("3"), .type("¿1/2 + 1/2 = ?"), .type(""), .type("0"))
    #expect(ending == .quit)
    let card = try card("¿1/2 + 1/2 = ?").content
    #expect(card.options == ["1", "2", "0", "1/2"])
    #expect(card.category == .linearAlgebra && card.note == "Dos mitades.")
    #expect(scene.transcript.contains("Todavía no tienes tarjetas. Con n creas la primera."))
    #expect(
      scene.transcript.contains(
        """
        Tarjeta nueva
        En cualquier campo, un punto solo te lleva atrás.
        Pregunta:\u{20}
        Escribe la pregunta.
        Pregunta: ¿1/2 + 1/2?
        1. Básica
        2. En ambos sentidos
        3. Con huecos
        Ahora dice: Básica
        Tipo (Enter: sin cambios):\u{20}
        Respuesta correcta: 1
        Opción incorrecta 1 (opcional): 1,0
        Significa lo mismo que la respuesta correcta. Escribe otra opción.
        Opción incorrecta 1 (opcional): 2
        """))
    #expect(
      scene.transcript.contains("Escribe un número del 1 al 6.\nCategoría, un número u otro nombre")
    )
    #expect(scene.transcript.contains("Tarjeta guardada.\nPendientes: 1."))
  }

  @Test("a category may have a name of the learner's own, and is found by its name or number after")
  func ownCategory() throws {
    scene.register(cards: "primera", "segunda", "tercera")
    func edit(_ name: String, _ category: String) -> [PlainScene.Step] {
      [
        .type("/\(name)"), .type("1"), .type("1"), .type("10"), .type(category), .type("13"),
        .type("-"), .type(""),
      ]
    }
    let ending = scene.run(
      [.type("ana@uniquindio.edu.co"), .type("secreto"), .type("2")] + edit("primera", "Topología")
        + edit("segunda", "7") + edit("tercera", "probabilidad"))
    #expect(ending == .quit)
    #expect(try card("primera").content.category == .other("Topología"))
    #expect(try card("segunda").content.category == .other("Topología"))
    #expect(try card("tercera").content.category == .probability)
    #expect(try scene.library.cards.allSatisfy { $0.content.note.isEmpty })
    #expect(
      scene.transcript.contains(
        "10. Categoría: Topología\n11. Mazo: El de su categoría\n12. Etiquetas\n13. Explicación: Porque sí.\n"
      ))
  }

  @Test("the list is said in pages of ten, and the number of any card opens it")
  func pages() throws {
    scene.register(cards: (1...45).map { "carta \($0)" })
    let ending = scene.signIn(
      .type("2"), .type("a"), .type(""), .type("45"), .type(""), .type(""), .type("a"),
      .type("46"), .type("0045"), .type(""), .type("21"), .type("2"), .type("2"), .type("21"),
      .type("d"), .type("s"), .type("0"), .type("0"))
    #expect(ending == .quit)
    let lines = scene.lines
    #expect(
      lines.filter { $0.hasPrefix("Tarjetas ") } == [
        "Tarjetas 1 a 10 de 45.", "Tarjetas 11 a 20 de 45.", "Tarjetas 41 a 45 de 45.",
        "Tarjetas 31 a 40 de 45.", "Tarjetas 41 a 45 de 45.", "Tarjetas 21 a 30 de 45.",
        "Tarjetas 21 a 30 de 44.",
      ])
    #expect(lines.contains("1. carta 1, Álgebra lineal, nueva, hoy"))
    #expect(lines.contains("No hay tarjetas anteriores."))
    #expect(lines.contains("Escribe un número del 1 al 45."))
    #expect(lines.contains("No hay más tarjetas."))
    #expect(
      scene.transcript.contains(
        "Tarjeta (? ayuda): 21\nPregunta: carta 21\nRespuesta correcta: sí\n"))
    #expect(scene.transcript.contains("(Enter: Cancelar): 2\nTarjetas 21 a 30 de 45."))
    #expect(
      scene.transcript.contains("(Enter: Cancelar): s\nTarjeta eliminada.\nTarjetas 21 a 30 de 44.")
    )
    #expect(try scene.library.card(CardID("carta 21")) == nil)
    #expect(try scene.library.cardCount == 44)
  }

  @Test("what can be typed under the list is said once, and again on request")
  func instructions() {
    scene.register(cards: (1...15).map { "carta \($0)" })
    let told = "Escribe el número de cualquier tarjeta para abrirla."
    _ = scene.signIn(.type("2"), .type(""), .type("a"), .type("0"), .type("2"))
    #expect(scene.lines.count { $0 == told } == 1)
    _ = scene.signIn(.type("2"), .type("?"), .type(""))
    // Once more in the second sitting, and once because it was asked for.
    #expect(scene.lines.count { $0 == told } == 3)
  }

  @Test("of ten thousand cards, too, only a page is said at once")
  func manyCards() {
    scene.register(cards: (1...10_000).map { "carta \($0)" })
    _ = scene.signIn(.type("2"), .type(""), .type("/9999"), .type("1"), .type("0"), .type("."))
    #expect(scene.transcript.contains("Tarjetas 11 a 20 de 10.000.\n"))
    #expect(scene.transcript.contains("Con «9999»: 1 tarjeta.\n1. carta 9999, "))
    #expect(scene.lines.count < 100)
  }

  @Test("searching narrows the list, a bar alone shows all again, and no match is said")
  func searching() {
    scene.register(cards: "matriz", "límite", "integral")
    _ = scene.signIn(
      .type("/INTEGRAL"), .type("/ LIMITE"), .type("/zzz"), .type("5"), .type("/"), .type("."),
      .type("q"))
    #expect(scene.transcript.contains("Con «INTEGRAL»: 1 tarjeta.\n1. integral, "))
    #expect(scene.transcript.contains("Con «LIMITE»: 1 tarjeta.\n1. límite, "))
    #expect(scene.transcript.contains("Ninguna tarjeta coincide con «zzz».\n"))
    #expect(
      scene.transcript.contains("Tarjeta (? ayuda): 5\nEscribe uno de los números de la lista.\n"))
    #expect(scene.transcript.contains("Tarjeta (? ayuda): /\n3 tarjetas.\n"))
  }

  @Test("leaving a form with something written asks first, and Enter keeps it")
  func leaving() throws {
    scene.register(cards: "a")
    let ending = scene.signIn(
      .type("3"), .type("."), .type("3"), .type("¿nueva?"), .type(""), .type("."), .type(""),
      .type("."),
      .type("1"), .type("0"))
    #expect(ending == .quit)
    #expect(scene.lines.count { $0 == "¿Descartar lo que escribiste?" } == 2)
    // Nothing was written the first time, so nothing was asked.
    #expect(scene.transcript.contains("Pregunta: .\nPendientes: 1."))
    #expect(scene.transcript.contains("(Enter: Seguir escribiendo): \nRespuesta correcta: .\n"))
    #expect(try scene.library.cardCount == 1)
  }

  @Test("a card that cannot be saved says so and keeps what was written")
  func notSaved() throws {
    scene.register(cards: "a")
    let memory = scene.accounts.memory
    let ending = scene.signIn(
      .type("3"), .type("b"), .type(""), .type("1"), .type("2"), .type("3"), .type("4"),
      .type(""), .type(""), .meanwhile { memory.failNextAppend(with: .diskFull(path: "/d")) },
      .type("1"),
      .type("1"), .type("0"))
    #expect(ending == .quit)
    #expect(
      scene.transcript.contains(
        "No se guardó. El disco está lleno. Libera espacio e intenta de nuevo.\nSe hace 1 tarjeta.\n1. Guardar tarjeta\n"
      ))
    #expect(try scene.library.cardCount == 2)
  }

  @Test("an option that becomes the answer's twin is asked again alone, and then saving is offered")
  func mending() throws {
    scene.register(cards: "a")
    let ending = scene.signIn(
      .type("2"), .type("1"), .type("1"), .type("4"), .type("nunca"), .type(""), .type("nunca"),
      .type("jamás"), .type("5"), .type("."), .type(""), .type("0"), .type("0"))
    #expect(ending == .quit)
    let content = try card("a").content
    #expect(content.options == ["nunca", "no", "jamás", "a veces"])
    let told = "Significa lo mismo que la respuesta correcta. Escribe otra opción.\n"
    #expect(
      scene.transcript.contains(
        told
          + "Ahora dice: nunca\nOpción incorrecta 2 (Enter: sin cambios; un guion solo: borrar): nunca\n"
          + told + "Opción incorrecta 2 (Enter: sin cambios; un guion solo: borrar): jamás\n"
          + "Se hace 1 tarjeta.\n1. Guardar tarjeta\n"))
    #expect(
      scene.transcript.contains(
        "0. Salir del formulario\nElige un número (Enter: Salir del formulario): 4\n"))
  }
}

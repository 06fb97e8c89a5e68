import DailyMathApp
import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@Suite("The plain mode from end to end, in memory")
struct PlainLoopTests {
  let scene = PlainScene()

  @Test("whoever comes first is led to the registration, and each wrong field is asked again alone")
  func registering() throws {
    let ending = scene.run([
      .type(""), .type("  "), .type("Ana Quintero"), .type("ana"), .type("ana@uniquindio.edu.co"),
      .type(""), .type("corta"), .type("secreto"), .type("secretx"), .type("secreto"),
      .type("secreto"), .type("1"), .type(""), .type("1"), .type("2"), .type("0"),
    ])
    #expect(ending == .quit)
    #expect(
      scene.lines.starts(with: [
        "DailyMath. Tu plataforma de estudio matemático.",
        "¿Primera vez aquí? Presiona Enter para crear tu cuenta.", "1. Iniciar sesión",
        "2. Crear cuenta", "3. ¿Olvidaste tu contraseña?", "4. English", "0. Salir",
        "Elige un número (Enter: Crear cuenta): ", "Crear cuenta",
      ]))
    let asked = scene.lines.drop { $0 != "En cualquier campo, un punto solo te lleva atrás." }
    #expect(
      asked.dropFirst().starts(with: [
        "Nombre completo:   ", "Escribe tu nombre.", "Nombre completo: Ana Quintero",
        "Correo: ana", "Escribe un correo como ana@uniquindio.edu.co.",
        "Correo: ana@uniquindio.edu.co", "Universidad (opcional): ", "Contraseña (mínimo 6): ",
        "Usa al menos 6 caracteres.", "Contraseña (mínimo 6): ", "Repite la contraseña: ",
        "Las contraseñas no coinciden.", "Contraseña (mínimo 6): ", "Repite la contraseña: ",
        "Es de las contraseñas que cualquiera prueba primero.", "1. Usar esta de todos modos",
        "2. Proponer una frase de cuatro palabras", "3. Escribir otra contraseña", "0. Volver",
        "Elige un número: 1", "¿Recordarte en este computador?", "1. Sí", "2. No",
        "Elige un número (Enter: Sí): ", "Creando tu cuenta…", "Tus códigos de recuperación",
      ]))
    let greeting = scene.lines.drop { $0 != "¡Hola, Ana!" }
    #expect(
      greeting.starts(with: [
        "¡Hola, Ana!", "Pendientes: 20. Repasadas hoy: 0. En total: 126.",
        "Con tu próximo repaso empieza una racha.", "Novato.",
        "1. Comenzar quiz, 20 tarjetas",
      ]))
    #expect(scene.lines.last == "Hasta pronto.")
    #expect(scene.secretPrompts.count == 5)
    #expect(try scene.library.profile.displayName == "Ana Quintero")
  }

  @Test("where the address has an account already, only the address is asked again")
  func takenEmail() {
    scene.register()
    let ending = scene.run([
      .type("2"), .type("Eva"), .type("ana@uniquindio.edu.co"), .type("UQ"), .type("otra-1"),
      .type("otra-1"), .type("1"), .type(""), .type("eva@uniquindio.edu.co"), .type(""),
      .type("1"), .type("2"), .type("0"),
    ])
    #expect(ending == .quit)
    let after = scene.lines.drop { $0 != "Ya hay una cuenta con ese correo." }
    #expect(
      after.prefix(9) == [
        "Ya hay una cuenta con ese correo.", "Ahora dice: ana@uniquindio.edu.co",
        "Correo (Enter: sin cambios): eva@uniquindio.edu.co", "¿Recordarte en este computador?",
        "Si dices que sí, quien abra DailyMath aquí entrará a tu cuenta.", "1. Sí", "2. No",
        "Elige un número (Enter: No): ", "Creando tu cuenta…",
      ])
    #expect(scene.lines.contains("¡Hola, Eva!"))
    #expect(scene.secretPrompts.count == 2)
  }

  @Test("a wrong password says so, and the address is kept for whoever goes back to it")
  func wrongPassword() {
    scene.register(cards: "a")
    let ending = scene.run([
      .type("ana@uniquindio.edu.co"), .type("nada-7"), .type(""), .type(""), .type("secreto"),
    ])
    #expect(ending == .quit)
    let after = scene.lines.drop { $0 != "Comprobando…" }
    #expect(
      after.prefix(8) == [
        "Comprobando…", "El correo o la contraseña no son correctos.",
        "Con Enter vuelves al correo.", "Contraseña: ", "Ahora dice: ana@uniquindio.edu.co",
        "Correo (Enter: sin cambios): ", "Contraseña: ", "Comprobando…",
      ])
    #expect(scene.transcript.contains("¡Hola, Ana!"))
    #expect(!scene.transcript.contains("secreto") && !scene.transcript.contains("nada-7"))
  }

  @Test("a quiz asks, judges, grades, asks the wrong card again, and tells how it went")
  func quiz() throws {
    scene.register(cards: "¿uno?", "¿dos?")
    let ending = scene.signIn(
      .type("1"), .choose("no"), .type(""), .type("7"), .choose("sí"), .type("2"), .type(""),
      .choose("sí"), .type("5"), .type(""), .type("1"), .type("0"))
    #expect(ending == .quit)
    let said = scene.lines.drop { $0 != "Quiz" }.filter { !$0.hasPrefix("Respuesta:") }
    let options = ["sí", "no", "nunca", "a veces"]
    let without = said.filter { line in !options.contains { line.hasSuffix(". \($0)") } }
    #expect(
      Array(without.dropFirst(3).prefix(21)) == [
        "Pregunta 1 de 2, Álgebra lineal", "¿uno?", "Ganaste una insignia: Primera tarjeta.",
        "Incorrecta: no", "La correcta era: sí",
        "Explicación: Porque sí.", "Volverá en este quiz.", "Enter para seguir: ",
        "Pregunta 1 de 2, Álgebra lineal", "¿dos?", "Escribe un número del 1 al 4.",
        "Correcta: sí", "Explicación: Porque sí.", "3. Difícil, vuelve hoy",
        "4. Normal, mañana", "5. Fácil, mañana", "¿Cómo te fue? (Enter: Normal): 2",
        "Escribe uno de estos números: 3, 4, 5.", "¿Cómo te fue? (Enter: Normal): ",
        "Otra vez: queda 1 por repetir, Álgebra lineal", "¿uno?",
      ])
    #expect(
      said.suffix(13).starts(with: [
        "¡Terminaste el quiz!", "2 de 3 respuestas correctas.", "Racha: 1 día.",
        "Ganaste una insignia: Primera tarjeta.",
        "Mañana te esperan 2 tarjetas.", "Enter para seguir: ",
        "Pendientes: 0. Repasadas hoy: 2. En total: 2.", "Racha 1 día, 1 de los 7.",
        "Novato, 3 puntos.", "Elige un número (? menú): 1",
      ]))
    #expect(said.contains("¡Listo por hoy! Mañana: 2 tarjetas."))
    let library = try scene.library
    #expect(library.tally(on: Learner.today).answers == 3)
  }

  @Test("an answer is taken back with u, and before the first there is nothing to take back")
  func takingBack() throws {
    scene.register(cards: "¿uno?", "¿dos?")
    _ = scene.signIn(
      .type("1"), .type("u"), .choose("sí"), .type("u"), .choose("sí"), .type(""), .type("U"),
      .type("?"), .type(""), .type("q"))
    #expect(scene.transcript.contains("Respuesta: u\nNo hay nada más que deshacer.\n"))
    #expect(scene.transcript.contains("Se deshizo la respuesta a «¿uno?».\nPregunta 1 de 2"))
    // After the help the question is said again, but not the heading, and not what was undone.
    #expect(scene.transcript.contains("Enter para seguir: \nPregunta 1 de 2"))
    #expect(scene.lines.count { $0 == "Quiz" } == 1)
    #expect(try scene.library.tally(on: Learner.today).answers == 0)
  }

  @Test("where the input ends, or a signal comes, an answer without its grade is kept")
  func endings() throws {
    for (event, ending) in [
      (.ended, .quit), (.terminate(.terminate), .signal(.terminate)), (.hungUp, .hungUp),
      (.unread, .unread),
    ] as [(LineEvent, PlainLoop.Ending)] {
      let scene = PlainScene()
      scene.register(cards: "¿uno?")
      #expect(scene.signIn(.type("1"), .choose("sí"), .event(event)) == ending)
      #expect(try scene.library.tally(on: Learner.today).answers == 1)
    }
  }

  @Test("an answer that cannot be saved is said, and tried again; without anybody it is a failure")
  func notSaved() throws {
    scene.register(cards: "¿uno?")
    let memory = scene.accounts.memory
    let ending = scene.signIn(
      .type("1"), .choose("sí"), .meanwhile { memory.failNextAppend(with: .diskFull(path: "/d")) },
      .type(""), .type(""), .type(""), .type("0"))
    #expect(ending == .quit)
    let told =
      "Esta respuesta no se pudo guardar.\nEl disco está lleno. Libera espacio e intenta de nuevo.\n"
    #expect(scene.transcript.contains(told + "Enter para intentar de nuevo: "))
    #expect(try scene.library.tally(on: Learner.today).answers == 1)

    let other = PlainScene()
    other.register(cards: "¿uno?")
    let failing = other.accounts.memory
    let failed = other.signIn(
      .type("1"), .choose("sí"), .meanwhile { failing.failNextAppend(with: .diskFull(path: "/d")) })
    #expect(failed == .failed)
    #expect(other.transcript.hasSuffix(told))
  }

  @Test("a data folder that cannot be used is said, and ends the program with a failure")
  func unusable() {
    var accounts = AccountsScene()
    accounts.store.prepare = { () throws(StoreError) in throw .busy(path: "/d") }
    let scene = PlainScene(accounts)
    #expect(scene.run([]) == .failed)
    #expect(scene.lines.first == "DailyMath no puede usar su carpeta de datos.")
    #expect(scene.lines.count == 2)
  }

  @Test("an answer meant for a card that was answered elsewhere meanwhile is not used")
  func elsewhere() throws {
    let id = try #require(scene.register(cards: "¿uno?", "¿dos?"))
    let memory = scene.accounts.memory
    let deletion = Event(
      position: EventPosition(
        order: .max / 2, identity: EventIdentity(device: DeviceID("phone"), number: 1)),
      moment: Stamp.at().moment, payload: .cardDelete(CardID("¿uno?")))
    _ = scene.signIn(.type("1"), .meanwhile { memory.receive([deletion], in: id) }, .choose("sí"))
    let after = scene.lines.drop { !$0.hasPrefix("Algo cambió") }
    #expect(
      after.prefix(4) == [
        "Algo cambió en otra ventana. Tu respuesta no se usó; ahora es así:",
        "Esa tarjeta ya no existe: se eliminó en otra ventana.", "Pregunta 1 de 1, Álgebra lineal",
        "¿dos?",
      ])
    #expect(try scene.library.tally(on: Learner.today).answers == 0)
  }

  @Test("in a terminal without UTF-8 every byte is ASCII, and nothing is ever an escape")
  func ascii() {
    scene.register(cards: "¿∫ x² dx?")
    _ = scene.run(
      [
        .type("ana@uniquindio.edu.co"), .type("secreto"), .type("4"), .type(""), .type("1"),
        .type("\u{1B}[31mtexto\u{7}"), .type("q"), .type("2"),
      ], glyphs: .ascii)
    #expect(scene.transcript.contains("int x^2 dx?"))
    let typed = "\u{1B}[31mtexto\u{7}"
    let said = scene.transcript.split(separator: "\n").filter { !$0.contains(typed) }
    #expect(said.allSatisfy { $0.utf8.allSatisfy { (0x20..<0x7F).contains($0) } })
  }

  @Test("what a name or a path holds cannot make the terminal do anything")
  func hostileName() throws {
    let profile = EventPayload.profile(
      Profile(displayName: "A\u{1B}[2Jna\r\n\u{9B}", university: ""))
    let account = NewAccount(email: .ana, credential: "hash-of-secreto", payloads: [profile])
    _ = try scene.accounts.store.register(account, Stamp.at().moment)
    _ = scene.signIn()
    #expect(scene.transcript.contains("¡Hola, A␛[2Jna␍␊\u{FFFD}!\n"))
    #expect(
      !scene.transcript.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" || $0 == "\r" })
  }

  @Test("an account that cannot be written is offered again, and nothing typed is lost")
  func registrationFails() {
    var accounts = AccountsScene()
    accounts.store.register = { _, _ throws(StoreError) in throw .diskFull(path: "/d") }
    let scene = PlainScene(accounts)
    let ending = scene.run([
      .type("2"), .type("Ana"), .type("ana@uniquindio.edu.co"), .type(""), .type("secreto"),
      .type("secreto"), .type("1"), .type("n"), .type("1"), .type("7"), .type("0"), .type("1"),
      .type("."), .type("3"),
      .type("."), .type("0"),
    ])
    #expect(ending == .quit)
    let told = "Creando tu cuenta…\nEl disco está lleno. Libera espacio e intenta de nuevo.\n"
    let menu = "1. Intentar de nuevo\n0. Volver\nElige un número (Enter: Intentar de nuevo): "
    #expect(scene.transcript.contains(told + menu + "1\n" + told + menu + "7\n"))
    #expect(
      scene.transcript.contains(
        "Ahora dice: ana@uniquindio.edu.co\nCorreo (Enter: sin cambios): .\n"))
    #expect(
      scene.transcript.contains(
        "Este computador no envía correos. Escribe el correo de tu cuenta y luego uno de los códigos que guardaste.\n"
          + "En cualquier campo, un punto solo te lleva atrás.\n"
          + "Ahora dice: ana@uniquindio.edu.co\n"))
    #expect(scene.secretPrompts.count == 2)
  }

  @Test("the menu is said the first time and on request, and its counts each time")
  func menu() {
    scene.register(cards: "a")
    _ = scene.signIn(.type("2"), .type("0"), .type("99"), .type("?"), .type("4"), .type(""))
    let menu = "1. Comenzar quiz, 1 tarjeta"
    let head = "Con tu próximo repaso empieza una racha.\nNovato.\n"
    #expect(scene.lines.count { $0 == menu } == 2)
    #expect(
      scene.transcript.contains(
        "Tarjeta (? ayuda): 0\nPendientes: 1. Repasadas hoy: 0. En total: 1.\n\(head)"
          + "Elige un número (? menú): 99\nEscribe uno de los números de la lista.\n"
          + "Elige un número (? menú): ?\nPendientes: 1. Repasadas hoy: 0. En total: 1.\n"
          + "\(head)\(menu)\n"
      ))
    _ = scene.signIn(.type(""))
    #expect(scene.lines.count { $0 == menu } == 4)
  }

  @Test("the language changes at once, is kept, and everything is said in it")
  func language() throws {
    scene.register(cards: "a")
    _ = scene.signIn(.type("5"), .type("4"), .type(""), .type("7"), .type("2"), .type("0"))
    #expect(scene.transcript.contains("Elige un número (? menú): 5\nHello, Ana!\nTo do: 1."))
    #expect(
      scene.transcript.contains("1. Sign out\n2. Cancel\nChoose a number (Enter: Sign out): 2\n"))
    #expect(scene.lines.last == "See you soon.")
    #expect(try scene.library.settings.language == .english)
  }

  @Test("a line that was cut is said to be, and signing out leads to the beginning")
  func cutAndSignOut() {
    scene.register(cards: "a")
    _ = scene.signIn(
      .event(.line(Array("7".utf8), isCut: true)), .type(""), .event(.continued), .type("x"))
    #expect(scene.transcript.contains("La línea era demasiado larga: se conservó el comienzo.\n"))
    let after = scene.transcript.split(separator: "¿Cerrar la sesión?").last ?? ""
    #expect(after.contains("DailyMath. Tu plataforma"))
    // Brought back by the shell, the whole question is said again.
    #expect(after.split(separator: "2. Crear cuenta").count == 3)
    #expect(
      after.hasSuffix(
        "Escribe uno de los números de la lista.\nElige un número o escribe tu correo: \nHasta pronto.\n"
      ))
  }
}

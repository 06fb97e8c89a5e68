import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Changing an account, and deleting it")
struct ProfileTests {
  let folder: StudyFolder
  let account: AccountID
  let program: ProgramUnderTest

  init() throws {
    folder = try StudyFolder()
    account = try folder.register(TestDeck.payloads(2), codes: StudyFolder.recoveryCodes())
    program = try folder.signIn(columns: 120, rows: 40)
    try program.press(.character("6"))
    try program.waitFor("Ajustes y cuenta")
    try program.press(.character("o"))
    try program.waitFor("Nuevas por día")
  }

  /// Opens the form of that letter, which explains itself.
  private func open(_ letter: Character, _ explanation: String) throws {
    try program.press(.character(letter))
    try program.waitFor(explanation)
  }

  /// Tries to sign in as on another day, in a terminal of its own.
  private func trySigningIn(email: String, password: String) throws -> ProgramUnderTest {
    let other = try folder.start(columns: 120, rows: 40)
    try other.trySigningIn(email: email, password: password)
    return other
  }

  @Test("another name is there at once, and the next time")
  func name() throws {
    try open("n", "Así te saludamos")
    try program.retype("Marta Núñez 🧮")
    try program.press(.enter)
    try program.waitFor("Perfil guardado.")
    #expect(program.screen.shows("Marta Núñez 🧮"))
    try program.press(.character("1"))
    try program.waitFor("¡Hola, Marta!")
    #expect(try folder.state().profile.displayName == "Marta Núñez 🧮")
  }

  @Test("another address asks for the password, and only the new one lets in")
  func email() throws {
    try folder.register([], name: "Ben", email: "ben@example.org")
    try open("e", "Con este correo inicias sesión.")
    try program.type("BEN@example.org")
    try program.press(.enter)
    try program.type("equivocada")
    try program.press(.enter)
    try program.waitFor("La contraseña no es correcta.")
    try program.retype(StudyFolder.password)
    try program.press(.enter)
    try program.waitFor("Ya hay una cuenta con ese correo.")
    try program.retype("ana@example.org")
    try program.press(.tab)
    try program.press(.enter)
    try program.waitFor("Correo cambiado")
    #expect(program.screen.shows("ana@example.org"))
    let old = try trySigningIn(email: StudyFolder.email, password: StudyFolder.password)
    try old.waitFor("no son correctos")
    let new = try trySigningIn(email: "ana@example.org", password: StudyFolder.password)
    try new.waitFor("¡Hola, Ana!")
  }

  @Test("another password asks for the old one, twice for the new, and only that lets in")
  func password() throws {
    try open("p", "Al cambiarla se cierran las sesiones")
    try program.type(StudyFolder.password)
    try program.press(.enter)
    try program.type("una-frase-bien-larga")
    try program.press(.enter)
    try program.type("una-frase-bien-larva")
    try program.press(.enter)
    try program.waitFor("no coinciden")
    try program.retype("una-frase-bien-larga")
    try program.press(.enter)
    try program.waitFor("Contraseña cambiada.")
    let old = try trySigningIn(email: StudyFolder.email, password: StudyFolder.password)
    try old.waitFor("no son correctos")
    let new = try trySigningIn(email: StudyFolder.email, password: "una-frase-bien-larga")
    try new.waitFor("¡Hola, Ana!")
    // Who changed it works on.
    try program.press(.character("1"))
    try program.waitFor("Tus tarjetas de repaso")
  }

  @Test("another password ends what other machines remember, and this one remembers anew")
  func passwordWhereRemembered() throws {
    // The first is not this machine's any more once the second is kept.
    try folder.remember(account)
    try folder.remember(account)
    let before = try folder.account().rememberedSignIns
    #expect(before.count == 2)
    try open("p", "Al cambiarla se cierran las sesiones")
    for password in [StudyFolder.password, "una-frase-bien-larga", "una-frase-bien-larga"] {
      try program.type(password)
      try program.press(.enter)
    }
    try program.waitFor("Contraseña cambiada.")
    let after = try folder.account().rememberedSignIns
    #expect(after.count == 1 && !before.contains(after[0]))
    try folder.start().waitFor("¡Hola, Ana!")
  }

  @Test("new recovery codes are shown, and the profile counts them")
  func codes() throws {
    let before = try folder.account().recoveryCodes
    try open("c", "Los códigos que tienes dejarán de servir.")
    try program.type(StudyFolder.password)
    try program.press(.enter)
    _ = try program.recoveryCodes()
    try program.leaveCodes()
    try program.waitFor("Te quedan 8 códigos de recuperación")
    #expect(try Set(folder.account().recoveryCodes).isDisjoint(with: before))
  }

  @Test("an account is deleted after everything was taken along, and nothing of it is left")
  func deletes() throws {
    try folder.remember(account)
    try open("d", "Esta acción es permanente. Se eliminarán todos tus datos.")
    try program.press(.f3)
    try program.waitFor("Un archivo JSON")
    let copy = folder.home + "/copia.json"
    try program.retype(copy)
    try program.press(.enter)
    try program.waitFor("Esta acción es permanente.")
    let text = String(decoding: try FileSystem.read(copy, limit: 1 << 20), as: UTF8.self)
    #expect(text.contains("Pregunta 1") && text.contains(StudyFolder.email))
    #expect(try FileSystem.status(of: copy)?.permissions == 0o600)

    try program.type("ana@example.org")
    try program.press(.enter)
    try program.type(StudyFolder.password)
    // Enter in the last field goes to the button, and only there it deletes.
    try program.press(.enter, .enter)
    try program.waitFor("No es el correo de esta cuenta.")
    try program.retype(StudyFolder.email)
    try program.press(.enter, .enter)
    try program.press(.enter)
    try program.waitFor("Cuenta eliminada.")
    try program.waitFor("¿Primera vez aquí?")
    try program.leave()
    #expect(try folder.accounts() == [])
    for (path, bytes) in try folder.contents() {
      for trace in [account.text, StudyFolder.email, "Pregunta", "Ana", "$y$"] {
        #expect(!path.contains(trace) && !bytes.containsText(trace), "\(trace) in \(path)")
      }
    }
    #expect(try !folder.has("local/session.json"))
  }

  @Test("an account deleted elsewhere is gone here at the next key, with the answer that was open")
  func deletedElsewhere() throws {
    let other = try folder.signIn(columns: 120, rows: 40)
    try other.press(.enter)
    try other.answer(other.question(among: TestDeck.cards(2)), option: 0)
    try open("d", "Esta acción es permanente.")
    try program.type(StudyFolder.email)
    try program.press(.enter)
    try program.type(StudyFolder.password)
    try program.press(.enter, .enter)
    try program.waitFor("Cuenta eliminada.")
    try other.press(.character("4"))
    try other.waitFor("Tu respuesta no se guardó.")
    try other.leave()
    #expect(try folder.accounts() == [])
    #expect(try FileSystem.entries(of: folder.data + "/accounts") == [])
  }
}

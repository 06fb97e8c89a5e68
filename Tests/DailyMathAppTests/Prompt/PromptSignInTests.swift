import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("Signing in and out at the prompt")
struct PromptSignInTests {
  let scene = PromptScene()
  private let login = AccountCommand.signIn(
    email: "ana@uniquindio.edu.co", passwordDescriptor: 3)

  @Test("who knows the password is in, and it is said who")
  func right() {
    _ = scene.accounts.register()
    #expect(scene.script(login, "secreto") == .exit(.done))
    #expect(scene.errors.hasPrefix("Sesión iniciada: Ana María <ana@uniquindio.edu.co>.\n"))
    #expect(scene.output.isEmpty)
    let ending = scene.run(
      .signIn(email: nil, passwordDescriptor: nil), .type("ANA@uniquindio.edu.co"),
      .type("secreto"))
    #expect(ending == .exit(.done))
    #expect(scene.terminal == "Correo: ANA@uniquindio.edu.co\nContraseña: \n")
  }

  @Test("a wrong password and an unknown address get the same words")
  func wrong() {
    _ = scene.accounts.register()
    #expect(scene.script(login, "secreta") == .exit(.failed))
    let said = scene.errors
    #expect(said == "dailymath: El correo o la contraseña no son correctos.\n")
    let unknown = AccountCommand.signIn(email: "eva@uniquindio.edu.co", passwordDescriptor: 3)
    #expect(scene.script(unknown, "secreto") == .exit(.failed))
    #expect(scene.errors == said)
  }

  @Test("after failures in a row it is said how long to wait")
  func waiting() {
    _ = scene.accounts.register()
    for _ in 0..<3 { #expect(scene.script(login, "secreta") == .exit(.failed)) }
    #expect(scene.errors == "dailymath: El correo o la contraseña no son correctos.\n")
    #expect(scene.script(login, "secreta") == .exit(.failed))
    #expect(scene.errors.hasSuffix("no son correctos. Espera 1 s para volver a intentar.\n"))
    #expect(scene.script(login, "secreto") == .exit(.failed))
    #expect(scene.errors == "dailymath: Espera 1 s para volver a intentar.\n")
    // The right password after the wait is right.
    scene.environment.moment = { Self.later(seconds: 1) }
    #expect(scene.script(login, "secreto") == .exit(.done))
  }

  private static func later(seconds: Int64) -> Moment {
    let moment = Stamp.at().moment
    let instant = Instant(milliseconds: moment.instant.milliseconds + seconds * 1_000)
    return Moment(instant: instant, offset: moment.offset, rollover: .standard)
  }

  @Test("whoami prints name and address, and has a code of its own where nobody is in")
  func whoami() {
    #expect(scene.script(.showSignedIn) == .exit(.notSignedIn))
    #expect(scene.errors == "dailymath: Nadie ha iniciado sesión; usa dailymath login.\n")
    #expect(scene.output.isEmpty)
    scene.signInAsAna()
    #expect(scene.script(.showSignedIn) == .exit(.done))
    #expect(scene.output == "Ana María <ana@uniquindio.edu.co>\n")
    #expect(scene.errors.isEmpty)
  }

  @Test("signing out ends it, and once more is no failure")
  func logout() {
    scene.signInAsAna()
    #expect(scene.script(.signOut) == .exit(.done))
    #expect(scene.errors == "Sesión cerrada.\n")
    #expect(scene.script(.showSignedIn) == .exit(.notSignedIn))
    #expect(scene.script(.signOut) == .exit(.done))
    #expect(scene.errors == "No había ninguna sesión iniciada.\n")
  }

  @Test("an account speaks its own language, unless another was asked for")
  func language() {
    _ = scene.accounts.register(language: .english)
    _ = scene.script(login, "secreto")
    #expect(
      scene.script(.changePassword(passwordDescriptor: 3), "wrong-one", "quince-caracteres")
        == .exit(.failed))
    #expect(scene.errors == "dailymath: The password is not right.\n")
    scene.environment.isLanguageChosen = true
    #expect(
      scene.script(.changePassword(passwordDescriptor: 3), "wrong-one", "quince-caracteres")
        == .exit(.failed))
    #expect(scene.errors == "dailymath: La contraseña no es correcta.\n")
  }

  @Test("damaged lines and a folder that was open to others are said")
  func notices() throws {
    let registered = try #require(scene.accounts.register().signedIn)
    scene.accounts.store.prepare = { [.tightenedFolder(path: "/d")] }
    scene.accounts.store.open = { _ throws(StoreError) in
      OpenedAccount(
        account: registered.account, state: registered.library,
        notices: [.damagedLines(path: "/d", copy: nil, count: 2)])
    }
    #expect(scene.script(login, "secreto") == .exit(.done))
    #expect(scene.errors.hasPrefix("Otros usuarios del computador podían leer tus datos."))
    #expect(scene.errors.contains("No se pudieron leer 2 líneas de tus datos."))
  }

  @Test(
    "a data folder that cannot be used fails every command",
    arguments: [AccountCommand.showSignedIn, .signOut, .export(path: "x")])
  func unusable(command: AccountCommand) {
    scene.accounts.store.prepare = { () throws(StoreError) in throw .busy(path: "/d") }
    #expect(scene.script(command) == .exit(.failed))
    #expect(scene.errors.hasPrefix("dailymath: DailyMath no puede usar su carpeta de datos."))
  }

  @Test("what the store cannot do while signing out is told")
  func storeFails() {
    scene.accounts.store.signInTokens.forget = { () throws(StoreError) in
      throw .notWritable(path: "/d", cause: "Permission denied")
    }
    #expect(scene.script(.signOut) == .exit(.failed))
    #expect(scene.errors.hasPrefix("dailymath: No se puede escribir en /d (permiso denegado)."))
  }

  @Test(
    "a descriptor that cannot be read as a secret is refused before anything is touched",
    arguments: [(DescriptorFault.closed, "no está abierto"), (.terminal, "es una terminal")])
  func descriptorFault(fault: DescriptorFault, sentence: String) {
    let scene = PromptScene()
    scene.accounts.store.prepare = { () throws(StoreError) in
      Issue.record("nothing may be opened")
      return []
    }
    scene.descriptorFault = fault
    let command = AccountCommand.signIn(email: AccountsScene.address, passwordDescriptor: 3)
    #expect(scene.script(command, "secreto") == .exit(.usage))
    #expect(scene.errors.contains(sentence))
    // What needs no secret does not look.
    #expect(scene.descriptors[3] == ["secreto"])
  }
}

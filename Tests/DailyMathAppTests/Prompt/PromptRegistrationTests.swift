import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("Making an account at the prompt")
struct PromptRegistrationTests {
  let scene = PromptScene()

  private func registered() throws -> (Account, Profile) {
    let account = try #require(try scene.accounts.store.accounts().accounts.first)
    return (account, try scene.accounts.store.open(account.id).state.profile)
  }

  @Test("what is not given is asked for, with the password twice and hidden")
  func asked() throws {
    let ending = scene.run(
      .register(name: nil, email: nil, university: nil, passwordDescriptor: nil),
      .type("  Ana María "), .type("ana@uniquindio.edu.co"), .type("UQ"),
      .type("quince-caracteres"), .type("quince-caracteres"))
    #expect(ending == .exit(.done))
    #expect(
      scene.terminal
        == "Nombre completo: " + "  Ana María \nCorreo: ana@uniquindio.edu.co\n"
        + "Universidad (opcional): UQ\nContraseña (mínimo 6): \nRepite la contraseña: \n")
    #expect(scene.secretPrompts.count == 2)
    let (account, profile) = try registered()
    #expect(account.credential == "hash-of-quince-caracteres")
    #expect(profile == Profile(displayName: "Ana María", university: "UQ"))
    #expect(scene.errors.hasPrefix("Cuenta creada: Ana María <ana@uniquindio.edu.co>.\n"))
  }

  @Test("a script needs no terminal, and what may stay empty is not asked for")
  func script() throws {
    let ending = scene.script(
      .register(
        name: "Ana", email: "ana@uniquindio.edu.co", university: nil, passwordDescriptor: 3),
      "quince-caracteres")
    #expect(ending == .exit(.done))
    #expect(scene.terminal.isEmpty)
    let (account, profile) = try registered()
    #expect(account.credential == "hash-of-quince-caracteres")
    #expect(profile == Profile(displayName: "Ana", university: ""))
  }

  @Test("what a person mistypes is said and asked again")
  func again() throws {
    let ending = scene.run(
      .register(name: nil, email: nil, university: "", passwordDescriptor: nil),
      .type(" "), .type("Ana"), .type("ana@"), .type("ana@uniquindio.edu.co"), .type("corta"),
      .type("quince-caracteres"), .type("quince-caractere"), .type("quince-caracteres"),
      .type("quince-caracteres"))
    #expect(ending == .exit(.done))
    for words in [
      "Escribe tu nombre.\nNombre completo: ",
      "Escribe un correo como ana@uniquindio.edu.co.\nCorreo: ",
      "Usa al menos 6 caracteres.\nContraseña (mínimo 6): ",
      "Las contraseñas no coinciden.\nContraseña (mínimo 6): ",
    ] {
      #expect(scene.terminal.contains(words))
    }
  }

  @Test("a weak password is advised against once, and kept with Enter")
  func kept() throws {
    let ending = scene.run(
      .register(
        name: "Ana", email: "ana@uniquindio.edu.co", university: "", passwordDescriptor: nil),
      .type("secreto"), .type(""), .type("otra"), .type("secreto"), .type("secreto"))
    #expect(ending == .exit(.done))
    #expect(scene.secretPrompts.count { $0.hasPrefix("Otra contraseña") } == 1)
    #expect(try registered().0.credential == "hash-of-secreto")
  }

  @Test("another password in the place of a weak one is judged like the first")
  func replaced() throws {
    let ending = scene.run(
      .register(
        name: "Ana", email: "ana@uniquindio.edu.co", university: "", passwordDescriptor: nil),
      .type("secreto"), .type("corta"), .type("secreto-dos"), .type("secreto-dos"))
    #expect(ending == .exit(.done))
    #expect(scene.terminal.contains("Usa al menos 6 caracteres.\nContraseña (mínimo 6): "))
    #expect(try registered().0.credential == "hash-of-secreto-dos")
  }

  @Test("a script is only told that a password is weak")
  func warned() throws {
    let ending = scene.script(
      .register(
        name: "Ana", email: "ana@uniquindio.edu.co", university: nil, passwordDescriptor: 3),
      "secreto-99")
    #expect(ending == .exit(.done))
    #expect(scene.errors.hasPrefix(Texts.of(.spanish).password.sentence(for: .short)))
  }

  @Test(
    "what is given and wrong is wrong usage, and asks for nothing",
    arguments: [
      (" ", "ana@uniquindio.edu.co", "--name: Escribe tu nombre."),
      (String(repeating: "x", count: 81), "a@b.co", "--name: Usa como máximo 80 caracteres."),
      ("Ana", "ana", "--email: Escribe un correo"), ("Ana", "mıke@uq.co", "--email: "),
    ])
  func wrong(name: String, email: String, said: String) throws {
    let ending = scene.run(
      .register(name: name, email: email, university: nil, passwordDescriptor: nil))
    #expect(ending == .exit(.usage))
    #expect(scene.errors.hasPrefix("dailymath: \(said)"))
    #expect(scene.terminal.isEmpty)
    #expect(try scene.accounts.store.accounts().accounts == [])
  }

  @Test(
    "a password that cannot be one is refused from a descriptor",
    arguments: [("corta", "al menos 6"), (String(repeating: "x", count: 129), "como máximo 128")])
  func refused(password: String, said: String) throws {
    let ending = scene.script(
      .register(
        name: "Ana", email: "ana@uniquindio.edu.co", university: nil, passwordDescriptor: 3),
      password)
    #expect(ending == .exit(.failed))
    #expect(scene.errors.contains(said))
    #expect(try scene.accounts.store.accounts().accounts == [])
  }

  @Test("an address has one account, and a full disk is told")
  func failures() {
    let command = AccountCommand.register(
      name: "Ana", email: "ANA@uniquindio.edu.co", university: nil, passwordDescriptor: 3)
    _ = scene.accounts.register()
    #expect(scene.script(command, "quince-caracteres") == .exit(.failed))
    #expect(scene.errors == "dailymath: Ya hay una cuenta con ese correo.\n")
    scene.accounts = AccountsScene()
    scene.accounts.store.register = { _, _ throws(StoreError) in throw .diskFull(path: "/d") }
    #expect(scene.script(command, "quince-caracteres") == .exit(.failed))
    #expect(scene.errors.hasPrefix("dailymath: El disco está lleno."))
  }

  @Test("the recovery codes are all that stands on the standard output, eight of them")
  func codes() throws {
    let command = AccountCommand.register(
      name: "Ana", email: "ana@uniquindio.edu.co", university: nil, passwordDescriptor: 3)
    #expect(scene.script(command, "quince-caracteres") == .exit(.done))
    let lines = scene.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 8 && Set(lines).count == 8)
    #expect(lines.allSatisfy { OneTimeCode(.recovery, typed: $0)?.grouped == $0 })
    #expect(scene.errors.contains("Guarda tus códigos de recuperación"))
    // The sign-in is remembered.
    #expect(scene.script(.showSignedIn) == .exit(.done))
    #expect(scene.output == "Ana <ana@uniquindio.edu.co>\n")

    scene.accounts = AccountsScene()
    scene.writing = .closed
    #expect(scene.script(command, "quince-caracteres") == .exit(.failed))
    #expect(scene.errors.hasSuffix("dailymath: No se pudo escribir todo en la salida.\n"))
  }

  @Test("a name cannot make the terminal do anything, and is stored without what it might have")
  func hostileName() throws {
    let ending = scene.script(
      .register(
        name: "A\u{1B}[2Jna\u{9B}", email: "ana@uniquindio.edu.co", university: nil,
        passwordDescriptor: 3), "quince-caracteres")
    #expect(ending == .exit(.done))
    let name = try registered().1.displayName
    #expect(!name.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    #expect(!scene.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" })
  }
}

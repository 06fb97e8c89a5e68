import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("Another password at the prompt")
struct PromptPasswordTests {
  let scene = PromptScene()
  private let change = AccountCommand.changePassword(passwordDescriptor: 3)
  private let recoverAsked = AccountCommand.recover(
    email: "ana@uniquindio.edu.co", passwordDescriptor: nil)
  private let recover = AccountCommand.recover(
    email: "ana@uniquindio.edu.co", passwordDescriptor: 3)

  /// Whether this is Ana's password now; the counter of failures begins anew.
  private func isPassword(_ password: String) -> Bool {
    if case .signedIn = scene.accounts.signIn("ana@uniquindio.edu.co", password) { return true }
    return false
  }

  /// Ana's account and its recovery codes.
  private func register() throws -> [OneTimeCode] {
    guard case .registered(_, let codes) = scene.accounts.register() else { return [] }
    try #require(codes.count == 8)
    return codes
  }

  @Test("the current password comes first, then the new one twice, and the sign-in stays")
  func changed() {
    scene.signInAsAna()
    let ending = scene.run(
      .changePassword(passwordDescriptor: nil), .type("secreto"), .type("quince-caracteres"),
      .type("quince-caracteres"))
    #expect(ending == .exit(.done))
    #expect(
      scene.secretPrompts == [
        "Contraseña actual: ", "Contraseña nueva (mínimo 6): ", "Repite la contraseña: ",
      ])
    #expect(isPassword("quince-caracteres") && !isPassword("secreto"))
    #expect(scene.script(.showSignedIn) == .exit(.done))
    #expect(scene.script(change, "quince-caracteres", "otra-que-es-larga") == .exit(.done))
    #expect(isPassword("otra-que-es-larga"))
  }

  @Test("a wrong password, a missing line and nobody signed in change nothing")
  func refused() {
    #expect(scene.script(change, "secreto", "quince-caracteres") == .exit(.notSignedIn))
    scene.signInAsAna()
    #expect(scene.script(change, "secreta", "quince-caracteres") == .exit(.failed))
    #expect(scene.errors == "dailymath: La contraseña no es correcta.\n")
    #expect(scene.script(change, "secreto") == .exit(.usage))
    #expect(scene.script(change, "secreto", "corta") == .exit(.failed))
    #expect(isPassword("secreto"))
  }

  @Test("a person hears that the current password is wrong before a new one is asked; it counts")
  func wrongCurrent() {
    scene.signInAsAna()
    let asked = AccountCommand.changePassword(passwordDescriptor: nil)
    for _ in 0..<4 {
      #expect(scene.run(asked, .type("secreta")) == .exit(.failed))
      #expect(scene.secretPrompts == ["Contraseña actual: "])
      #expect(scene.errors.hasPrefix("dailymath: La contraseña no es correcta."))
    }
    #expect(scene.run(asked, .type("secreto")) == .exit(.failed))
    #expect(scene.errors == "dailymath: Espera 1 s para volver a intentar.\n")
  }

  @Test("a script's line for the new password is taken, whatever the current one is")
  func linesAreTaken() {
    scene.signInAsAna()
    #expect(scene.script(change, "secreta", "quince-caracteres", "rest") == .exit(.failed))
    #expect(scene.descriptors[3] == ["rest"])
  }

  @Test("a kept code lets a script set a new password, once")
  func savedCode() throws {
    let codes = try register()
    #expect(scene.script(recover, codes[0].grouped, "quince-caracteres") == .exit(.done))
    // Nobody is asked to write what comes from the descriptor.
    #expect(scene.errors.hasPrefix("En este computador no se envían correos.\n"))
    #expect(scene.errors.contains("Te quedan 7 códigos de recuperación."))
    #expect(scene.output.isEmpty)
    #expect(isPassword("quince-caracteres"))
    #expect(scene.script(recover, codes[0].grouped, "otra-que-es-larga") == .exit(.failed))
    #expect(scene.errors.hasSuffix("dailymath: El código no es correcto o ya no sirve.\n"))
    #expect(isPassword("quince-caracteres"))
    // There is no automatic sign-in.
    #expect(scene.script(.showSignedIn) == .exit(.notSignedIn))
  }

  @Test("a person is asked again after a wrong code, and may make new codes")
  func person() throws {
    let codes = try register()
    let ending = scene.run(
      .recover(email: nil, passwordDescriptor: nil), .type("ana@uniquindio.edu.co"),
      .type("no sé"), .type("0000-0000-0000-0000"), .type(codes[3].digits.uppercased()),
      .type("quince-caracteres"), .type("quince-caracteres"), .type("S"))
    #expect(ending == .exit(.done))
    #expect(
      scene.terminal.contains(
        "no se envían correos. Escribe uno de los códigos de recuperación que guardaste"))
    #expect(scene.terminal.contains("Un código tiene 16 letras y números.\nCódigo: "))
    #expect(scene.terminal.contains("El código no es correcto o ya no sirve.\nCódigo: "))
    let renewed = scene.output.split(separator: "\n").map(String.init)
    #expect(renewed.count == 8)
    #expect(scene.script(recover, codes[4].grouped, "otra-que-es-larga") == .exit(.failed))
    #expect(scene.script(recover, renewed[0], "otra-que-es-larga") == .exit(.done))
  }

  @Test(
    "whoever does not answer the offer keeps the codes",
    arguments: [PromptScene.Step.type(""), .type("n"), .event(.ended)])
  func kept(step: PromptScene.Step) throws {
    let codes = try register()
    let ending = scene.run(
      .recover(email: "ana@uniquindio.edu.co", passwordDescriptor: nil), .type(codes[0].grouped),
      .type("quince-caracteres"), .type("quince-caracteres"), step)
    #expect(ending == .exit(.done))
    #expect(scene.output.isEmpty)
    #expect(scene.script(recover, codes[1].grouped, "otra-que-es-larga") == .exit(.done))
  }

  @Test("a code that was sent works, from the descriptor as from the terminal")
  func mailed() throws {
    _ = try register()
    scene.accounts.memory.configure(MachineSettings(sendmail: "/usr/sbin/sendmail"))
    // What is sent is known only afterwards; a person reads it and types it.
    let ending = scene.run(
      .recover(email: "ana@uniquindio.edu.co", passwordDescriptor: nil), .event(.ended))
    #expect(ending == .exit(.failed))
    let mail = try #require(scene.accounts.sent.takeAll().first)
    #expect(mail.recipient == .ana)
    let code = try #require(
      String(decoding: mail.message, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .compactMap { OneTimeCode(.mailed, typed: String($0)) }.first)
    #expect(scene.terminal.contains("Si ana@uniquindio.edu.co tiene cuenta aquí"))
    // A second request would send a second code, so the first is tried by itself.
    let permitted = scene.accounts.desk.recover(
      .check(email: "ana@uniquindio.edu.co", code: code.digits, way: .mail), language: .spanish,
      at: Stamp.at().moment)
    guard case .permitted = permitted else {
      Issue.record("\(permitted)")
      return
    }
    #expect(scene.run(recoverAsked, .type("x"), .event(.ended)) == .exit(.failed))
    #expect(
      scene.terminal.contains("16 letras y números; el que llega por correo, 20.\nCódigo: "))
  }

  @Test("a mail program that fails is said, and a kept code still helps")
  func mailFails() throws {
    let codes = try register()
    scene.accounts.memory.configure(MachineSettings(sendmail: "/nowhere/sendmail"))
    #expect(scene.script(recover, codes[0].grouped, "quince-caracteres") == .exit(.done))
    #expect(scene.errors.hasPrefix("El programa de correo falló y no se envió nada."))
  }

  @Test("nobody learns whether an address has an account")
  func unknown() throws {
    _ = try register()
    let eva = AccountCommand.recover(email: "eva@uniquindio.edu.co", passwordDescriptor: 3)
    #expect(scene.script(eva, "0000-0000-0000-0000", "quince-caracteres") == .exit(.failed))
    let said = scene.errors
    #expect(scene.script(recover, "0000-0000-0000-0000", "quince-caracteres") == .exit(.failed))
    #expect(scene.errors == said)
  }

  @Test("an address that only looks like one is wrong usage, and nothing is sent")
  func lookAlike() throws {
    _ = try register()
    scene.accounts.memory.configure(MachineSettings(sendmail: "/usr/sbin/sendmail"))
    for email in ["ana@unıquindio.edu.co", "ana@uniquindio.edu.\u{212A}o"] {
      let command = AccountCommand.recover(email: email, passwordDescriptor: 3)
      #expect(scene.script(command, "x") == .exit(.usage))
    }
    #expect(scene.accounts.sent.takeAll().isEmpty)
  }

  @Test("after failures a code has to wait, for a person as for a script")
  func waiting() throws {
    let codes = try register()
    for _ in 0..<4 { _ = scene.script(recover, "0000-0000-0000-0000", "quince-caracteres") }
    #expect(scene.errors.hasSuffix("ya no sirve. Espera 1 s para volver a intentar.\n"))
    #expect(scene.script(recover, codes[0].grouped, "quince-caracteres") == .exit(.failed))
    #expect(scene.errors.hasSuffix("dailymath: Espera 1 s para volver a intentar.\n"))
    let asked = AccountCommand.recover(email: "ana@uniquindio.edu.co", passwordDescriptor: nil)
    #expect(scene.run(asked, .type(codes[0].grouped)) == .exit(.failed))
    #expect(scene.terminal.contains("En este computador"))
  }

  @Test(
    "settings that cannot be used do not keep anybody from using a code that was kept",
    arguments: [
      StoreError.unusableSetting(path: "/d/settings.json", name: "sendmail"),
      .damaged(path: "/d/settings.json"), .unreadable(path: "/d/settings.json", cause: "?"),
    ])
  func unusableSettings(error: StoreError) throws {
    let codes = try register()
    scene.accounts.store.machineSettings = { () throws(StoreError) in throw error }
    let ending = scene.script(recover, codes[0].grouped, "quince-caracteres")
    #expect(ending == .exit(.done), "\(scene.errors)")
    #expect(scene.errors.contains("/d/settings.json"))
  }
}

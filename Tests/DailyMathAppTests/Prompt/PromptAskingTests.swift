import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("Asking at the prompt")
struct PromptAskingTests {
  let scene = PromptScene()
  private let login = AccountCommand.signIn(email: nil, passwordDescriptor: nil)

  @Test("without a terminal it is said what would have been asked, and which option says it")
  func noTerminal() {
    #expect(scene.script(login) == .exit(.noTerminal))
    #expect(
      scene.errors == "dailymath: No hay una terminal donde preguntar «Correo»; usa --email.\n")
    let known = AccountCommand.signIn(email: "a@b.co", passwordDescriptor: nil)
    #expect(scene.script(known) == .exit(.noTerminal))
    #expect(scene.errors.hasSuffix("«Contraseña»; usa --password-fd.\n"))
  }

  @Test("a descriptor without a further line is wrong usage, and nobody is asked")
  func missingLines() {
    let known = AccountCommand.signIn(email: "a@b.co", passwordDescriptor: 3)
    #expect(scene.script(known) == .exit(.usage))
    #expect(
      scene.errors == "dailymath: El descriptor 3 no está abierto o no tiene otra línea.\n")
    let other = AccountCommand.signIn(email: "a@b.co", passwordDescriptor: 9)
    #expect(scene.run(other, .type("secreto")) == .exit(.usage))
    #expect(scene.terminal.isEmpty)
  }

  @Test(
    "what ends the waiting ends the command",
    arguments: [
      (.terminate(.interrupt), .signal(.interrupt)), (.terminate(.terminate), .signal(.terminate)),
      (.hungUp, .exit(.hungUp)), (.unread, .exit(.unread)), (.ended, .exit(.failed)),
    ] as [(LineEvent, PromptEnding)])
  func endings(event: LineEvent, ending: PromptEnding) {
    #expect(scene.run(login, .event(event)) == ending)
    #expect(scene.run(login, .type("ana@uniquindio.edu.co"), .event(event)) == ending)
    let isLeft = event == .ended
    #expect(scene.errors == (isLeft ? "dailymath: No se inició sesión.\n" : ""))
  }

  @Test("who leaves without an answer hears what was not done")
  func leaving() {
    let register = AccountCommand.register(
      name: "Eva", email: nil, university: nil, passwordDescriptor: nil)
    #expect(scene.run(register, .event(.ended)) == .exit(.failed))
    #expect(scene.errors == "dailymath: No se creó ninguna cuenta.\n")
    scene.signInAsAna()
    let password = AccountCommand.changePassword(passwordDescriptor: nil)
    #expect(scene.run(password, .event(.ended)) == .exit(.failed))
    #expect(scene.errors == "dailymath: No se cambió nada.\n")
  }

  @Test("brought back by the shell the question comes again, and a line that was cut is not taken")
  func again() {
    _ = scene.accounts.register()
    let cut = LineEvent.line(Array("ana@uniquindio.edu.co".utf8), isCut: true)
    let ending = scene.run(
      login, .event(.continued), .event(cut), .type("ana@uniquindio.edu.co"), .event(.continued),
      .event(.secret(AccountsScene.password("secreto"), isCut: true)), .type("secreto"))
    #expect(ending == .exit(.done))
    #expect(scene.terminal.contains("La línea era demasiado larga"))
    #expect(scene.terminal.contains("Usa como máximo 128 caracteres.\nContraseña: "))
  }

  @Test("without UTF-8 everything is ASCII")
  func ascii() {
    scene.environment.isASCII = true
    _ = scene.accounts.register()
    #expect(
      scene.run(login, .type("x"), .type("ana@uniquindio.edu.co"), .type("secreto")) == .exit(.done)
    )
    #expect((scene.terminal + scene.errors).utf8.allSatisfy { $0 < 0x7F })
    #expect(scene.terminal.contains("Contrasena: "))
    #expect(scene.errors.contains("Sesion iniciada: Ana Maria"))
  }
}

import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("Being remembered from the prompt on")
struct PromptRememberingTests {
  let scene = PromptScene()
  private let question =
    "Si dices que sí, quien abra DailyMath aquí entrará a tu cuenta.\n"
    + "¿Recordarte en este computador? (s/N): "

  /// Makes Ben's account by a script.
  private func registerBen(_ isRemembered: Bool? = nil) -> PromptEnding {
    scene.script(
      .register(
        name: "Ben", email: "ben@b.co", university: nil, passwordDescriptor: 3,
        isRemembered: isRemembered), "quince-caracteres")
  }

  private func signIn(asked isRemembered: Bool? = nil) -> AccountCommand {
    .signIn(
      email: "ana@uniquindio.edu.co", passwordDescriptor: nil, isRemembered: isRemembered)
  }

  /// Who is remembered, as `whoami` prints it.
  private func remembered() -> String {
    _ = scene.script(.showSignedIn)
    return scene.output
  }

  @Test("alone in the folder nobody is asked, and the sign-in is remembered")
  func alone() {
    _ = scene.accounts.register()
    #expect(scene.run(signIn(), .type("secreto")) == .exit(.done))
    #expect(scene.errors.contains("entrará a esta cuenta hasta «dailymath logout»."))
    #expect(remembered() == "Ana María <ana@uniquindio.edu.co>\n")
    // Once more, which ends nobody's.
    #expect(scene.run(signIn(), .type("secreto")) == .exit(.done))
    #expect(!scene.errors.contains("terminó"))
  }

  @Test(
    "with another account a person is asked, and only yes is yes",
    arguments: [("s", true), ("Sí", true), ("", false), ("n", false), ("7", false)])
  func asked(answer: String, isRemembered: Bool) {
    _ = scene.accounts.register()
    _ = registerBen(false)
    #expect(scene.run(signIn(), .type("secreto"), .type(answer)) == .exit(.done))
    #expect(scene.terminal.contains(question))
    #expect(remembered().isEmpty != isRemembered)
  }

  @Test("what is given is not asked, and what is not kept is said", arguments: [true, false])
  func given(isRemembered: Bool) {
    _ = scene.accounts.register()
    _ = registerBen(false)
    #expect(scene.run(signIn(asked: isRemembered), .type("secreto")) == .exit(.done))
    #expect(scene.errors.contains("La sesión no se recuerda y termina aquí") != isRemembered)
    #expect(remembered().isEmpty != isRemembered)
  }

  @Test("a script is remembered where the folder holds no other account, or where it says so")
  func script() {
    #expect(registerBen() == .exit(.done))
    #expect(remembered() == "Ben <ben@b.co>\n")
    _ = scene.script(.signOut)
    _ = scene.accounts.register()
    let login = AccountCommand.signIn(email: "ben@b.co", passwordDescriptor: 3)
    #expect(scene.script(login, "quince-caracteres") == .exit(.done))
    #expect(scene.terminal.isEmpty && remembered().isEmpty)
    let kept = AccountCommand.signIn(
      email: "ben@b.co", passwordDescriptor: 3, isRemembered: true)
    #expect(scene.script(kept, "quince-caracteres") == .exit(.done))
    #expect(remembered() == "Ben <ben@b.co>\n")
  }

  @Test(
    "the session that ends is named, by a sign-in as by a new account", arguments: [true, false])
  func replaced(isRemembered: Bool) {
    _ = scene.accounts.register()
    #expect(registerBen(true) == .exit(.done))
    #expect(scene.run(signIn(asked: isRemembered), .type("nada-7")) == .exit(.failed))
    #expect(remembered() == "Ben <ben@b.co>\n")
    #expect(scene.run(signIn(asked: isRemembered), .type("secreto")) == .exit(.done))
    #expect(scene.errors.hasPrefix("La sesión de Ben terminó.\nSesión iniciada: Ana María"))
    _ = scene.run(signIn(asked: true), .type("secreto"))
    let eva = AccountCommand.register(
      name: "Eva", email: "eva@b.co", university: nil, passwordDescriptor: 3,
      isRemembered: isRemembered)
    #expect(scene.script(eva, "quince-caracteres") == .exit(.done))
    #expect(scene.errors.hasPrefix("La sesión de Ana María terminó.\nCuenta creada: Eva"))
  }

  @Test("who leaves at the question is not signed in, and nobody's session ends")
  func left() {
    _ = scene.accounts.register()
    #expect(registerBen(true) == .exit(.done))
    #expect(scene.run(signIn(), .type("secreto"), .event(.ended)) == .exit(.failed))
    #expect(scene.errors == "dailymath: No se inició sesión.\n")
    #expect(remembered() == "Ben <ben@b.co>\n")
  }
}

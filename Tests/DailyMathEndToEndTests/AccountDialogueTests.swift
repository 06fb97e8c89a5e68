import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Accounts at the prompt, by a person")
struct AccountDialogueTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  private func start(_ arguments: String...) throws -> PlainDialogue {
    try folder.converse(arguments: arguments, environment: ["TERM": "xterm"])
  }

  @Test("registering asks for everything, and shows the codes and never the password")
  func registers() throws {
    let program = try start("register")
    try program.answer("Nombre completo: ", "Ana Quintero")
    try program.answer("Correo: ", "ana")
    try program.waitFor("Escribe un correo como")
    try program.answer("Correo: ", StudyFolder.email)
    try program.answer("Universidad (opcional): ", "")
    try program.answer("Contraseña (mínimo 6): ", StudyFolder.password)
    try program.answer("Otra contraseña (Enter: seguir con la que escribiste): ", "")
    try program.answer("Repite la contraseña: ", StudyFolder.password)
    #expect(try program.waitForExit() == .exited(0))
    let lines = program.transcript.split(separator: "\n").map(String.init)
    #expect(lines.count { OneTimeCode(.recovery, typed: $0) != nil } == 8)
    #expect(!program.transcript.contains(StudyFolder.password))
    #expect(!program.bytes.contains(0x1B))
    #expect(try folder.prompt("whoami").outputText == "Ana Quintero <\(StudyFolder.email)>\n")
  }

  @Test(
    "signing in and changing the password, neither of which is in an argument or the environment")
  func changes() throws {
    try folder.registerAtPrompt()
    let login = try start("login")
    try login.answer("Correo: ", StudyFolder.email)
    try login.answer("Contraseña: ", StudyFolder.password)
    #expect(try login.waitForExit() == .exited(0))
    let program = try start("password")
    try program.answer("Contraseña actual: ", StudyFolder.password)
    try program.answer("Contraseña nueva (mínimo 6): ", "una-frase-bien-larga")
    try program.waitFor("Repite la contraseña: ")
    let process = "/proc/\(program.child.processID)"
    #expect(
      try !folder.shell(
        "grep -q -e secreto-7 -e una-frase-bien-larga \(process)/cmdline \(process)/environ"))
    try program.terminal.write("una-frase-bien-larga\r")
    #expect(try program.waitForExit() == .exited(0))
    for said in [login.transcript, program.transcript] {
      #expect(!said.contains(StudyFolder.password) && !said.contains("una-frase-bien-larga"))
    }
    #expect(try folder.prompt("whoami").status == .exited(0))
  }

  @Test("a forgotten password is replaced with a kept code, and new codes are made")
  func recovers() throws {
    let codes = try folder.registerAtPrompt()
    let program = try start("recover", "--email", StudyFolder.email)
    try program.waitFor("En este computador no se envían correos.")
    try program.answer("Código: ", "0000-0000-0000-0000")
    try program.waitFor("El código no es correcto o ya no sirve.")
    try program.answer("Código: ", codes[7])
    try program.answer("Contraseña nueva (mínimo 6): ", "una-frase-bien-larga")
    try program.answer("Repite la contraseña: ", "una-frase-bien-larga")
    try program.waitFor("Te quedan 7 códigos de recuperación.")
    try program.answer("(s/N): ", "s")
    #expect(try program.waitForExit() == .exited(0))
    let lines = program.transcript.split(separator: "\n").map(String.init)
    let renewed = lines.filter { OneTimeCode(.recovery, typed: $0) != nil }
    #expect(renewed.count == 8 && Set(renewed).isDisjoint(with: codes))
    let login = try folder.prompt(
      "login", "--email", StudyFolder.email, "--password-fd", "3",
      passwords: ["una-frase-bien-larga"])
    #expect(login.status == .exited(0))
  }

  @Test("deleting warns, offers a copy, and takes the address and the password")
  func deletes() throws {
    try folder.registerAtPrompt()
    let program = try start("account", "delete")
    try program.waitFor("Esta acción es permanente. Se eliminarán todos tus datos")
    try program.answer("(Enter: ninguna): ", folder.home + "/copia.json")
    try program.waitFor("Todo quedó en \(folder.home)/copia.json.")
    try program.answer("escribe el correo de la cuenta: ", StudyFolder.email)
    try program.answer("Contraseña actual: ", StudyFolder.password)
    try program.waitFor("Cuenta eliminada.")
    #expect(try program.waitForExit() == .exited(0))
    #expect(try FileSystem.status(of: folder.home + "/copia.json")?.kind == .regular)
    #expect(try folder.store.accounts().accounts == [])
  }

  @Test("Ctrl-D leaves without changing anything, and a closed window ends it")
  func leaves() throws {
    try folder.registerAtPrompt()
    let left = try start("account", "delete")
    try left.waitFor("(Enter: ninguna): ")
    try left.terminal.write("\u{4}")
    #expect(try left.waitForExit() == .exited(1))
    #expect(left.transcript.hasSuffix("\ndailymath: No se cambió nada.\n"))
    let closed = try start("password")
    try closed.waitFor("Contraseña actual: ")
    closed.terminal.hangUp()
    #expect(try closed.waitForExit() == .exited(129))
    #expect(try folder.store.accounts().accounts.count == 1)
  }

  @Test(
    "questions go to the terminal where input, output and errors lead elsewhere")
  func redirected() throws {
    try folder.registerAtPrompt()
    let program = try PlainDialogue(
      executable: "/bin/sh",
      arguments: [
        "-c", #"echo nadie | "$0" login >"$HOME/out" 2>"$HOME/err""#, BuiltProgram.path(),
      ], environment: folder.environment)
    try program.answer("Correo: ", StudyFolder.email)
    try program.answer("Contraseña: ", StudyFolder.password)
    #expect(try program.waitForExit() == .exited(0))
    #expect(try FileSystem.read(folder.home + "/out", limit: 4_096).isEmpty)
    let errors = try FileSystem.read(folder.home + "/err", limit: 4_096)
    #expect(String(decoding: errors, as: UTF8.self).hasPrefix("Sesión iniciada: Ana"))
  }
}

import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("Taking an account along and deleting it at the prompt")
struct PromptLeavingTests {
  let scene = PromptScene()
  private let delete = AccountCommand.delete(
    email: "ana@uniquindio.edu.co", passwordDescriptor: 3)

  private var count: Int {
    get throws { try scene.accounts.store.accounts().accounts.count }
  }

  @Test("everything goes into the file that is named, or to the standard output as it is")
  func exports() throws {
    scene.signInAsAna()
    scene.accounts.store.exportAccount = { _, _ in Array("{\"a\":\"\u{9B}é\"}\n".utf8) }
    #expect(scene.script(.export(path: "todo.json")) == .exit(.done))
    let written = try #require(scene.accounts.written.takeAll().first)
    #expect(written == WrittenFile(path: "todo.json", bytes: Array("{\"a\":\"\u{9B}é\"}\n".utf8)))
    #expect(scene.errors == "Todo quedó en /casa/todo.json.\n" && scene.output.isEmpty)
    #expect(scene.script(.export(path: "-")) == .exit(.done))
    #expect(scene.output == "{\"a\":\"\u{9B}é\"}\n")
    scene.environment.isASCII = true
    #expect(scene.script(.export(path: "-")) == .exit(.done))
    #expect(scene.output == "{\"a\":\"\u{9B}é\"}\n")
    scene.isShown = true
    #expect(scene.script(.export(path: "-")) == .exit(.done))
    #expect(scene.output == "{\"a\":\"?e\"}\n")
    #expect(scene.accounts.written.takeAll().isEmpty)
  }

  @Test("what cannot be exported is told")
  func exportFails() {
    #expect(scene.script(.export(path: "x")) == .exit(.notSignedIn))
    scene.signInAsAna()
    scene.accounts.files = PersonalFiles { path, _ throws(PersonalFileError) in
      throw path == "x" ? .exists(path: "/c/x") : .unusablePath
    }
    #expect(scene.script(.export(path: "x")) == .exit(.failed))
    #expect(scene.errors == "dailymath: Ya existe /c/x. No se tocó: escribe otro nombre.\n")
    #expect(scene.script(.export(path: "..")) == .exit(.failed))
    scene.writing = .failed
    #expect(scene.script(.export(path: "-")) == .exit(.failed))
    #expect(scene.errors == "dailymath: No se pudo escribir todo en la salida.\n")
    // A reader who has seen enough, as in `account export - | head`, is no fault.
    scene.writing = .closed
    for command in [AccountCommand.export(path: "-"), .showSignedIn] {
      #expect(scene.script(command) == .exit(.unread))
      #expect(scene.errors.isEmpty)
    }
    scene.accounts.store.exportAccount = { _, _ throws(StoreError) in throw .busy(path: "/d") }
    #expect(scene.script(.export(path: "-")) == .exit(.failed))
    #expect(scene.errors.hasPrefix("dailymath: Otra ventana"))
  }

  @Test("a person is warned, offered a copy, and types the address and the password")
  func deletes() throws {
    scene.signInAsAna()
    let ending = scene.run(
      .delete(email: nil, passwordDescriptor: nil), .type("copia.json"),
      .type(" ANA@uniquindio.edu.co "), .type("secreto"))
    #expect(ending == .exit(.done))
    #expect(
      scene.terminal
        == "Vas a eliminar la cuenta Ana María <ana@uniquindio.edu.co>. "
        + "Esta acción es permanente. Se eliminarán todos tus datos: tarjetas, respuestas y ajustes.\n"
        + "Archivo donde guardar antes una copia de todo (Enter: ninguna): copia.json\n"
        + "Todo quedó en /casa/copia.json.\n"
        + "Para confirmar, escribe el correo de la cuenta:  ANA@uniquindio.edu.co \n"
        + "Contraseña actual: \n")
    #expect(scene.errors == "Cuenta eliminada.\n")
    #expect(try count == 0)
    #expect(scene.script(.showSignedIn) == .exit(.notSignedIn))
  }

  @Test("a script gives the address and the password, and is asked for nothing")
  func script() throws {
    scene.signInAsAna()
    #expect(scene.script(delete, "secreto") == .exit(.done))
    #expect(try count == 0)
  }

  @Test("another address, a wrong password, a way out and nobody signed in delete nothing")
  func refused() throws {
    _ = scene.accounts.register()
    #expect(scene.script(delete, "secreto") == .exit(.notSignedIn))
    _ = scene.script(
      .signIn(email: "ana@uniquindio.edu.co", passwordDescriptor: 3), "secreto")
    #expect(scene.script(delete, "secreta") == .exit(.failed))
    let other = AccountCommand.delete(email: "eva@uniquindio.edu.co", passwordDescriptor: 3)
    #expect(scene.script(other, "secreto") == .exit(.failed))
    #expect(scene.errors == "dailymath: Ese no es el correo de la cuenta; no se eliminó nada.\n")
    #expect(scene.script(delete) == .exit(.usage))
    let asked = AccountCommand.delete(email: nil, passwordDescriptor: nil)
    #expect(scene.run(asked, .type(""), .type("")) == .exit(.failed))
    #expect(scene.run(asked, .event(.ended)) == .exit(.failed))
    #expect(scene.run(asked, .type(""), .event(.terminate(.interrupt))) == .signal(.interrupt))
    #expect(scene.script(asked) == .exit(.noTerminal))
    #expect(try count == 1)
  }

  @Test("a copy that cannot be written is offered again before anything is deleted")
  func copyFails() throws {
    scene.signInAsAna()
    scene.accounts.files = PersonalFiles { path, _ throws(PersonalFileError) in
      throw .exists(path: path)
    }
    let ending = scene.run(
      .delete(email: nil, passwordDescriptor: nil), .type("x"), .type(""), .event(.ended))
    #expect(ending == .exit(.failed))
    #expect(
      scene.terminal.contains(
        "Ya existe x. No se tocó: escribe otro nombre.\nArchivo donde guardar"))
    #expect(try count == 1)
  }
}

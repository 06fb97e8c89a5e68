import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The profile as a conversation")
struct ProfileConversationTests {
  @Test("everything of the account is said, and a setting is chosen by number")
  func settings() throws {
    let scene = PlainScene()
    scene.register(cards: "a")
    _ = scene.signIn(
      .type("6"), .choose("Tema: Automático"), .choose("Oscuro"), .choose("Nuevas por día: 20"),
      .type("muchas"), .type("7"), .choose("Repasos por día: 200"), .type("0"),
      .choose("Variar plazos: No"), .choose("Sí"), .choose("Recordatorio: Apagado"),
      .type("7.05 am"),
      .type("?"),
      .type("0"))
    let settings = try scene.library.settings
    #expect(settings.theme == .dark)
    #expect(settings.newCardsPerDay == 7)
    #expect(settings.reviewsPerDay == 0)
    #expect(settings.usesFuzz)
    #expect(scene.lines.contains { $0.hasPrefix("Los plazos de más de 10 días") })
    #expect(settings.reminder == .daily(ReminderTime(wrapping: 425)))
    #expect(scene.lines.contains("Desde el 30 de noviembre de 2026."))
    #expect(scene.lines.contains("Escribe un número de 0 a 9.999."))
    #expect(scene.lines.contains("8. Recordatorio: 7:05"))
    #expect(scene.lines.contains("Recordatorio: 7:05."))
    #expect(scene.lines.contains("Tema: Oscuro."))
  }

  @Test("the name is asked for, judged at once and saved; a hyphen empties the university")
  func profile() throws {
    let scene = PlainScene()
    scene.register(cards: "a")
    _ = scene.signIn(
      .type("6"), .type("n"), .type(String(repeating: "a", count: 81)), .type("Ana Rojas"),
      .type("u"), .type("UQ"), .type("u"), .type("-"), .type("u"), .type("."))
    #expect(try scene.library.profile == Profile(displayName: "Ana Rojas", university: ""))
    #expect(scene.lines.contains { $0.hasPrefix("Nombre completo") && $0.hasSuffix("Ana Rojas") })
    #expect(scene.lines.contains("Usa como máximo 80 caracteres."))
    #expect(scene.lines.count { $0 == "Perfil guardado." } == 3)
  }

  @Test("the account is deleted by a number only, and everything can be taken along before")
  func deletion() {
    let scene = PlainScene()
    scene.register(cards: "a")
    _ = scene.signIn(
      .type("6"), .type("d"), .choose("Exportar primero"), .type("."),
      .choose("Seguir con la eliminación"), .type("ana@otra.co"), .type("ana@uniquindio.edu.co"),
      .type("secreto"), .type(""))
    #expect(scene.lines.contains("Esta acción es permanente. Se eliminarán todos tus datos."))
    #expect(
      scene.lines.contains {
        $0.hasPrefix("Archivo (Enter: ~/dailymath-ana-2026-11-30.json)")
      })
    #expect(scene.lines.contains("No es el correo de esta cuenta."))
    #expect(scene.lines.contains("1. Eliminar cuenta"))
    // Enter alone leaves everything as it is.
    #expect((try? scene.accounts.store.accounts().accounts.count) == 1)
  }

  @Test("passwords are asked for as secrets, and only the one that holds again where it was wrong")
  func secrets() {
    let scene = PlainScene()
    scene.register(cards: "a")
    _ = scene.signIn(
      .type("6"), .type("p"), .type("uno-dos-tres-cuatro"), .type("otra"),
      .type("uno-dos-tres-cuatro"), .type("uno-dos-tres-cuatro"), .type("secreta1"),
      .type("secreto"), .type("0"))
    #expect(scene.lines.contains("Las contraseñas no coinciden."))
    #expect(scene.lines.contains { $0.contains("La contraseña no es correcta.") })
    #expect(scene.lines.contains("Contraseña cambiada."))
    // The one to sign in with, twice the new one with its repetition, and twice the one that holds.
    #expect(scene.secretPrompts.count == 7)
    #expect(!scene.transcript.contains("uno-dos"))
  }
}

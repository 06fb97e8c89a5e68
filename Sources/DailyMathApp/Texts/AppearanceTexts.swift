package import DailyMathCore

/// What the choices of how the program looks say.
package struct AppearanceTexts: Sendable {
  /// The heading over the choices.
  package let title: String
  /// The name of each row but the button.
  package let rows: [AppearanceScreen.Row: String]
  /// The looks.
  package let themes: [ThemeChoice: String]
  /// How much moves.
  package let motions: [MotionChoice: String]
  /// What borders and marks are drawn with.
  package let characters: [CharacterChoice: String]
  /// The mouse is listened to.
  package let on: String
  /// The mouse is left to the terminal.
  package let off: String
  /// The button that closes the choices.
  package let done: String
  /// What the arrows up and down do, in the row of keys.
  package let row: String
  /// What the arrows to the sides do, in the row of keys.
  package let change: String
  /// What Esc does, in the row of keys.
  package let close: String
  /// The notice that the mouse is listened to again.
  package let mouseOn: String
  /// The notice that the mouse is left to the terminal, and what for.
  package let mouseOff: String

  /// The name of a choice.
  func name(of choice: AppearanceScreen.Choice) -> String {
    switch choice {
    case .theme(let theme): themes[theme] ?? theme.rawValue
    case .motion(let motion): motions[motion] ?? motion.rawValue
    case .characters(let characters): self.characters[characters] ?? characters.rawValue
    case .mouse(let isOn): isOn ? on : off
    }
  }

  /// These texts in Spanish.
  static let spanish = AppearanceTexts(
    title: "Apariencia",
    rows: [
      .theme: "Tema", .motion: "Movimiento", .characters: "Caracteres", .mouse: "Ratón",
    ],
    themes: [
      .automatic: "Automático", .dark: "Oscuro", .light: "Claro", .highContrast: "Alto contraste",
    ],
    motions: [.full: "Completo", .reduced: "Reducido"],
    characters: [.automatic: "Automáticos", .ascii: "Solo ASCII"],
    on: "Encendido", off: "Apagado", done: "Listo", row: "opción", change: "cambiar",
    close: "listo", mouseOn: "Ratón encendido.",
    mouseOff: "Ratón apagado: puedes seleccionar.")

  /// These texts in English.
  static let english = AppearanceTexts(
    title: "Appearance",
    rows: [
      .theme: "Theme", .motion: "Motion", .characters: "Characters", .mouse: "Mouse",
    ],
    themes: [
      .automatic: "Automatic", .dark: "Dark", .light: "Light", .highContrast: "High contrast",
    ],
    motions: [.full: "Full", .reduced: "Reduced"],
    characters: [.automatic: "Automatic", .ascii: "ASCII only"],
    on: "On", off: "Off", done: "Done", row: "option", change: "change", close: "done",
    mouseOn: "The mouse is on.", mouseOff: "Mouse off: you can select text now.")
}

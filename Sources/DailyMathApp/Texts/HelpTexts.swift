package import DailyMathTerminal

/// What the help says: groups of keys and what each of them does.
package struct HelpTexts: Sendable {
  /// The heading and the window's title while the help is open.
  package let title: String
  /// What Esc does, in the row of keys.
  package let close: String
  /// All groups, in the order in which they are read.
  package let groups: [HelpKeys]

  /// These texts in Spanish.
  static let spanish = HelpTexts(
    title: "Ayuda", close: "cerrar",
    groups: [
      HelpKeys(
        "Hoy",
        [
          .init("Enter  c", "comenzar el quiz"), .init("↑ ↓  j k", "elegir una tarjeta"),
          .init("/", "buscar tarjetas"), .init("n", "tarjeta nueva"),
          .init("e  Enter", "abrir la elegida"), .init("d", "eliminar la elegida"),
          .init("6", "ir a Perfil"), .init("x", "cerrar sesión"),
          .init("a", "apariencia: tema y más"), .init("q", "salir"),
        ]),
      HelpKeys(
        "Quiz",
        [
          .init("1 2 3 4", "responder con esa opción"), .init("↑ ↓  Enter", "elegir y responder"),
          .init("3 4 5", "difícil, normal, fácil"),
          .init("Enter", "aceptar lo sugerido"),
          .init("u", "deshacer la última"), .init("Esc", "terminar; queda guardado"),
        ]),
      HelpKeys(
        "Escribir una tarjeta",
        [
          .init("Tab ↑ ↓", "cambiar de campo"), .init("Enter", "seguir, o línea nueva"),
          .init("← →", "recorrer las categorías"),
          .init("Ctrl-S Esc", "guardar; volver"),
        ]),
      HelpKeys(
        "Perfil",
        [
          .init("← →", "cambiar el ajuste"), .init("Enter", "abrir, o escribir valor"),
          .init("Supr", "quitar el recordatorio"),
          .init("i t m", "idioma, tema, movimiento"), .init("h f r", "hora, nuevas, recordar"),
          .init("n u e p", "cambiar nombre… clave"), .init("c s", "códigos nuevos, exportar"),
          .init("x", "cerrar sesión"), .init("d", "eliminar la cuenta"),
        ]),
      HelpKeys(
        "En todas partes",
        [
          .init("Alt-1, 6", "ir a Hoy, a Perfil"), .init("F1", "ayuda; ? fuera de campos"),
          .init("F2", "cambiar a inglés"), .init("F5 F6", "apariencia; ratón o no"),
          .init("F3 F4", "crear cuenta, olvidé mi contraseña"),
          .init("Ctrl-R, G", "ver o proponer clave"), .init("Ctrl-L", "dibujar de nuevo"),
          .init("Ctrl-Z, C", "suspender; salir"),
        ]),
    ])

  /// These texts in English.
  static let english = HelpTexts(
    title: "Help", close: "close",
    groups: [
      HelpKeys(
        "Today",
        [
          .init("Enter  c", "start the quiz"), .init("↑ ↓  j k", "choose a card"),
          .init("/", "search your cards"), .init("n", "new card"),
          .init("e  Enter", "open the chosen one"), .init("d", "delete the chosen one"),
          .init("6", "go to Profile"), .init("x", "sign out"),
          .init("a", "theme and appearance"), .init("q", "quit"),
        ]),
      HelpKeys(
        "Quiz",
        [
          .init("1 2 3 4", "answer with that option"), .init("↑ ↓  Enter", "choose and answer"),
          .init("3 4 5", "grade: hard, good, easy"),
          .init("Enter", "accept the suggestion"),
          .init("u", "take back the last one"), .init("Esc", "finish; answers are kept"),
        ]),
      HelpKeys(
        "Writing a card",
        [
          .init("Tab ↑ ↓", "change field"), .init("Enter", "next field, or new line"),
          .init("← →", "go through categories"),
          .init("Ctrl-S Esc", "save; back"),
        ]),
      HelpKeys(
        "Profile",
        [
          .init("← →", "change the setting"), .init("Enter", "open, or type the value"),
          .init("Delete", "no reminder any more"),
          .init("i t m", "language, theme, motion"), .init("h f r", "hour, new cards, reminder"),
          .init("n u e p", "change name … password"), .init("c s", "new codes, export"),
          .init("x", "sign out"), .init("d", "delete the account"),
        ]),
      HelpKeys(
        "Everywhere",
        [
          .init("Alt-1, 6", "go to Today, to Profile"), .init("F1", "help; ? outside fields"),
          .init("F2", "change to Spanish"), .init("F5 F6", "appearance; mouse or not"),
          .init("F3 F4", "new account, forgot my password"),
          .init("Ctrl-R, G", "show or propose password"), .init("Ctrl-L", "draw again"),
          .init("Ctrl-Z, C", "suspend; quit"),
        ]),
    ])
}

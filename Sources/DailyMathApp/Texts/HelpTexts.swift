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
          .init("Enter", "comenzar el quiz"), .init("↑ ↓  j k", "elegir una tarjeta"),
          .init("/", "buscar entre tus tarjetas"), .init("n", "tarjeta nueva"),
          .init("e", "editar la elegida"), .init("d", "eliminar la elegida"),
          .init("x", "cerrar sesión"), .init("a", "apariencia: tema y más"), .init("q", "salir"),
        ]),
      HelpKeys(
        "Quiz",
        [
          .init("1 2 3 4", "responder con esa opción"), .init("↑ ↓  Enter", "elegir y responder"),
          .init("3 4 5", "calificar: difícil, normal, fácil"),
          .init("Enter", "aceptar la calificación sugerida"),
          .init("u", "deshacer la última respuesta"), .init("Esc", "terminar; lo respondido queda"),
        ]),
      HelpKeys(
        "Escribir una tarjeta",
        [
          .init("Tab ↑ ↓", "cambiar de campo"), .init("Enter", "campo siguiente, o línea nueva"),
          .init("← →", "en la categoría: recorrerlas"),
          .init("Ctrl-S", "guardar"), .init("Esc", "volver"),
        ]),
      HelpKeys(
        "En todas partes",
        [
          .init("Alt-1", "ir a Hoy"), .init("F1", "esta ayuda; también ? fuera de los campos"),
          .init("F2", "cambiar a inglés"), .init("F5", "apariencia: tema, movimiento, caracteres"),
          .init("F6", "ratón sí o no; sin él puedes seleccionar texto"),
          .init("F3  F4", "al entrar: crear cuenta, contraseña olvidada"),
          .init("Ctrl-R", "ver u ocultar la contraseña"), .init("Ctrl-L", "dibujar de nuevo"),
          .init("Ctrl-Z", "suspender"), .init("Ctrl-C", "salir"),
        ]),
    ])

  /// These texts in English.
  static let english = HelpTexts(
    title: "Help", close: "close",
    groups: [
      HelpKeys(
        "Today",
        [
          .init("Enter", "start the quiz"), .init("↑ ↓  j k", "choose a card"),
          .init("/", "search your cards"), .init("n", "new card"),
          .init("e", "edit the chosen one"), .init("d", "delete the chosen one"),
          .init("x", "sign out"), .init("a", "appearance: theme and more"), .init("q", "quit"),
        ]),
      HelpKeys(
        "Quiz",
        [
          .init("1 2 3 4", "answer with that option"), .init("↑ ↓  Enter", "choose and answer"),
          .init("3 4 5", "grade: hard, good, easy"),
          .init("Enter", "accept the suggested grade"),
          .init("u", "take the last answer back"), .init("Esc", "finish; what was answered stays"),
        ]),
      HelpKeys(
        "Writing a card",
        [
          .init("Tab ↑ ↓", "change field"), .init("Enter", "next field, or a new line"),
          .init("← →", "in the category: go through all"),
          .init("Ctrl-S", "save"), .init("Esc", "back"),
        ]),
      HelpKeys(
        "Everywhere",
        [
          .init("Alt-1", "go to Today"), .init("F1", "this help; outside fields ? too"),
          .init("F2", "change to Spanish"), .init("F5", "appearance: theme, motion, characters"),
          .init("F6", "mouse on or off; without it you can select text"),
          .init("F3  F4", "signing in: new account, forgotten password"),
          .init("Ctrl-R", "show or hide the password"), .init("Ctrl-L", "draw again"),
          .init("Ctrl-Z", "suspend"), .init("Ctrl-C", "quit"),
        ]),
    ])
}

/// What the help says: groups of keys and what each of them does.
package struct HelpTexts: Sendable {
  /// Keys that belong together.
  package struct Group: Sendable {
    /// The heading over the keys: a screen's name, or that they hold everywhere.
    package let title: String
    /// The keys of the group as they are written on keyboards, and what each of them does.
    package let keys: [(key: String, meaning: String)]
  }

  /// The heading and the window's title while the help is open.
  package let title: String
  /// What Esc does, in the row of keys.
  package let close: String
  /// All groups, in the order in which they are read.
  package let groups: [Group]

  /// These texts in Spanish.
  static let spanish = HelpTexts(
    title: "Ayuda", close: "cerrar",
    groups: [
      Group(
        title: "Hoy",
        keys: [
          ("Enter", "comenzar el quiz"), ("↑ ↓  j k", "elegir una tarjeta"),
          ("/", "buscar entre tus tarjetas"), ("n", "tarjeta nueva"),
          ("e", "editar la elegida"), ("d", "eliminar la elegida"),
          ("x", "cerrar sesión"), ("a", "apariencia: tema y más"), ("q", "salir"),
        ]),
      Group(
        title: "Quiz",
        keys: [
          ("1 2 3 4", "responder con esa opción"), ("↑ ↓  Enter", "elegir y responder"),
          ("3 4 5", "calificar: difícil, normal, fácil"),
          ("Enter", "aceptar la calificación sugerida"),
          ("u", "deshacer la última respuesta"), ("Esc", "terminar; lo respondido queda"),
        ]),
      Group(
        title: "Escribir una tarjeta",
        keys: [
          ("Tab ↑ ↓", "cambiar de campo"), ("← →", "en la categoría: recorrerlas"),
          ("Ctrl-S", "guardar"), ("Esc", "volver"),
        ]),
      Group(
        title: "En todas partes",
        keys: [
          ("Alt-1", "ir a Hoy"), ("F1", "esta ayuda; también ? fuera de los campos"),
          ("F2", "cambiar a inglés"), ("F5", "apariencia: tema, movimiento, caracteres"),
          ("F6", "ratón sí o no; sin él puedes seleccionar texto"),
          ("F3  F4", "al entrar: crear cuenta, contraseña olvidada"),
          ("Ctrl-R", "ver u ocultar la contraseña"), ("Ctrl-L", "dibujar de nuevo"),
          ("Ctrl-Z", "suspender"), ("Ctrl-C", "salir"),
        ]),
    ])

  /// These texts in English.
  static let english = HelpTexts(
    title: "Help", close: "close",
    groups: [
      Group(
        title: "Today",
        keys: [
          ("Enter", "start the quiz"), ("↑ ↓  j k", "choose a card"),
          ("/", "search your cards"), ("n", "new card"),
          ("e", "edit the chosen one"), ("d", "delete the chosen one"),
          ("x", "sign out"), ("a", "appearance: theme and more"), ("q", "quit"),
        ]),
      Group(
        title: "Quiz",
        keys: [
          ("1 2 3 4", "answer with that option"), ("↑ ↓  Enter", "choose and answer"),
          ("3 4 5", "grade: hard, good, easy"),
          ("Enter", "accept the suggested grade"),
          ("u", "take the last answer back"), ("Esc", "finish; what was answered stays"),
        ]),
      Group(
        title: "Writing a card",
        keys: [
          ("Tab ↑ ↓", "change field"), ("← →", "in the category: go through all"),
          ("Ctrl-S", "save"), ("Esc", "back"),
        ]),
      Group(
        title: "Everywhere",
        keys: [
          ("Alt-1", "go to Today"), ("F1", "this help; outside fields ? too"),
          ("F2", "change to Spanish"), ("F5", "appearance: theme, motion, characters"),
          ("F6", "mouse on or off; without it you can select text"),
          ("F3  F4", "signing in: new account, forgotten password"),
          ("Ctrl-R", "show or hide the password"), ("Ctrl-L", "draw again"),
          ("Ctrl-Z", "suspend"), ("Ctrl-C", "quit"),
        ]),
    ])
}

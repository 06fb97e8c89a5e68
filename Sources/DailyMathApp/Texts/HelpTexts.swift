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
        "Tarjetas y mazos",
        [
          .init("Tab  Enter", "otro campo; línea nueva"), .init("← →", "tipo, mazo y otros"),
          .init("Ctrl-S Esc", "guardar; volver"),
          .init("0-9  p  r", "tope, practicar, nombre"),
        ]),
      HelpKeys(
        "Perfil",
        [
          .init("← → Enter", "cambiar, escribir, abrir"), .init("Supr", "quitar el recordatorio"),
          .init("itmhflvrz", "los ajustes, en su orden"),
          .init("nuep cs", "cambiar datos, exportar"),
          .init("x  d", "cerrar sesión; eliminar"),
        ]),
      HelpKeys(
        "En todas partes",
        [
          .init("Alt-1, 6", "ir a Hoy, a Perfil"), .init("F1 F2", "ayuda; cambiar a inglés"),
          .init("F3 F4", "crear o recuperar cuenta"), .init("F5 F6", "apariencia; ratón o no"),
          .init("Ctrl-R, G", "ver o proponer clave"),
          .init("Ctrl-L Z C", "redibujar, pausar, salir"),
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
        "Cards and decks",
        [
          .init("Tab  Enter", "other field; new line"), .init("← →", "type, deck and others"),
          .init("Ctrl-S Esc", "save; back"), .init("0-9  p  r", "limit; practise; rename"),
        ]),
      HelpKeys(
        "Profile",
        [
          .init("← → Enter", "change, type, open"), .init("Delete", "no reminder any more"),
          .init("itmhflvrz", "the settings, in order"),
          .init("nuep cs", "change details, export"),
          .init("x  d", "sign out; delete account"),
        ]),
      HelpKeys(
        "Everywhere",
        [
          .init("Alt-1, 6", "go to Today, to Profile"), .init("F1 F2", "help; change to Spanish"),
          .init("F3 F4", "make or recover account"), .init("F5 F6", "appearance; mouse or not"),
          .init("Ctrl-R, G", "show or propose password"),
          .init("Ctrl-L Z C", "redraw, suspend, quit"),
        ]),
    ])
}

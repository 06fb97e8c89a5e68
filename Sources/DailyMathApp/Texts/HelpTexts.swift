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
          .init("/  n", "buscar; tarjeta nueva"), .init("e  d", "abrir; eliminar"),
          .init("u", "deshacer la última"), .init("p  h", "practicar; al día"),
          .init("m l t f", "seguir al terminar"), .init("2  g", "Explorar; mazos"),
          .init("6  x", "Perfil; cerrar sesión"), .init("a  q", "apariencia; salir"),
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
          .init("← → Enter", "cambiar, escribir, abrir"), .init("Supr", "quitar el recordatorio"),
          .init("itm hfr", "los ajustes, en su orden"),
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
          .init("/  n", "search; new card"), .init("e  d", "open; delete"),
          .init("u", "take back the last one"), .init("p  h", "practise; catch up"),
          .init("m l t f", "go on when done"), .init("2  g", "Browse; decks"),
          .init("6  x", "Profile; sign out"), .init("a  q", "appearance; quit"),
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
          .init("← → Enter", "change, type, open"), .init("Delete", "no reminder any more"),
          .init("itm hfr", "the settings, in order"),
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

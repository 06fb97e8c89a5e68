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
          .init("m l t f", "seguir al terminar"), .init("2 4 g", "Explorar; Agilidad; mazos"),
          .init("s", "estadísticas"),
          .init("6  x", "Perfil; cerrar sesión"), .init("a  q", "apariencia; salir"),
        ]),
      HelpKeys(
        "Estadísticas",
        [
          .init("Tab  ← →", "otra página"), .init("↑ ↓", "mover"),
          .init("← ↑ ↓ →", "en el año, otro día"), .init("Enter", "abrir la tarjeta"),
        ]),
      HelpKeys(
        "Explorar",
        [
          .init("/", "buscar: tag: mazo: es:"), .init("es:", "vence nueva suspendida"),
          .init("es:", "marcada aplazada papelera"),
          .init("-  \"…\"", "lo contrario; palabras juntas"),
          .init("Espacio  V", "elegir una, todas"),
          .init("Enter  i", "abrir; ver entera"), .init("o O", "otro orden; al revés"),
          .init("s m b", "suspender, marcar, aplazar"), .init("g t T", "mover; etiqueta sí, no"),
          .init("r d p", "otro día, eliminar, practicar"), .init("u", "deshacer lo último"),
          .init("Enter  x", "en es:papelera: traer, vaciar"), .init("D", "mazos"),
        ]),
      HelpKeys(
        "Quiz",
        [
          .init("1 2 3 4", "responder con esa opción"), .init("↑ ↓  Enter", "elegir y responder"),
          .init("F3  o", "otra forma de responder"), .init("Alt-letra", "al escribir la respuesta"),
          .init("1 3 4 5", "otra vez, difícil, normal, fácil"),
          .init("Enter", "aceptar lo sugerido"),
          .init("u", "deshacer lo último"), .init("s  b", "suspender; aplazar a mañana"),
          .init("e  m  i", "editar, marcar, historial"), .init("Esc", "terminar; queda guardado"),
        ]),
      HelpKeys(
        "Agilidad",
        [
          .init("Enter", "comenzar lo elegido"), .init("d r o", "duración, respuesta, teclado"),
          .init("e", "armar un ejercicio propio"),
          .init("t h c", "tablas, historial, calculadora"),
          .init("0-9 , . - /", "en el ejercicio, responder"),
          .init("Tab  Esc", "empezar de nuevo; terminar"),
          .init("r m", "al final: las mismas; los fallos"),
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
          .init("Alt-1 2 4 6", "ir a una pestaña"), .init("F1 F2", "ayuda; cambiar a inglés"),
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
          .init("u", "undo the last thing done"), .init("p  h", "practise; catch up"),
          .init("m l t f", "go on when done"), .init("2 4 g", "Browse; Agility; decks"),
          .init("s", "statistics"),
          .init("6  x", "Profile; sign out"), .init("a  q", "appearance; quit"),
        ]),
      HelpKeys(
        "Statistics",
        [
          .init("Tab  ← →", "another page"), .init("↑ ↓", "move"),
          .init("← ↑ ↓ →", "in the year, another day"), .init("Enter", "open the card"),
        ]),
      HelpKeys(
        "Browse",
        [
          .init("/", "search: tag: deck: is:"), .init("is:", "due new suspended"),
          .init("is:", "marked buried trash"), .init("-  \"…\"", "the opposite; words together"),
          .init("Space  V", "choose one, all"),
          .init("Enter  i", "open; show all of it"), .init("o O", "another order; reverse"),
          .init("s m b", "suspend, mark, bury"), .init("g t T", "move; tag, untag"),
          .init("r d p", "reschedule, delete, practise"), .init("u", "undo the last change"),
          .init("Enter  x", "in is:trash: restore, empty"), .init("D", "decks"),
        ]),
      HelpKeys(
        "Quiz",
        [
          .init("1 2 3 4", "answer with that option"), .init("↑ ↓  Enter", "choose and answer"),
          .init("F3  o", "another way to answer"), .init("Alt-letter", "while typing the answer"),
          .init("1 3 4 5", "again, hard, good, easy"),
          .init("Enter", "accept the suggestion"),
          .init("u", "take back the last thing"), .init("s  b", "suspend; bury"),
          .init("e  m  i", "edit, mark, history"), .init("Esc", "finish; answers are kept"),
        ]),
      HelpKeys(
        "Agility",
        [
          .init("Enter", "begin what is chosen"), .init("d r o", "length, answer, keypad"),
          .init("e", "put your own drill together"),
          .init("t h c", "tables, history, calculator"),
          .init("0-9 , . - /", "in the drill, answer"),
          .init("Tab  Esc", "begin anew; end"),
          .init("r m", "at the end: the same; the misses"),
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
          .init("Alt-1 2 4 6", "go to a tab"), .init("F1 F2", "help; change to Spanish"),
          .init("F3 F4", "make or recover account"), .init("F5 F6", "appearance; mouse or not"),
          .init("Ctrl-R, G", "show or propose password"),
          .init("Ctrl-L Z C", "redraw, suspend, quit"),
        ]),
    ])
}

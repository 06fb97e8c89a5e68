import DailyMathCore

extension DecksTexts {
  /// These texts in Spanish.
  static let spanish = DecksTexts(
    title: "Mazos", all: "Todos los mazos", due: "Hoy", new: "Nuevas", total: "Total",
    suspended: "Susp.", limits: [.newCards: "Nuevas/día", .reviews: "Repasos/día"],
    limitsBriefly: [.newCards: "Nuev/d", .reviews: "Rep/d"],
    doneToday: { "Hechas hoy: nuevas \($0), repasos \($1)" },
    doneInDeck: { "Hechas hoy en este mazo: nuevas \($0), repasos \($1)." },
    counts: { "Nuevas \($0) · total \($1) · susp. \($2)" },
    noLimit: "Sin límite propio: vale el de todos los mazos. Un número lo pone.",
    ownLimit: "Este límite vale junto con el de todos los mazos. Supr lo quita.",
    aboutAll: "Estos límites valen para todos los mazos juntos, cada día.",
    limitKey: "límite", cardsKey: "tarjetas", practise: "practicar", renameKey: "renombrar",
    rename: "Cambiar", newName: "Nombre nuevo", renameQuestion: "¿Cambiar el nombre del mazo?",
    renames: { "«\($0)» se llamará «\($1)». \(cards($2))." },
    joins: { "Ya tienes un mazo «\($1)»: a él pasa lo de «\($0)». \(cards($2))." },
    saved: "Guardado.",
    faults: { fault in
      switch fault {
      case .nameOfCategory: "Una categoría se llama así. Escribe otro nombre."
      case .number: "Escribe un número de 0 a 9.999."
      case .nameMissing: "Escribe un nombre para el mazo."
      case .notOwn: "Solo un mazo tuyo puede cambiar de nombre."
      case .nothingToPractise: "Todas sus tarjetas están suspendidas."
      case .notSaved: "No se guardó."
      }
    },
    line: { "\($0): hoy \($1), nuevas \($2), total \($3)" },
    chooseDeck: "Elige un mazo (? lista)")

  /// These texts in English.
  static let english = DecksTexts(
    title: "Decks", all: "All decks", due: "Due", new: "New", total: "Total",
    suspended: "Susp.", limits: [.newCards: "New/day", .reviews: "Reviews/day"],
    limitsBriefly: [.newCards: "New/d", .reviews: "Rev/d"],
    doneToday: { "Done today: new \($0), reviews \($1)" },
    doneInDeck: { "Done today in this deck: new \($0), reviews \($1)." },
    counts: { "New \($0) · total \($1) · susp. \($2)" },
    noLimit: "No limit of its own: that of all decks holds. A number sets one.",
    ownLimit: "This limit holds together with that of all decks. Delete takes it away.",
    aboutAll: "These limits hold for all decks together, each day.",
    limitKey: "limit", cardsKey: "cards", practise: "practise", renameKey: "rename",
    rename: "Rename", newName: "New name", renameQuestion: "Rename the deck?",
    renames: { "“\($0)” will be called “\($1)”. \(englishCards($2))." },
    joins: { "There is a deck “\($1)”: what is in “\($0)” goes there. \(englishCards($2))." },
    saved: "Saved.",
    faults: { fault in
      switch fault {
      case .nameOfCategory: "A category has that name. Write another one."
      case .number: "Write a number from 0 to 9,999."
      case .nameMissing: "Write a name for the deck."
      case .notOwn: "Only your own decks can be renamed."
      case .nothingToPractise: "All of its cards are suspended."
      case .notSaved: "It was not saved."
      }
    },
    line: { "\($0): due \($1), new \($2), total \($3)" },
    chooseDeck: "Choose a deck (? list)")

  private static func cards(_ count: Int) -> String {
    count == 1 ? "Cambia 1 tarjeta" : "Cambian \(Language.spanish.number(count)) tarjetas"
  }

  private static func englishCards(_ count: Int) -> String {
    count == 1 ? "1 card changes" : "\(Language.english.number(count)) cards change"
  }
}

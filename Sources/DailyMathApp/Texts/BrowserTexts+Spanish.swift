import DailyMathCore

extension BrowserTexts {
  /// These texts in Spanish.
  static let spanish = BrowserTexts(
    placeholder: "límite   tag:parcial   mazo:álgebra   es:vence   facilidad<1,5",
    preparing: "Preparando tus tarjetas…",
    count: { found, all in
      found == all ? cards(all) : "\(number(found)) de \(number(all))"
    },
    chosen: { count, hidden in
      let chosen = count == 1 ? "1 elegida" : "\(number(count)) elegidas"
      return hidden == 0 ? chosen : "\(chosen), \(number(hidden)) fuera de la lista"
    },
    noMatches: "Ninguna tarjeta coincide. Esc las muestra todas.",
    emptyTrash: "La papelera está vacía.", promptHeading: "Pregunta",
    headings: [
      .due: "Repaso", .deck: "Mazo", .interval: "Interv.", .ease: "Facil.", .lapses: "Olvidos",
      .created: "Creada",
    ],
    sortings: [
      .due: "día de repaso", .created: "creación", .prompt: "pregunta", .ease: "facilidad",
      .interval: "intervalo", .lapses: "olvidos", .deck: "mazo",
    ],
    suspended: "suspendida", buried: "aplazada", deleted: "eliminada",
    gone: "Se eliminó en otra ventana.",
    fault: { kind in
      switch kind {
      case .unknownKeyword(let word):
        "No se puede buscar por «\(short(word)):». Como texto, va entre comillas."
      case .unknownState(let word):
        "«\(short(word))» no existe. Puede ser vence, nueva, suspendida, marcada, sanguijuela, "
          + "aplazada o eliminada."
      case .numberExpected(let word): "Después de «\(word)» va un número, como 1,5."
      case .quoteNotClosed: "Faltan las comillas que cierran."
      case .emptyTerm(""): "Entre las comillas no hay nada."
      case .emptyTerm(let word): "Después de «\(word):» falta qué buscar."
      }
    },
    deed: { deed, common in
      let one = deed.count == 1
      let count = cards(deed.count)
      return switch deed.change {
      case .suspend(true): "\(count) \(one ? "suspendida" : "suspendidas")."
      case .suspend(false): "\(count) \(one ? "activada" : "activadas") de nuevo."
      case .mark(true): "\(count) \(one ? "marcada" : "marcadas")."
      case .mark(false): "\(count) sin marca."
      case .bury: "\(count) \(one ? "aplazada" : "aplazadas") hasta mañana."
      case .move(.own("")): "\(count) en el mazo de su categoría."
      case .move(.own(let name)): "\(count) en el mazo «\(short(name))»."
      case .move(.category(let category)), .category(let category):
        "\(count) en «\(short(common.name(of: category)))»."
      case .addTag(let tag): "\(count) con la etiqueta «\(short(tag))»."
      case .removeTag(let tag): "\(count) sin la etiqueta «\(short(tag))»."
      case .delete: "\(count) en la papelera."
      case .restore: "\(count) de vuelta."
      case .reschedule(let day): "\(count) para el \(DueText.spanishDate(day))."
      case .purge: "\(count) \(one ? "borrada" : "borradas") para siempre."
      }
    },
    undone: { "Se deshizo: \($0)" }, nothingToUndo: "No hay nada que deshacer.",
    changedSince: "No se pudo deshacer: la tarjeta cambió después.",
    nothingChanged: "No había nada que cambiar.",
    onlyNew: "Una tarjeta nueva no tiene día todavía.",
    askDelete: { $0 == 1 ? "¿Eliminar esta tarjeta?" : "¿Eliminar \(number($0)) tarjetas?" },
    hidden: { $0 == 1 ? "1 está fuera de la lista." : "\(number($0)) están fuera de la lista." },
    deleteDetail: "Van a la papelera y se pueden traer de vuelta hasta que la vacíes.",
    askEmpty: { "¿Vaciar la papelera? Tiene \(cards($0))." },
    emptyDetail: "Se borran para siempre. Esto no se puede deshacer.", empty: "Vaciar",
    title: { kind, count in
      switch kind {
      case .move: "Mover \(cards(count)) a un mazo"
      case .addTag: "Poner una etiqueta a \(cards(count))"
      case .removeTag: "Quitar una etiqueta a \(cards(count))"
      case .reschedule: "Otro día para \(cards(count))"
      case .delete, .emptyTrash: cards(count)
      }
    },
    advice: { kind in
      switch kind {
      case .move: "Elige un mazo o escribe uno nuevo."
      case .addTag: "Elige una etiqueta o escribe una nueva."
      case .removeTag: "Elige la etiqueta."
      case .reschedule: "+3, mañana, 14 dic, 14/12 o 2026-12-14"
      case .delete, .emptyTrash: ""
      }
    },
    dayFault: { fault in
      switch fault {
      case .unreadable: "Eso no es un día. Escribe +3, 14 dic, 14/12 o 2026-12-14."
      case .past: "Ese día ya pasó."
      }
    },
    noDeck: "Sin mazo propio", new: { "Nuevo: \($0)" }, newTag: { "Nueva: \($0)" },
    noChoice: "No hay ninguna con ese nombre.",
    tools: Tools(
      open: "abrir", search: "buscar", choose: "elegir", all: "todas", suspend: "suspender",
      mark: "marcar", bury: "aplazar", move: "mover", tag: "etiqueta", untag: "sin etiqueta",
      delete: "eliminar", reschedule: "otro día", practise: "practicar", undo: "deshacer",
      sort: "orden", reverse: "al revés", preview: "ver", decks: "mazos",
      restore: "traer de vuelta", empty: "vaciar papelera", clearChoice: "soltar",
      clearQuery: "quitar búsqueda", done: "listo", results: "ver lista"),
    preview: Preview(
      alternative: { "también: \($0)" }, note: { "Nota: \($0)" }, tags: { "Etiquetas: \($0)" },
      due: { "Repaso: \($0)" },
      schedule: { days, ease, lapses in
        "Intervalo \(days == 1 ? "1 día" : "\(number(days)) días"), facilidad \(ease), "
          + (lapses == 1 ? "1 olvido" : "\(number(lapses)) olvidos")
      },
      reviews: "Últimos repasos", noReviews: "Todavía sin repasos.", marked: "marcada",
      leech: "sanguijuela: se olvida siempre"),
    plain: Plain(
      commands: [
        "Escribe el número de una tarjeta, o todas para cambiarlas todas a la vez.",
        "Enter: ver más. a: las anteriores. /texto: buscar. /: verlas todas. o: otro orden. u: deshacer. n: nueva. 0: volver.",
        "Se busca por texto, mazo:, tag:, facilidad<1,5, intervalo>30, olvidos>3 y es: con vence, nueva, suspendida, marcada, sanguijuela, aplazada o papelera; con un guion delante, lo contrario; entre comillas, varias palabras juntas.",
      ],
      found: { "Con «\($0)»:" }, allFound: { "Todas: \($0)" },
      choice: "Un número u otro nombre (un punto: volver)", suspendOrNot: "Suspender o activar",
      markOrNot: "Marcar o quitar la marca"))

  private static func number(_ count: Int) -> String { Language.spanish.number(count) }
  private static func cards(_ count: Int) -> String { TodayTexts.spanish.cardCount(count) }
}

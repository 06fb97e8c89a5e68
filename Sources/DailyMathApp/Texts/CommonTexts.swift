package import DailyMathCore

/// What several screens say.
package struct CommonTexts: Sendable {
  package let tagline: String
  package let todayTab: String
  package let categories: [CardCategory: String]
  package let tooSmall: String
  package let move: String
  package let choose: String
  package let accept: String
  package let nextField: String
  package let back: String
  package let help: String
  package let quit: String
  package let otherLanguage: String
  package let cancel: String
  package let delete: String
  package let retry: String
  package let crashNote: String
  package let cardSaved: String
  package let cardDeleted: String
  package let pasteCut: String
  package let cardGone: String
  package let damagedLines: @Sendable (Int) -> String

  /// The name of `category`, which for a category of the learner's own is the name they gave it.
  package func name(of category: CardCategory) -> String {
    categories[category] ?? category.identifier
  }

  static let spanish = CommonTexts(
    tagline: "Tu plataforma de estudio matemático",
    todayTab: "Hoy",
    categories: [
      .trigonometry: "Trigonometría", .differentialCalculus: "Cálculo diferencial",
      .integralCalculus: "Cálculo integral", .differentialEquations: "Ecuaciones diferenciales",
      .linearAlgebra: "Álgebra lineal", .probability: "Probabilidad",
    ],
    tooSmall: "Ventana muy pequeña. Agrándala, o Ctrl-C para salir.",
    move: "mover", choose: "elegir", accept: "continuar", nextField: "campo siguiente",
    back: "volver", help: "ayuda", quit: "salir", otherLanguage: "English", cancel: "Cancelar",
    delete: "Eliminar", retry: "intentar de nuevo",
    crashNote: "DailyMath se cerró por una falla. Lo que respondiste está guardado.",
    cardSaved: "Tarjeta guardada.", cardDeleted: "Tarjeta eliminada.",
    pasteCut: "Lo pegado era demasiado largo: se conservó el comienzo.",
    cardGone: "Esa tarjeta ya no existe: se eliminó en otra ventana.",
    damagedLines: { count in
      count == 1
        ? "No se pudo leer una línea de tus datos. Quedó guardada en la carpeta local/damaged."
        : "No se pudieron leer \(count) líneas de tus datos. Quedaron en la carpeta local/damaged."
    })

  static let english = CommonTexts(
    tagline: "Your platform for studying mathematics",
    todayTab: "Today",
    categories: [
      .trigonometry: "Trigonometry", .differentialCalculus: "Differential calculus",
      .integralCalculus: "Integral calculus", .differentialEquations: "Differential equations",
      .linearAlgebra: "Linear algebra", .probability: "Probability",
    ],
    tooSmall: "The window is too small. Enlarge it, or Ctrl-C to quit.",
    move: "move", choose: "choose", accept: "continue", nextField: "next field",
    back: "back", help: "help", quit: "quit", otherLanguage: "Español", cancel: "Cancel",
    delete: "Delete", retry: "try again",
    crashNote: "DailyMath closed because of a fault. What you answered is saved.",
    cardSaved: "Card saved.", cardDeleted: "Card deleted.",
    pasteCut: "What you pasted was too long; its beginning was kept.",
    cardGone: "That card no longer exists: it was deleted in another window.",
    damagedLines: { count in
      count == 1
        ? "One line of your data could not be read. It is kept in the folder local/damaged."
        : "\(count) lines of your data could not be read. They are kept in the folder local/damaged."
    })
}

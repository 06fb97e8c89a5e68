package import DailyMathCore

/// What the quiz says.
package struct QuizTexts: Sendable {
  package let title: String
  package let counter: @Sendable (Int, Int) -> String
  package let returning: @Sendable (Int) -> String
  package let right: String
  package let wrong: String
  package let gradeNames: [Grade: String]
  package let comesBackToday: String
  package let inDays: @Sendable (Int) -> String
  package let wrongComesBack: String
  package let acceptGrade: @Sendable (String) -> String
  package let answer: String
  package let takeBack: String
  package let leave: String
  package let grade: String
  package let pageKeys: String
  package let finishedTitle: String
  package let result: @Sendable (Int, Int) -> String
  package let percentage: @Sendable (Int) -> String
  package let leftToday: @Sendable (Int) -> String
  package let tomorrow: @Sendable (Int) -> String
  package let backToToday: String
  package let notSaved: String
  package let tookBack: @Sendable (String) -> String
  package let nothingToTakeBack: String

  static let spanish = QuizTexts(
    title: "Repaso",
    counter: { "\(Language.spanish.number($0)) de \(Language.spanish.number($1))" },
    returning: { $0 == 1 ? "queda 1 por repetir" : "quedan \($0) por repetir" },
    right: "correcta", wrong: "incorrecta",
    gradeNames: [.hard: "Difícil", .good: "Normal", .easy: "Fácil"],
    comesBackToday: "vuelve hoy",
    inDays: { $0 == 1 ? "mañana" : "en \(Language.spanish.number($0)) días" },
    wrongComesBack: "Volverá al final de este repaso.",
    acceptGrade: { "acepta \($0)" },
    answer: "responder", takeBack: "deshacer", leave: "terminar", grade: "calificar",
    pageKeys: "RePág AvPág",
    finishedTitle: "¡Terminaste el repaso!",
    result: { "\($0) de \($1) respuestas correctas" },
    percentage: { "\($0) %" },
    leftToday: { count in
      count == 1
        ? "Queda 1 tarjeta por repasar hoy."
        : "Quedan \(Language.spanish.number(count)) tarjetas por repasar hoy."
    },
    tomorrow: { count in
      switch count {
      case 0: "Mañana no tienes tarjetas."
      case 1: "Mañana te espera 1 tarjeta."
      default: "Mañana te esperan \(Language.spanish.number(count)) tarjetas."
      }
    },
    backToToday: "Volver a Hoy",
    notSaved: "Esta respuesta no se pudo guardar.",
    tookBack: { "Se deshizo la respuesta a «\($0)»." },
    nothingToTakeBack: "Todavía no hay respuestas que deshacer.")

  static let english = QuizTexts(
    title: "Review",
    counter: { "\(Language.english.number($0)) of \(Language.english.number($1))" },
    returning: { $0 == 1 ? "1 left to repeat" : "\($0) left to repeat" },
    right: "right", wrong: "wrong",
    gradeNames: [.hard: "Hard", .good: "Good", .easy: "Easy"],
    comesBackToday: "back today",
    inDays: { $0 == 1 ? "tomorrow" : "in \(Language.english.number($0)) days" },
    wrongComesBack: "It will come back at the end of this review.",
    acceptGrade: { "accepts \($0)" },
    answer: "answer", takeBack: "undo", leave: "finish", grade: "grade",
    pageKeys: "PgUp PgDn",
    finishedTitle: "You finished the review!",
    result: { "\($0) of \($1) answers right" },
    percentage: { "\($0)%" },
    leftToday: { count in
      count == 1
        ? "1 card is left to review today."
        : "\(Language.english.number(count)) cards are left to review today."
    },
    tomorrow: { count in
      switch count {
      case 0: "There are no cards for tomorrow."
      case 1: "1 card awaits you tomorrow."
      default: "\(Language.english.number(count)) cards await you tomorrow."
      }
    },
    backToToday: "Back to Today",
    notSaved: "This answer could not be saved.",
    tookBack: { "The answer to “\($0)” was taken back." },
    nothingToTakeBack: "There are no answers to take back yet.")
}

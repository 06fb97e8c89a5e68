package import DailyMathCore

/// What the quiz says.
package struct QuizTexts: Sendable {
  /// The heading and the window's title.
  package let title: String
  /// How far the sitting is, from the number of the card on show and that of all planned.
  package let counter: @Sendable (Int, Int) -> String
  /// How many cards are still to be asked again, in the counter's place once all planned ones were asked.
  package let returning: @Sendable (Int) -> String
  /// The verdict beside the right option after an answer.
  package let right: String
  /// The verdict beside the wrong option that was chosen.
  package let wrong: String
  /// The names of all grades; the learner chooses among 1, 3, 4 and 5.
  package let gradeNames: [Grade: String]
  /// Where a grade leads that brings the card back the same day.
  package let comesBackToday: String
  /// Where a grade leads with which the card is suspended, since it was forgotten too often.
  package let suspends: String
  /// Where a grade leads that brings the card back after so many days, 1 or more.
  package let inDays: @Sendable (Int) -> String
  /// What stands under a wrong answer: that the card is asked again in this sitting.
  package let wrongComesBack: String
  /// What Enter does after a right answer, from the name of the selected grade, in the row of keys.
  package let acceptGrade: @Sendable (String) -> String
  /// What the number keys do before an answer, in the row of keys.
  package let answer: String
  /// What the key that takes back the last answer does, in the row of keys.
  package let takeBack: String
  /// What Esc does, in the row of keys.
  package let leave: String
  /// What Esc does while the grade is open, in the row of keys: the answer is saved with the grade selected.
  package let saveAndLeave: String
  /// Why Hard is suggested.
  package let slowerThanUsual: @Sendable (_ taken: Int, _ usual: Int) -> String
  /// Why Easy is suggested.
  package let fasterThanUsual: @Sendable (_ taken: Int, _ usual: Int) -> String
  /// The notice that the card on show was answered in another window.
  package let answeredElsewhere: String
  /// The reason for Hard in few words, for a narrow window.
  package let slowerBriefly: String
  /// The reason for Easy in few words.
  package let fasterBriefly: String
  /// What the numbers of the grades do after an answer, in the row of keys.
  package let grade: String
  /// The keys that scroll a long question, beside the mark that there is more.
  package let pageKeys: String
  /// The heading once nothing is left to ask.
  package let finishedTitle: String
  /// How many answers were right and how many there were, at the end.
  package let result: @Sendable (Int, Int) -> String
  /// The share of right answers at the end, from 0 to 100.
  package let percentage: @Sendable (Int) -> String
  /// How many cards, 1 or more, still wait on this day after the end.
  package let leftToday: @Sendable (Int) -> String
  /// How many cards, 0 or more, wait the day after, at the end.
  package let tomorrow: @Sendable (Int) -> String
  /// The label of the button at the end.
  package let backToToday: String
  /// The same after practice, which leads back to where it was begun.
  package let back: String
  /// What goes before the fault's sentence where the answer did not reach the disk.
  package let notSaved: String
  /// The notice after an answer was taken back, from the card's question.
  package let tookBack: @Sendable (String) -> String
  /// The notice that there is nothing that could be taken back.
  package let nothingToTakeBack: String

  /// The heading of a sitting that moves no schedule.
  package let practice: String
  /// Where a grade leads in practice: the day on which the card is due stays.
  package let unchanged: String
  /// Where a grade leads that brings the card back the same day, in few cells.
  package let comesBackBriefly: String
  /// Where a grade leads with which the card is suspended, in few cells.
  package let suspendsBriefly: String
  /// Where a grade leads that brings the card back after so many days, in few cells.
  package let inDaysBriefly: @Sendable (Int) -> String
  /// Where a grade leads in practice, in few cells.
  package let unchangedBriefly: String
  /// What is said about the ways to answer.
  package let kinds: QuizKindTexts
  /// What is said about the tools.
  package let tools: QuizToolTexts
  /// What is said about what a card went through.
  package let history: QuizHistoryTexts
  /// What only the plain mode says.
  package let plain: QuizPlainTexts

  /// These texts in Spanish.
  static let spanish = QuizTexts(
    title: "Quiz",
    counter: { "\(Language.spanish.number($0)) de \(Language.spanish.number($1))" },
    returning: {
      $0 == 1 ? "queda 1 por repetir" : "quedan \(Language.spanish.number($0)) por repetir"
    },
    right: "correcta", wrong: "incorrecta",
    gradeNames: [
      .blackout: "En blanco", .wrong: "Otra vez", .nearMiss: "Casi", .hard: "Difícil",
      .good: "Normal", .easy: "Fácil",
    ],
    comesBackToday: "vuelve hoy", suspends: "suspendida",
    inDays: { $0 == 1 ? "mañana" : "en \(Language.spanish.number($0)) días" },
    wrongComesBack: "Volverá en este quiz.",
    acceptGrade: { "aceptar \($0)" },
    answer: "responder", takeBack: "deshacer", leave: "terminar", saveAndLeave: "guardar y salir",
    slowerThanUsual: { taken, usual in
      let (taken, usual) = QuizTexts.seconds(taken, usual, in: .spanish)
      return "Tardaste \(taken); sueles tardar \(usual): se sugiere Difícil."
    },
    fasterThanUsual: { taken, usual in
      let (taken, usual) = QuizTexts.seconds(taken, usual, in: .spanish)
      return "Tardaste \(taken); sueles tardar \(usual): se sugiere Fácil."
    },
    answeredElsewhere: "Ya la respondiste en otra ventana.",
    slowerBriefly: "Más lento: Difícil.", fasterBriefly: "Más rápido: Fácil.", grade: "calificar",
    pageKeys: "RePág AvPág",
    finishedTitle: "¡Terminaste el quiz!",
    result: { right, all in
      "\(Language.spanish.number(right)) de \(Language.spanish.number(all)) "
        + (all == 1 ? "respuesta correcta" : "respuestas correctas")
    },
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
    backToToday: "Volver a Hoy", back: "Volver",
    notSaved: "Esta respuesta no se pudo guardar.",
    tookBack: { "Se deshizo la respuesta a «\($0)»." },
    nothingToTakeBack: "No hay nada más que deshacer.",
    practice: "Práctica", unchanged: "no cambia", comesBackBriefly: "hoy",
    suspendsBriefly: "susp.",
    inDaysBriefly: { "\(Language.spanish.number($0)) d" }, unchangedBriefly: "igual",
    kinds: .spanish, tools: .spanish, history: .spanish, plain: .spanish)

  /// These texts in English.
  static let english = QuizTexts(
    title: "Quiz",
    counter: { "\(Language.english.number($0)) of \(Language.english.number($1))" },
    returning: { "\(Language.english.number($0)) left to repeat" },
    right: "right", wrong: "wrong",
    gradeNames: [
      .blackout: "Blank", .wrong: "Again", .nearMiss: "Almost", .hard: "Hard", .good: "Good",
      .easy: "Easy",
    ],
    comesBackToday: "back today", suspends: "suspended",
    inDays: { $0 == 1 ? "tomorrow" : "in \(Language.english.number($0)) days" },
    wrongComesBack: "It will come back in this quiz.",
    acceptGrade: { "accept \($0)" },
    answer: "answer", takeBack: "undo", leave: "finish", saveAndLeave: "save and leave",
    slowerThanUsual: { taken, usual in
      let (taken, usual) = QuizTexts.seconds(taken, usual, in: .english)
      return "It took \(taken); you usually take \(usual): Hard is suggested."
    },
    fasterThanUsual: { taken, usual in
      let (taken, usual) = QuizTexts.seconds(taken, usual, in: .english)
      return "It took \(taken); you usually take \(usual): Easy is suggested."
    },
    answeredElsewhere: "You answered it in another window.",
    slowerBriefly: "Slower: Hard.", fasterBriefly: "Faster: Easy.", grade: "grade",
    pageKeys: "PgUp PgDn",
    finishedTitle: "You finished the quiz!",
    result: { right, all in
      "\(Language.english.number(right)) of \(Language.english.number(all)) "
        + (all == 1 ? "answer right" : "answers right")
    },
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
    backToToday: "Back to Today", back: "Back",
    notSaved: "This answer could not be saved.",
    tookBack: { "The answer to “\($0)” was taken back." },
    nothingToTakeBack: "There is nothing more to undo.",
    practice: "Practice", unchanged: "unchanged", comesBackBriefly: "today",
    suspendsBriefly: "susp.",
    inDaysBriefly: { "\(Language.english.number($0)) d" }, unchangedBriefly: "same",
    kinds: .english, tools: .english, history: .english, plain: .english)
}

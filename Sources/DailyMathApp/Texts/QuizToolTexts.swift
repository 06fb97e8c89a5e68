import DailyMathCore

/// What the quiz says about what can be done to the card on show beside answering it.
package struct QuizToolTexts: Sendable {
  /// What the key does that takes the card out of what is asked, in the row of keys.
  package let suspend: String
  /// What the key does that puts the card off until tomorrow, in the row of keys.
  package let bury: String
  /// What the key does that marks the card, in the row of keys.
  package let mark: String
  /// What the key does that takes the mark away, in the row of keys.
  package let unmark: String
  /// What the key does that opens the card's form, in the row of keys.
  package let edit: String
  /// What the key does that shows what the card went through, in the row of keys.
  package let history: String
  /// The word beside the sign of a marked card.
  package let isMarked: String
  /// The notice that the card of this question was suspended.
  package let suspended: @Sendable (String) -> String
  /// The notice that the card of this question was put off until tomorrow.
  package let buried: @Sendable (String) -> String
  /// The notice that the card of this question was suspended, and that the answer without a grade was not recorded.
  package let suspendedUnanswered: @Sendable (String) -> String
  /// The notice that the card of this question was put off, and that the answer without a grade was not recorded.
  package let buriedUnanswered: @Sendable (String) -> String
  /// The notice that the card on show was marked.
  package let marked: String
  /// The notice that the card on show lost its mark.
  package let unmarked: String
  /// The notice that the suspension of this question's card was taken back.
  package let suspensionTakenBack: @Sendable (String) -> String
  /// The notice that the card of this question is asked today again.
  package let burialTakenBack: @Sendable (String) -> String
  /// The notice that the card of this question lost the mark it was given.
  package let markTakenBack: @Sendable (String) -> String
  /// The notice that the card of this question got back the mark that it had lost.
  package let unmarkTakenBack: @Sendable (String) -> String
  /// What a leech is and what to do about it, from how often the card was forgotten.
  package let leech: @Sendable (String) -> String
  /// How many cards, 1 or more, were suspended as leeches in the sitting, at the end.
  package let leeches: @Sendable (Int) -> String
  /// How to find them in the browser.
  package let leechQuery: String

  /// What was done to the card of this question, in a sentence.
  func done(_ deed: QuizStep.Deed, _ prompt: String, dropsAnswer: Bool) -> String {
    switch deed {
    case .answered: ""
    case .suspended: dropsAnswer ? suspendedUnanswered(prompt) : suspended(prompt)
    case .buried: dropsAnswer ? buriedUnanswered(prompt) : buried(prompt)
    case .marked(let isMarked): isMarked ? marked : unmarked
    }
  }

  /// These texts in Spanish.
  static let spanish = QuizToolTexts(
    suspend: "suspender", bury: "aplazar", mark: "marcar", unmark: "quitar marca", edit: "editar",
    history: "historial", isMarked: "marcada",
    suspended: { "Se suspendió «\($0)»." },
    buried: { "«\($0)» queda para mañana." },
    suspendedUnanswered: { "Se suspendió «\($0)»; tu respuesta no se registró." },
    buriedUnanswered: { "«\($0)» queda para mañana; tu respuesta no se registró." },
    marked: "Tarjeta marcada.", unmarked: "Se quitó la marca.",
    suspensionTakenBack: { "«\($0)» vuelve a estar activa." },
    burialTakenBack: { "«\($0)» vuelve a estar en hoy." },
    markTakenBack: { "«\($0)» ya no está marcada." },
    unmarkTakenBack: { "«\($0)» vuelve a estar marcada." },
    leech: {
      "La olvidaste \($0) veces: es una sanguijuela, cuesta más tiempo del que da, y quedó "
        + "suspendida. Con e puedes escribirla de otro modo."
    },
    leeches: {
      $0 == 1
        ? "1 tarjeta quedó suspendida como sanguijuela."
        : "\(Language.spanish.number($0)) tarjetas quedaron suspendidas como sanguijuelas."
    },
    leechQuery: "En Explorar: is:leech")

  /// These texts in English.
  static let english = QuizToolTexts(
    suspend: "suspend", bury: "bury", mark: "mark", unmark: "unmark", edit: "edit",
    history: "history", isMarked: "marked",
    suspended: { "“\($0)” was suspended." },
    buried: { "“\($0)” waits until tomorrow." },
    suspendedUnanswered: { "“\($0)” was suspended; your answer was not recorded." },
    buriedUnanswered: { "“\($0)” waits until tomorrow; your answer was not recorded." },
    marked: "Card marked.", unmarked: "The mark was taken away.",
    suspensionTakenBack: { "“\($0)” is active again." },
    burialTakenBack: { "“\($0)” is back in today." },
    markTakenBack: { "“\($0)” is not marked any more." },
    unmarkTakenBack: { "“\($0)” is marked again." },
    leech: {
      "You forgot it \($0) times: it is a leech, it costs more time than it gives, and it was "
        + "suspended. With e you can write it in another way."
    },
    leeches: {
      $0 == 1
        ? "1 card was suspended as a leech."
        : "\(Language.english.number($0)) cards were suspended as leeches."
    },
    leechQuery: "In Browse: is:leech")
}

extension Texts {
  /// What was taken back in the quiz, of the card with this question, in a sentence.
  func takenBack(_ deed: QuizStep.Deed, _ prompt: String) -> String {
    switch deed {
    case .answered: quiz.tookBack(prompt)
    case .suspended: quiz.tools.suspensionTakenBack(prompt)
    case .buried: quiz.tools.burialTakenBack(prompt)
    case .marked(let isMarked):
      isMarked ? quiz.tools.markTakenBack(prompt) : quiz.tools.unmarkTakenBack(prompt)
    }
  }
}

package import DailyMathCore

/// What the quiz says about the ways to answer.
package struct QuizKindTexts: Sendable {
  /// What each way of answering is called.
  package let names: [AnswerKind: String]
  /// What the key does that goes on to the next way, in the row of keys.
  package let other: String
  /// The notice that the question can be answered in one way only, from its name.
  package let only: @Sendable (String) -> String
  /// The label of the field that the answer is written into.
  package let field: String
  /// The notice that nothing was written that could be judged.
  package let writeAnswer: String
  /// The notice that what was written cannot be read as the number that is asked for, and how numbers are written.
  package let unreadable: String
  /// The notice that an answer has come to the longest that is taken, from the number of characters.
  package let longest: @Sendable (String) -> String
  /// The button that turns the card over.
  package let turn: String
  /// What the key does that turns the card over, in the row of keys.
  package let turnKey: String
  /// What the learner is to do before turning the card over.
  package let think: String
  /// The verdict on an answer that differs in a few letters.
  package let near: String
  /// What goes before the answer as it was typed.
  package let typed: String
  /// What goes before the right answer.
  package let solution: String
  /// Other answers that are right as well, from the list of them.
  package let alsoRight: @Sendable (String) -> String
  /// How the answers of one way went, at the end: its name, how many were right, and how many there were.
  package let result: @Sendable (String, String, String) -> String

  /// These texts in Spanish.
  static let spanish = QuizKindTexts(
    names: [.choice: "elegir", .typed: "escribir", .flip: "recordar"],
    other: "otra forma",
    only: { "Esta tarjeta solo se puede responder de una forma: \($0)." },
    field: "Tu respuesta", writeAnswer: "Escribe una respuesta.",
    unreadable: "Eso no se puede leer como número. Escríbelo así: 0,5",
    longest: { "Una respuesta tiene como mucho \($0) caracteres." },
    turn: "Ver la respuesta", turnKey: "voltear", think: "Piensa la respuesta y voltea la tarjeta.",
    near: "Casi: mira las letras marcadas.", typed: "Escribiste", solution: "Respuesta",
    alsoRight: { "También vale: \($0)" }, result: { "\($0): \($1) de \($2)" })

  /// These texts in English.
  static let english = QuizKindTexts(
    names: [.choice: "choosing", .typed: "typing", .flip: "recalling"],
    other: "another way",
    only: { "This card can be answered in one way only: \($0)." },
    field: "Your answer", writeAnswer: "Write an answer.",
    unreadable: "That cannot be read as a number. Write it like this: 0.5",
    longest: { "An answer has no more than \($0) characters." },
    turn: "Show the answer", turnKey: "turn over",
    think: "Think of the answer, then turn the card over.",
    near: "Almost: look at the marked letters.", typed: "You wrote", solution: "Answer",
    alsoRight: { "Also right: \($0)" }, result: { "\($0): \($1) of \($2)" })
}

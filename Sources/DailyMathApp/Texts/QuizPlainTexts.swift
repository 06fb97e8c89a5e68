/// What only the quiz of the plain mode says.
package struct QuizPlainTexts: Sendable {
  /// The prompt under a question whose answer is typed.
  package let typed: String
  /// The prompt under a question whose answer is thought of.
  package let flip: String
  /// What goes before the answer of a card that was turned over.
  package let solution: @Sendable (String) -> String
  /// The verdict on an answer that differs in a few letters, from what was typed with its marks.
  package let near: @Sendable (String) -> String
  /// What the marks in such an answer mean.
  package let marks: String
  /// What can be typed in the place of an answer, in lines that are said on coming to the quiz.
  package let commandHelp: String
  /// The complaint about an answer that is none of the grades, from the list of them.
  package let gradeWanted: @Sendable (String) -> String
  /// An answer in a card's history: day, grade, interval, time, kind, round.
  package let entry: @Sendable ([String]) -> String

  /// These texts in Spanish.
  static let spanish = QuizPlainTexts(
    typed: "Escribe tu respuesta (? ayuda)", flip: "Piensa la respuesta; Enter para verla",
    solution: { "Respuesta: \($0)" }, near: { "Casi: \($0)" },
    marks: "Entre corchetes: con − sobra, con + falta.",
    commandHelp:
      "En cualquier momento, con una barra inversa delante: \\o otra forma, \\u deshacer, "
      + "\\s suspender, \\b aplazar hasta mañana, \\m marcar, \\e editar, \\i historial, "
      + "\\q terminar. Donde no se escribe la respuesta basta la letra; ? solo siempre da la ayuda.",
    gradeWanted: { "Escribe uno de estos números: \($0)." },
    entry: { $0.filter { !$0.isEmpty }.joined(separator: ", ") + "." })

  /// These texts in English.
  static let english = QuizPlainTexts(
    typed: "Write your answer (? help)", flip: "Think of the answer; Enter shows it",
    solution: { "Answer: \($0)" }, near: { "Almost: \($0)" },
    marks: "In brackets: − does not belong there, + is missing.",
    commandHelp: "At any time, behind a backslash: \\o another way, \\u undo, \\s suspend, "
      + "\\b put off until tomorrow, \\m mark, \\e edit, \\i history, \\q finish. "
      + "Where no answer is typed, the letter alone will do; ? alone always gives the help.",
    gradeWanted: { "Write one of these numbers: \($0)." },
    entry: { $0.filter { !$0.isEmpty }.joined(separator: ", ") + "." })
}

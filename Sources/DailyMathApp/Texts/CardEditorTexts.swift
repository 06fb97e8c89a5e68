package import DailyMathCore

/// What the card editor says.
package struct CardEditorTexts: Sendable {
  package let newTitle: String
  package let editTitle: String
  package let prompt: String
  package let answer: String
  package let distractor: @Sendable (Int) -> String
  package let category: String
  package let categoryHint: String
  package let note: String
  package let optional: String
  package let save: String
  package let saveKey: String
  package let problem: @Sendable (CardProblem) -> String
  package let discardTitle: String
  package let discardDetail: String
  package let discard: String
  package let keepWriting: String

  static let spanish = CardEditorTexts(
    newTitle: "Tarjeta nueva", editTitle: "Editar tarjeta",
    prompt: "Pregunta", answer: "Respuesta correcta",
    distractor: { "Opción incorrecta \($0)" },
    category: "Categoría", categoryHint: "← → para cambiar, o escribe otra",
    note: "Explicación", optional: "opcional", save: "Guardar tarjeta", saveKey: "guardar",
    problem: { problem in
      switch problem {
      case .empty(.prompt): "Escribe la pregunta."
      case .empty(.answer): "Escribe la respuesta correcta."
      case .empty(.distractor): "Escribe una opción incorrecta."
      case .empty(.category): "Elige o escribe una categoría."
      case .empty(.note): "Escribe la explicación."
      case .tooLong:
        "Es demasiado largo: caben \(Language.spanish.number(CardContent.longestField)) bytes."
      case .sameMeaning(_, as: .answer):
        "Significa lo mismo que la respuesta correcta. Escribe otra opción."
      case .sameMeaning(_, as: .distractor(let index)):
        "Significa lo mismo que la opción incorrecta \(index + 1). Escribe otra."
      case .sameMeaning: "Significa lo mismo que otra opción. Escribe otra."
      }
    },
    discardTitle: "¿Descartar lo que escribiste?",
    discardDetail: "La tarjeta no se ha guardado.",
    discard: "Descartar", keepWriting: "Seguir escribiendo")

  static let english = CardEditorTexts(
    newTitle: "New card", editTitle: "Edit the card",
    prompt: "Question", answer: "Right answer",
    distractor: { "Wrong option \($0)" },
    category: "Category", categoryHint: "← → to change, or write another",
    note: "Explanation", optional: "optional", save: "Save the card", saveKey: "save",
    problem: { problem in
      switch problem {
      case .empty(.prompt): "Write the question."
      case .empty(.answer): "Write the right answer."
      case .empty(.distractor): "Write a wrong option."
      case .empty(.category): "Choose or write a category."
      case .empty(.note): "Write the explanation."
      case .tooLong:
        "It is too long: \(Language.english.number(CardContent.longestField)) bytes fit."
      case .sameMeaning(_, as: .answer):
        "It means the same as the right answer. Write another option."
      case .sameMeaning(_, as: .distractor(let index)):
        "It means the same as wrong option \(index + 1). Write another."
      case .sameMeaning: "It means the same as another option. Write another."
      }
    },
    discardTitle: "Discard what you wrote?",
    discardDetail: "The card has not been saved.",
    discard: "Discard", keepWriting: "Keep writing")
}

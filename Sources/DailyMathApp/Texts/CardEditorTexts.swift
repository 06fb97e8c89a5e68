package import DailyMathCore

/// What the card editor says.
package struct CardEditorTexts: Sendable {
  /// The heading and the window's title while a new card is written.
  package let newTitle: String
  /// The heading and the window's title while a card is changed.
  package let editTitle: String
  /// The same for two cards or more that are made of one text, from their number.
  package let familyTitle: @Sendable (Int) -> String
  /// How many cards come of what is written, 0 or more.
  package let makes: @Sendable (Int) -> String
  /// The same in few words.
  package let makesBriefly: @Sendable (Int) -> String
  /// The heading over the cards that come of what is written.
  package let preview: String
  /// How many cards are not shown for want of room, 1 or more.
  package let further: @Sendable (Int) -> String
  /// The label before the type of card.
  package let type: String
  /// The name of each type of card.
  package let types: [CardType: String]
  /// What stands after each type with the focus: what comes of it.
  package let typeHints: [CardType: String]
  /// The label of the field for a text with gaps.
  package let clozeText: String
  /// How a gap is written, beside that label.
  package let clozeHint: String
  /// The label of the question's field.
  package let prompt: String
  /// The label of the right answer's field.
  package let answer: String
  /// The label of a wrong option's field, from its number counted from 1.
  package let distractor: @Sendable (Int) -> String
  /// What happens to a card without wrong options, under them.
  package let distractorsHint: String
  /// The label of the field for other right answers.
  package let alternatives: String
  /// How they are parted, beside that label.
  package let alternativesHint: String
  /// The label before the way in which the card is answered.
  package let kind: String
  /// The names of the ways in which a card can be answered.
  package let kinds: [AnswerKind: String]
  /// The name of the choice that leaves the way to what the card offers.
  package let automaticKind: String
  /// The label before the category.
  package let category: String
  /// What stands after the category with the focus: that arrows change it and letters begin another.
  package let categoryHint: String
  /// The label before the deck.
  package let deck: String
  /// The name of the choice that keeps the card with those of its category.
  package let deckOfCategory: String
  /// The label of the field for tags.
  package let tags: String
  /// How tags are parted, in the empty field.
  package let tagsHint: String
  /// The label of the explanation's field.
  package let note: String
  /// What stands beside the explanation's label: that it may stay empty.
  package let optional: String
  /// The label of the button that saves the card.
  package let save: String
  /// What Ctrl-S does, in the row of keys.
  package let saveKey: String
  /// What Enter does in a field of several lines, in the row of keys.
  package let newLineKey: String
  /// The sentence under a field that says what is wrong with it and what to write instead.
  package let problem: @Sendable (CardProblem) -> String
  /// The question before the editor is left with something unsaved.
  package let discardTitle: String
  /// What stands under that question: that the card is not saved.
  package let discardDetail: String
  /// The button that throws away what was written.
  package let discard: String
  /// The button that goes back to the form.
  package let keepWriting: String

  /// The name of a way in which a card is answered; `nil` leaves it to what the card offers.
  func name(of kind: AnswerKind?) -> String {
    kind.map { kinds[$0] ?? "" } ?? automaticKind
  }

  /// What stands after a choice with the focus.
  func hint(of focus: CardEditorScreen.Focus, _ type: CardType) -> String {
    switch focus {
    case .type: typeHints[type] ?? ""
    case .category, .deck: categoryHint
    default: ""
    }
  }

  /// These texts in Spanish.
  static let spanish = CardEditorTexts(
    newTitle: "Tarjeta nueva", editTitle: "Editar tarjeta",
    familyTitle: { "\($0) tarjetas de este texto" },
    makes: { count in
      switch count {
      case 0: "Aún no se hace ninguna tarjeta"
      case 1: "Se hace 1 tarjeta"
      default: "Se hacen \(count) tarjetas"
      }
    },
    makesBriefly: { $0 == 1 ? "1 tarjeta" : "\($0) tarjetas" },
    preview: "Así se verá", further: { "y \($0) más" },
    type: "Tipo", types: [.basic: "Básica", .pair: "En ambos sentidos", .cloze: "Con huecos"],
    typeHints: [
      .basic: "una pregunta, una respuesta", .pair: "también de respuesta a pregunta",
      .cloze: "una tarjeta por hueco",
    ],
    clozeText: "Texto con huecos", clozeHint: "{{así}} se escribe un hueco",
    prompt: "Pregunta", answer: "Respuesta correcta",
    distractor: { "Opción incorrecta \($0)" },
    distractorsHint:
      "Sin opciones incorrectas también sirve: se escribe, se voltea o se proponen otras.",
    alternatives: "Otras respuestas correctas", alternativesHint: "opcional; sepáralas con ;",
    kind: "Se responde",
    kinds: [.choice: "Eligiendo", .typed: "Escribiendo", .flip: "Volteando"],
    automaticKind: "Según la tarjeta",
    category: "Categoría", categoryHint: "o escribe otro nombre",
    deck: "Mazo", deckOfCategory: "El de su categoría", tags: "Etiquetas",
    tagsHint: "separadas por espacios o comas",
    note: "Explicación", optional: "opcional", save: "Guardar tarjeta", saveKey: "guardar",
    newLineKey: "línea nueva",
    problem: { problem in
      switch problem {
      case .empty(.prompt): "Escribe la pregunta."
      case .empty(.answer): "Escribe la respuesta correcta."
      case .empty(.distractor): "Escribe una opción incorrecta."
      case .empty(.category): "Elige o escribe una categoría."
      case .empty(.note): "Escribe la explicación."
      case .empty(.alternatives): "Escribe otra respuesta."
      case .empty(.deck): "Escribe el nombre del mazo."
      case .empty(.tags): "Escribe una etiqueta."
      case .tooLong(.deck): "El nombre es demasiado largo. Caben unas 100 letras."
      case .tooLong(.tags): "Una etiqueta es demasiado larga. Caben unas 100 letras."
      case .tooMany: "Son demasiadas. Caben \(CardContent.mostListed)."
      case .sameMeaning(.alternatives, as: .distractor(let index)):
        "Una de ellas significa lo mismo que la opción incorrecta \(index + 1). Cambia una de las dos."
      case .cloze(.noGap): "Marca al menos un hueco así: {{respuesta}}."
      case .cloze(.tooManyGaps): "Tiene demasiados huecos. Caben \(CardForm.mostGaps)."
      case .cloze(.emptyGap): "Un hueco está vacío. Escribe la respuesta entre las llaves."
      case .cloze(.unclosed): "Falta cerrar un hueco. Escribe }} donde termina."
      case .cloze(.unopened): "Sobra }}, o falta {{ donde empieza el hueco."
      case .tooLong:
        "Es demasiado largo. Caben unas 8.000 letras."
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

  /// These texts in English.
  static let english = CardEditorTexts(
    newTitle: "New card", editTitle: "Edit the card",
    familyTitle: { "\($0) cards of this text" },
    makes: { count in
      switch count {
      case 0: "Makes no cards yet"
      case 1: "Makes 1 card"
      default: "Makes \(count) cards"
      }
    },
    makesBriefly: { $0 == 1 ? "1 card" : "\($0) cards" },
    preview: "What it will look like", further: { "and \($0) more" },
    type: "Type", types: [.basic: "Basic", .pair: "Both ways", .cloze: "With gaps"],
    typeHints: [
      .basic: "one question, one answer", .pair: "also from answer to question",
      .cloze: "one card for each gap",
    ],
    clozeText: "Text with gaps", clozeHint: "write a gap {{like this}}",
    prompt: "Question", answer: "Right answer",
    distractor: { "Wrong option \($0)" },
    distractorsHint:
      "It works without wrong options: it is typed, turned over, or others are made.",
    alternatives: "Other right answers", alternativesHint: "optional; separate them with ;",
    kind: "Answered by",
    kinds: [.choice: "Choosing", .typed: "Typing", .flip: "Turning over"],
    automaticKind: "As the card allows",
    category: "Category", categoryHint: "or write another name",
    deck: "Deck", deckOfCategory: "Its category’s deck", tags: "Tags",
    tagsHint: "separated by spaces or commas",
    note: "Explanation", optional: "optional", save: "Save the card", saveKey: "save",
    newLineKey: "new line",
    problem: { problem in
      switch problem {
      case .empty(.prompt): "Write the question."
      case .empty(.answer): "Write the right answer."
      case .empty(.distractor): "Write a wrong option."
      case .empty(.category): "Choose or write a category."
      case .empty(.note): "Write the explanation."
      case .empty(.alternatives): "Write another answer."
      case .empty(.deck): "Write the deck’s name."
      case .empty(.tags): "Write a tag."
      case .tooLong(.deck): "The name is too long. About 100 letters fit."
      case .tooLong(.tags): "A tag is too long. About 100 letters fit."
      case .tooMany: "There are too many. \(CardContent.mostListed) fit."
      case .sameMeaning(.alternatives, as: .distractor(let index)):
        "One of them means the same as wrong option \(index + 1). Change one of the two."
      case .cloze(.noGap): "Mark at least one gap like this: {{answer}}."
      case .cloze(.tooManyGaps): "It has too many gaps. \(CardForm.mostGaps) fit."
      case .cloze(.emptyGap): "A gap is empty. Write the answer between the braces."
      case .cloze(.unclosed): "A gap is not closed. Write }} where it ends."
      case .cloze(.unopened): "There is one }} too many, or a {{ is missing where the gap begins."
      case .tooLong:
        "It is too long. Some 8,000 letters fit."
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

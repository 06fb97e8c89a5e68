/// What only the plain mode says, in which everything is a line and answers are typed.
package struct PlainTexts: Sendable {
  /// The prompt under numbered choices.
  package let choose: String
  /// The prompt of the menu, and how its choices are said again.
  package let chooseFromMenu: String
  /// The same prompt where Enter alone takes the choice of this name.
  package let chooseOr: @Sendable (String) -> String
  /// The same prompt before signing in, where an address may be typed at once.
  package let chooseOrEmail: String
  /// The complaint about an answer that is none of the numbered choices.
  package let noSuchChoice: String
  /// The complaint about an answer outside of these numbers.
  package let numberWanted: @Sendable (Int, Int) -> String
  /// What a form's heading says of leaving it.
  package let dotLeaves: String
  /// What a field holds already, before it is asked for.
  package let current: @Sendable (String) -> String
  /// The prompt of a field that may stay as it is, from its label.
  package let keepable: @Sendable (String) -> String
  /// The prompt of a field with the text that Enter takes, from its label and that.
  package let usual: @Sendable (String, String) -> String
  /// The prompt of a field that may stay as it is or be emptied, from its label.
  package let erasable: @Sendable (String) -> String
  /// What stands before the password is asked again.
  package let enterLeadsToEmail: String
  /// The choice to be remembered, from its name and whether it is on.
  package let remember: @Sendable (String, Bool) -> String
  /// In which language a new account's cards will be.
  package let deckLanguage: String
  /// The choice that sends a form once more.
  package let tryAgain: String
  /// The choice that leads back.
  package let back: String
  /// The counts of the day: cards that wait, different cards answered, all cards.
  package let counts: @Sendable (String, String, String) -> String
  /// The heading over a page of cards: the numbers of the first and last shown, and how many there are.
  package let page: @Sendable (String, String, String) -> String
  /// The heading over all cards where they are one page, from their number in words.
  package let all: @Sendable (String) -> String
  /// The heading over cards that were searched for, from the text and the heading they would have without it.
  package let found: @Sendable (String, String) -> String
  /// What an empty list says.
  package let noCards: String
  /// What the list says where nothing matches, from the text that was searched for.
  package let noMatches: @Sendable (String) -> String
  /// What can be typed under a list, in lines that are said once.
  package let listCommands: [String]
  /// The prompt under a list, and how what can be typed there is said again.
  package let card: String
  /// The complaint about going on after the last page.
  package let noMoreCards: String
  /// The complaint about going back before the first page.
  package let noEarlierCards: String
  /// The choice that takes back the last answer.
  package let takeBackLast: String
  /// The choice that shows suspended cards that were forgotten too often.
  package let difficultCards: String
  /// How a list that was too long to be said whole is narrowed, from how many are left out.
  package let moreToFind: @Sendable (String) -> String
  /// The choice that opens a card's form.
  package let edit: String
  /// When a card comes, from the words for it.
  package let due: @Sendable (String) -> String
  /// The prompt of a category or a deck, under the numbered names, from its label.
  package let named: @Sendable (String) -> String
  /// The choice that leaves a card's form.
  package let leave: String
  /// What the quiz says once, before its first question.
  package let quizHelp: String
  /// The heading of a question, from its place among the others.
  package let question: @Sendable (String) -> String
  /// The heading of a question that is asked again, from how many are left.
  package let repetition: @Sendable (String) -> String
  /// The prompt under the options of a question.
  package let answer: String
  /// The verdict on a right answer, from the option that was chosen.
  package let right: @Sendable (String) -> String
  /// The verdict on a wrong answer, from the option that was chosen.
  package let wrong: @Sendable (String) -> String
  /// The option that would have been right.
  package let solution: @Sendable (String) -> String
  /// Why it is right.
  package let explanation: @Sendable (String) -> String
  /// The prompt under the grades, from the name of the one that Enter takes.
  package let grade: @Sendable (String) -> String
  /// The prompt after something that was to be read.
  package let enterGoesOn: String
  /// The prompt after an answer that could not be saved.
  package let enterTriesAgain: String
  /// What is said where another window changed what was asked before it was answered.
  package let changedElsewhere: String
  /// What is said where a line was longer than is taken.
  package let lineCut: String
  /// What is said at the end.
  package let goodbye: String
  /// How the plain mode is used.
  package let help: [String]

  /// These texts in Spanish.
  static let spanish = PlainTexts(
    choose: "Elige un número", chooseFromMenu: "Elige un número (? menú)",
    chooseOr: { "Elige un número (Enter: \($0))" },
    chooseOrEmail: "Elige un número o escribe tu correo",
    noSuchChoice: "Escribe uno de los números de la lista.",
    numberWanted: {
      $0 == $1 ? "Escribe el número \($0)." : "Escribe un número del \($0) al \($1)."
    },
    dotLeaves: "En cualquier campo, un punto solo te lleva atrás.",
    current: { "Ahora dice: \($0)" },
    keepable: { "\($0) (Enter: sin cambios)" },
    usual: { "\($0) (Enter: \($1))" },
    erasable: { "\($0) (Enter: sin cambios; un guion solo: borrar)" },
    enterLeadsToEmail: "Con Enter vuelves al correo.",
    remember: { "\($0): \($1 ? "sí" : "no")" },
    deckLanguage: "Tus tarjetas iniciales estarán en español.",
    tryAgain: "Intentar de nuevo", back: "Volver",
    counts: { "Pendientes: \($0). Repasadas hoy: \($1). En total: \($2)." },
    page: { "Tarjetas \($0) a \($1) de \($2)." }, all: { "\($0)." },
    found: { "Con «\($0)»: \($1)" },
    noCards: "Todavía no tienes tarjetas. Con n creas la primera.",
    noMatches: { "Ninguna tarjeta coincide con «\($0)»." },
    listCommands: [
      "Escribe el número de cualquier tarjeta para abrirla.",
      "Enter: ver más. a: las anteriores. n: nueva. /texto: buscar. /: verlas todas. 0: volver.",
    ],
    card: "Tarjeta (? ayuda)", noMoreCards: "No hay más tarjetas.",
    noEarlierCards: "No hay tarjetas anteriores.",
    takeBackLast: "Deshacer lo último", difficultCards: "Ver tarjetas difíciles",
    moreToFind: { "Y \($0) más. /texto: buscar." },
    edit: "Editar", due: { "Repaso: \($0)" },
    named: { "\($0), un número u otro nombre" }, leave: "Salir del formulario",
    quizHelp:
      "Responde con el número de una opción, o como se te pida. También puedes escribir u para deshacer, ? para la ayuda o q para terminar.",
    question: { "Pregunta \($0)" }, repetition: { "Otra vez: \($0)" }, answer: "Respuesta",
    right: { "Correcta: \($0)" }, wrong: { "Incorrecta: \($0)" },
    solution: { "La correcta era: \($0)" }, explanation: { "Explicación: \($0)" },
    grade: { "¿Cómo te fue? (Enter: \($0))" }, enterGoesOn: "Enter para seguir",
    enterTriesAgain: "Enter para intentar de nuevo",
    changedElsewhere: "Algo cambió en otra ventana. Tu respuesta no se usó; ahora es así:",
    lineCut: "La línea era demasiado larga: se conservó el comienzo.", goodbye: "Hasta pronto.",
    help: [
      "Cada respuesta se escribe en una línea y termina con Enter.",
      "En una lista se escribe el número de lo que quieres.",
      "En el menú y en tus tarjetas también sirven: c quiz, n tarjeta nueva, / buscar, x cerrar sesión, q salir.",
      "En el quiz: 1 a 4 responden; 3, 4 y 5 califican; Enter acepta lo sugerido; u deshace; q termina.",
      "En un formulario: un punto solo te lleva atrás; Enter conserva lo que había.",
      "Una contraseña no se ve mientras la escribes.",
      "Ctrl-C cierra DailyMath. Lo que respondiste queda guardado.",
    ])

  /// These texts in English.
  static let english = PlainTexts(
    choose: "Choose a number", chooseFromMenu: "Choose a number (? menu)",
    chooseOr: { "Choose a number (Enter: \($0))" },
    chooseOrEmail: "Choose a number or write your email",
    noSuchChoice: "Write one of the numbers in the list.",
    numberWanted: { $0 == $1 ? "Write the number \($0)." : "Write a number from \($0) to \($1)." },
    dotLeaves: "In any field, a dot alone takes you back.",
    current: { "It says now: \($0)" },
    keepable: { "\($0) (Enter: no change)" },
    usual: { "\($0) (Enter: \($1))" },
    erasable: { "\($0) (Enter: no change; a hyphen alone: erase)" },
    enterLeadsToEmail: "Enter takes you back to the email.",
    remember: { "\($0): \($1 ? "yes" : "no")" },
    deckLanguage: "Your first cards will be in English.",
    tryAgain: "Try again", back: "Back",
    counts: { "To do: \($0). Reviewed today: \($1). In all: \($2)." },
    page: { "Cards \($0) to \($1) of \($2)." }, all: { "\($0)." },
    found: { "With “\($0)”: \($1)" },
    noCards: "You have no cards yet. With n you make the first one.",
    noMatches: { "No card matches “\($0)”." },
    listCommands: [
      "Write the number of any card to open it.",
      "Enter: see more. p: the previous ones. n: new. /text: search. /: see all. 0: go back.",
    ],
    card: "Card (? help)", noMoreCards: "There are no more cards.",
    noEarlierCards: "There are no previous cards.",
    takeBackLast: "Undo the last thing done", difficultCards: "View difficult cards",
    moreToFind: { "And \($0) more. /text: search." },
    edit: "Edit", due: { "Review: \($0)" },
    named: { "\($0), a number or another name" }, leave: "Leave the form",
    quizHelp:
      "Answer with the number of an option, or as you are asked. You can also write u to undo, ? for help or q to finish.",
    question: { "Question \($0)" }, repetition: { "Once more: \($0)" }, answer: "Answer",
    right: { "Right: \($0)" }, wrong: { "Wrong: \($0)" },
    solution: { "The right one was: \($0)" }, explanation: { "Explanation: \($0)" },
    grade: { "How did it go? (Enter: \($0))" }, enterGoesOn: "Enter to go on",
    enterTriesAgain: "Enter to try again",
    changedElsewhere: "Something changed in another window. Your answer was not used; now it is:",
    lineCut: "The line was too long; its beginning was kept.", goodbye: "See you soon.",
    help: [
      "Every answer is written on one line and ends with Enter.",
      "In a list, write the number of what you want.",
      "In the menu and among your cards these serve too: c quiz, n new card, / search, x sign out, q quit.",
      "In the quiz: 1 to 4 answer; 3, 4 and 5 grade; Enter accepts what is suggested; u undoes; q finishes.",
      "In a form: a dot alone takes you back; Enter keeps what was there.",
      "A password is not shown while you type it.",
      "Ctrl-C closes DailyMath. What you answered stays saved.",
    ])
}

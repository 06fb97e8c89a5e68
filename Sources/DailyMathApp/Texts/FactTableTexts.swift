import DailyMathCore

/// What is said about the table of facts.
package struct FactTableTexts: Sendable {
  /// The heading.
  package let title: String
  /// The four speeds from fast to slow.
  package let speeds: [String]
  /// What a cell means that was never answered.
  package let unknown: String
  /// What the sign of seven to nine right answers of ten means.
  package let fair: String
  /// What the sign of fewer means.
  package let poor: String
  /// What a ramp of shades goes from and to.
  package let fastToSlow: String
  /// What the key for practising does, in the row of keys.
  package let practise: String
  /// Said of a fact that was never answered.
  package let never: String
  /// A sentence about how to fill a table in which most is unknown.
  package let mostUnknown: String
  /// How often a fact was answered.
  let times: @Sendable (Int) -> String
  /// How many per cent of the first answers were right.
  let right: @Sendable (Int) -> String
  /// How long it takes, and how long answers of that many digits usually take.
  let time: @Sendable (_ median: String, _ usual: String?) -> String
  /// When it comes again, from a few words about the day.
  let comesAgain: @Sendable (String) -> String
  /// What plain mode says before the facts that need practice.
  let weakest: String
  /// What plain mode says where none does.
  let noneWeak: String
  /// What plain mode asks for, where a fact such as `7x8` can be asked about.
  let prompt: String
  /// What can be answered there.
  let instructions: String

  /// What is known of a fact, in one sentence.
  func sentence(_ fact: FactFacts, _ language: Language) -> String {
    guard fact.answers > 0 else { return "\(fact.calculation): \(never)." }
    var parts = [times(fact.answers), right(fact.accuracy)]
    if let median = fact.median {
      parts.append(
        time(language.seconds(milliseconds: median), fact.usual.map(language.seconds)))
    }
    if let due = fact.due {
      let day =
        language == .spanish
        ? DueText.spanish(due: due, today: fact.today)
        : DueText.english(due: due, today: fact.today)
      parts.append(comesAgain(day))
    }
    return "\(fact.calculation): \(parts.joined(separator: ", "))."
  }
}

extension FactTableTexts {
  /// These texts in Spanish.
  static let spanish = FactTableTexts(
    title: "Tablas", speeds: ["rápido", "como siempre", "despacio", "muy despacio"],
    unknown: "sin respuestas", fair: "menos de 90 % bien", poor: "menos de 70 %",
    fastToSlow: "rápido → despacio", practise: "practicar",
    never: "todavía no la has respondido",
    mostUnknown: "Con p se va llenando.",
    times: { Language.spanish.counted($0, "vez", "veces") }, right: { "\($0) % bien" },
    time: { median, usual in usual.map { "\(median) (sueles tardar \($0))" } ?? median },
    comesAgain: { "vuelve \($0)" },
    weakest: "Las que más te cuestan:",
    noneWeak: "Todavía no hay ninguna que te cueste.",
    prompt: "Operación",
    instructions:
      "Escribe una operación, como 7x8 o 7+8, para saber cómo te va con ella; p practica; una línea vacía vuelve."
  )

  /// These texts in English.
  static let english = FactTableTexts(
    title: "Tables", speeds: ["fast", "as usual", "slow", "very slow"],
    unknown: "no answers", fair: "less than 90% right", poor: "less than 70%",
    fastToSlow: "fast → slow", practise: "practise",
    never: "you have not answered it yet",
    mostUnknown: "Practise with p to fill it.",
    times: { Language.english.counted($0, "time", "times") }, right: { "\($0)% right" },
    time: { median, usual in usual.map { "\(median) (you usually take \($0))" } ?? median },
    comesAgain: { "comes again \($0)" },
    weakest: "The ones you find hardest:",
    noneWeak: "There is none yet that you find hard.",
    prompt: "Fact",
    instructions:
      "Write a fact, such as 7x8 or 7+8, to hear how well you know it; p practises; an empty line goes back."
  )
}

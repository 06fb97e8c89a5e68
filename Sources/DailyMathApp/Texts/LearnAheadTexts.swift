import DailyMathCore

/// What is said about going on after the day's work.
package struct LearnAheadTexts: Sendable {
  /// What stands over the offers.
  package let heading: String
  /// An offer of so many more new cards.
  package let moreNew: @Sendable (Int) -> String
  /// An offer to practise so many cards of tomorrow.
  package let tomorrow: @Sendable (Int) -> String
  /// An offer to practise so many cards that were failed in the last seven days.
  package let failed: @Sendable (Int) -> String
  /// The first of these in the few words of a row of keys.
  package let moreNewBriefly: @Sendable (Int) -> String
  /// The second in few words.
  package let tomorrowBriefly: @Sendable (Int) -> String
  /// The third in few words.
  package let failedBriefly: @Sendable (Int) -> String

  /// An offer in a sentence.
  package func sentence(for offer: LearnAhead.Offer) -> String {
    switch offer {
    case .few(let count), .more(let count): moreNew(count)
    case .tomorrow(let count): tomorrow(count)
    case .failed(let count): failed(count)
    }
  }

  /// An offer in few words.
  package func words(for offer: LearnAhead.Offer) -> String {
    switch offer {
    case .few(let count), .more(let count): moreNewBriefly(count)
    case .tomorrow(let count): tomorrowBriefly(count)
    case .failed(let count): failedBriefly(count)
    }
  }

  /// These texts in Spanish.
  static let spanish = LearnAheadTexts(
    heading: "¿Quieres más?",
    moreNew: { count in
      count == 1
        ? "Aprender 1 tarjeta nueva más"
        : "Aprender \(Language.spanish.number(count)) tarjetas nuevas más"
    },
    tomorrow: { count in
      count == 1
        ? "Practicar la tarjeta de mañana"
        : "Practicar las \(Language.spanish.number(count)) tarjetas de mañana"
    },
    failed: { count in
      count == 1
        ? "Practicar la tarjeta que fallaste esta semana"
        : "Practicar las \(Language.spanish.number(count)) que fallaste esta semana"
    },
    moreNewBriefly: { $0 == 1 ? "1 nueva" : "\(Language.spanish.number($0)) nuevas" },
    tomorrowBriefly: { "\(Language.spanish.number($0)) de mañana" },
    failedBriefly: { $0 == 1 ? "1 fallada" : "\(Language.spanish.number($0)) falladas" })

  /// These texts in English.
  static let english = LearnAheadTexts(
    heading: "Want more?",
    moreNew: { count in
      count == 1
        ? "Learn 1 more new card" : "Learn \(Language.english.number(count)) more new cards"
    },
    tomorrow: { count in
      count == 1
        ? "Practise tomorrow’s card"
        : "Practise tomorrow’s \(Language.english.number(count)) cards"
    },
    failed: { count in
      count == 1
        ? "Practise the card you failed this week"
        : "Practise the \(Language.english.number(count)) you failed this week"
    },
    moreNewBriefly: { "\(Language.english.number($0)) new" },
    tomorrowBriefly: { "\(Language.english.number($0)) tomorrow" },
    failedBriefly: { "\(Language.english.number($0)) failed" })
}

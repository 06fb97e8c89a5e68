import DailyMathCore

/// What the screen of the statistics says beside its charts.
package struct StatisticsScreenTexts: Sendable {
  /// The names of the pages.
  package let pages: [StatisticsPage: String]
  /// What the keys that turn the pages do, in the row of keys.
  package let page: String
  /// What the arrows do over the calendar, in the row of keys.
  package let moveByDay: String
  /// What Enter does over the hardest cards, in the row of keys.
  package let openCard: String
  /// What stands there while the account is counted.
  package let counting: String
  /// Which page of how many it is.
  package let place: @Sendable (_ page: Int, _ of: Int) -> String
  /// What is said of a day without answers.
  package let nothingOnDay: String
  /// So many drills that count were done on the day.
  package let drills: @Sendable (Int) -> String
  /// How many cards became known on a day, at least 1.
  package let introduced: @Sendable (Int) -> String
  /// The heading of the bars of all months for one maturity, from its name and what it means.
  package let maturity: @Sendable (_ name: String, _ meaning: String) -> String
  /// The heading over the share of right answers of each hour.
  package let rightPerHour: String
  /// What stands where there is no share, because there were no answers.
  package let noShare: String
  /// How many cards there are in how many categories, at least 1 each.
  package let categories: @Sendable (_ cards: Int, _ categories: Int) -> String
  /// The headings of the tables.
  package let headings: Headings
  /// What Enter alone leads to in plain mode.
  package let nextPage: String

  /// The headings of the tables.
  package struct Headings: Sendable {
    /// Over names of categories.
    package let category: String
    /// Over cards.
    package let card: String
    /// Over numbers of cards.
    package let cards: String
    /// Over numbers of cards that are due.
    package let due: String
    /// Over numbers of new cards.
    package let new: String
    /// Over numbers of cards that are known well.
    package let mature: String
    /// Over shares of right answers.
    package let right: String
    /// Over how often cards were forgotten.
    package let lapses: String
    /// Over eases.
    package let ease: String
  }

  /// These texts in Spanish.
  static let spanish = StatisticsScreenTexts(
    pages: [
      .year: "Año", .days: "Días", .forecast: "Pronóstico", .retention: "Retención",
      .cards: "Tarjetas", .hardest: "Difíciles", .hours: "Horas", .categories: "Categorías",
    ],
    page: "página", moveByDay: "otro día", openCard: "abrir",
    counting: "Contando tus repasos…", place: { "\($0) de \($1)" },
    nothingOnDay: "sin respuestas",
    drills: { Language.spanish.counted($0, "ejercicio de agilidad", "ejercicios de agilidad") },
    introduced: { count in
      count == 1 ? "1 tarjeta nueva" : "\(Language.spanish.number(count)) tarjetas nuevas"
    },
    maturity: { "\($0.capitalizedFirst): \($1)" }, rightPerHour: "Porcentaje de aciertos",
    noShare: "–",
    categories: { cards, categories in
      let words = cards == 1 ? "1 tarjeta" : "\(Language.spanish.number(cards)) tarjetas"
      return categories == 1
        ? "Tienes \(words) en una categoría."
        : "Tienes \(words) en \(Language.spanish.number(categories)) categorías."
    },
    headings: Headings(
      category: "Categoría", card: "Tarjeta", cards: "tarjetas", due: "hoy", new: "nuevas",
      mature: "maduras", right: "aciertos", lapses: "olvidos", ease: "facilidad"),
    nextPage: "la página siguiente")

  /// These texts in English.
  static let english = StatisticsScreenTexts(
    pages: [
      .year: "Year", .days: "Days", .forecast: "Forecast", .retention: "Retention",
      .cards: "Cards", .hardest: "Hardest", .hours: "Hours", .categories: "Categories",
    ],
    page: "page", moveByDay: "another day", openCard: "open",
    counting: "Counting your reviews…", place: { "\($0) of \($1)" },
    nothingOnDay: "no answers",
    drills: { Language.english.counted($0, "agility drill", "agility drills") },
    introduced: { count in
      count == 1 ? "1 new card" : "\(Language.english.number(count)) new cards"
    },
    maturity: { "\($0.capitalizedFirst): \($1)" }, rightPerHour: "Percentage right",
    noShare: "–",
    categories: { cards, categories in
      let words = cards == 1 ? "1 card" : "\(Language.english.number(cards)) cards"
      return categories == 1
        ? "You have \(words) in one category."
        : "You have \(words) in \(Language.english.number(categories)) categories."
    },
    headings: Headings(
      category: "Category", card: "Card", cards: "cards", due: "today", new: "new",
      mature: "mature", right: "right", lapses: "lapses", ease: "ease"),
    nextPage: "the next page")
}

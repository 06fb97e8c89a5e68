import Testing

@testable import DailyMathCore

@Suite("Cards that a query lets through")
struct CardMatcherTests {
  static let day = StudyDay(daysSince1970: 20_787)
  static let names: CardMatcher.CategoryNames = [
    .linearAlgebra: ["Álgebra lineal", "Linear algebra"],
    .probability: ["Probabilidad", "Probability"],
  ]

  private func found(_ text: String, in library: BrowsedLibrary) throws -> [String] {
    let query = try CardQuery(text)
    let matcher =
      query.concernsTrash
      ? CardMatcher(trashOf: library.state, names: Self.names)
      : CardMatcher(cardsOf: library.state, names: Self.names)
    let all = matcher.indices(sortedBy: CardSorting())
    return matcher.indices(matching: query, on: Self.day, among: all)
      .map { matcher.card(at: $0).text }.sorted()
  }

  /// Three cards: one that is well known, one that is new, and one that was forgotten nine times.
  private static let library: BrowsedLibrary = {
    var library = BrowsedLibrary()
    library.put("known", "¿Qué es un límite?", tags: ["dos palabras"])
    library.put(
      "new", "P(A ∩ B)", answer: "1/2", category: .probability, deck: "Parcial 2",
      tags: ["Límites"], note: "Regla de la cadena")
    library.put("leech", "f: R→R", alternatives: ["biyección"], distractors: ["inyección"])
    library.review("known", .easy, before: 7)
    library.review("known", .easy, before: 6)
    library.review("leech", .good, before: 40)
    for count in 0..<9 {
      library.review("leech", .wrong, before: 30 - 3 * count)
      library.review("leech", .good, before: 29 - 3 * count)
    }
    library.write(.mark(CardID("known"), isMarked: true))
    library.write(.suspend(CardID("leech"), isSuspended: true))
    library.put("gone", "integral")
    library.write(.cardDelete(CardID("gone")))
    return library
  }()

  @Test(
    "a query finds the cards that it is about",
    arguments: [
      ("", ["known", "leech", "new"]), ("LIMITE", ["known", "new"]), ("cadena", ["new"]),
      ("\"dos palabras\"", ["known"]), ("palabras dos", ["known"]), ("biyeccion", ["leech"]),
      ("inyección", ["leech"]), ("1/2", ["new"]), ("linear", ["known", "leech"]),
      ("algebra", ["known", "leech"]), ("parcial", ["new"]), ("f: R→R", ["leech"]),
      ("tag:lim", ["new"]), ("tag:palabras", ["known"]), ("tag:\"dos\"", ["known"]),
      ("tag:\"DOS PALABRAS\"", ["known"]), ("tag:alabras", []),
      ("deck:lineal", ["known", "leech"]), ("deck:\"linear algebra\"", ["known", "leech"]),
      ("deck:linear-algebra", ["known", "leech"]), ("deck:\"parcial 2\"", ["new"]),
      ("deck:\"parcial\"", ["new"]), ("deck:\"arcial\"", []),
      // A card in a deck of the learner's own is not kept in its category's.
      ("deck:probabilidad", []), ("probabilidad", ["new"]),
      ("is:new", ["new"]), ("-is:new", ["known", "leech"]), ("is:suspended", ["leech"]),
      ("is:leech", ["leech"]), ("is:marked", ["known"]), ("is:buried", []),
      // The known card was answered 6 days ago and is due 6 days after that.
      ("is:due", ["known"]), ("due=0", ["known"]), ("due<7", ["known", "leech"]),
      ("interval=6", ["known"]), ("interval<6", ["leech"]), ("-interval<6", ["known", "new"]),
      ("ease>2.5", ["known"]), ("ease<=2,5", ["leech"]), ("lapses>8", ["leech"]),
      ("lapses=0", ["known", "new"]), ("is:deleted", ["gone"]), ("es:papelera", ["gone"]),
      ("is:deleted x", []),
      ("is:deleted is:due", []), ("-is:deleted", ["known", "leech", "new"]),
    ])
  func finding(text: String, cards: [String]) throws {
    #expect(try found(text, in: Self.library) == cards)
  }

  @Test("a card that was put off is not due on that day, and is on the next")
  func buried() throws {
    var library = Self.library
    library.write(.bury(CardID("known")))
    #expect(try found("is:buried", in: library) == ["known"])
    #expect(try found("is:due", in: library) == [])
    let matcher = CardMatcher(cardsOf: library.state, names: [:])
    let tomorrow = matcher.indices(
      matching: try CardQuery("is:due"), on: Self.day.adding(days: 1),
      among: matcher.indices(sortedBy: CardSorting()))
    #expect(tomorrow.map { matcher.card(at: $0).text } == ["known"])
  }

  @Test("a name in quotes is the whole name where there is one, and its beginning else")
  func quotedNames() throws {
    var library = BrowsedLibrary()
    library.put("short", "a", deck: "Mazo", tags: ["examen"])
    library.put("long", "b", deck: "Mazo de prueba", tags: ["examen-final"])
    #expect(try found("deck:\"mazo\"", in: library) == ["short"])
    #expect(try found("deck:mazo", in: library) == ["long", "short"])
    #expect(try found("deck:\"mazo de\"", in: library) == ["long"])
    #expect(try found("tag:\"examen\"", in: library) == ["short"])
    // Once no card is in the short one, its name is only the beginning of the other.
    var matcher = CardMatcher(cardsOf: library.state, names: [:])
    let before = library.events.count
    library.write(.cardDelete(CardID("short")))
    matcher.update(for: Array(library.events.dropFirst(before)), in: library.state)
    let cards = matcher.indices(
      matching: try CardQuery("deck:\"mazo\""), on: Self.day,
      among: matcher.indices(sortedBy: CardSorting()))
    #expect(cards.map { matcher.card(at: $0).text } == ["long"])
  }

  @Test("every query finds what one finds by asking each card by itself")
  func property() throws {
    var generator = RandomSource(seed: 11)
    for _ in 0..<40 {
      let library = BrowsedLibrary.random(using: &generator)
      let matcher = CardMatcher(cardsOf: library.state, names: Self.names)
      let all = matcher.indices(sortedBy: CardSorting())
      for _ in 0..<25 {
        let query = NaiveQuery.random(using: &generator)
        let found = matcher.indices(matching: query, on: Self.day, among: all)
        let naive = library.state.cards.filter {
          NaiveQuery.matches(
            $0, query, on: Self.day, names: Self.names, among: Array(library.state.cards))
        }
        #expect(
          Set(found.map { matcher.card(at: $0) }) == Set(naive.map(\.id)), "\(query.terms)")
        let more = NaiveQuery.random(using: &generator)
        let narrower = CardQuery(terms: query.terms + more.terms)
        if narrower.isNarrower(than: query) {
          #expect(
            matcher.indices(matching: narrower, on: Self.day, among: found)
              == matcher.indices(matching: narrower, on: Self.day, among: all))
        }
      }
    }
  }

  @Test("events change only what they are about, as if all had been made ready anew")
  func updating() {
    var generator = RandomSource(seed: 5)
    for _ in 0..<30 {
      var library = BrowsedLibrary.random(using: &generator)
      var matcher = CardMatcher(cardsOf: library.state, names: Self.names)
      let before = library.events.count
      for _ in 0..<6 { library.change(using: &generator) }
      matcher.update(for: Array(library.events.dropFirst(before)), in: library.state)
      let fresh = CardMatcher(cardsOf: library.state, names: Self.names)
      for key in CardSorting.Key.allCases {
        let sorting = CardSorting(key)
        #expect(
          matcher.indices(sortedBy: sorting).map { matcher.card(at: $0) }
            == fresh.indices(sortedBy: sorting).map { fresh.card(at: $0) })
      }
      let text = CardQuery(terms: [.init(.text("sen"))])
      #expect(
        matcher.indices(matching: text, on: Self.day, among: matcher.indices(sortedBy: .init()))
          == fresh.indices(matching: text, on: Self.day, among: fresh.indices(sortedBy: .init())))
    }
  }

  @Test("a text with gaps is found as it is read, a card that asks back stands under its question")
  func forms() throws {
    var library = BrowsedLibrary()
    let text = "La derivada de {{sen x}} es {{cos x::otra razón}}."
    for (id, prompt, answer, form) in [
      ("gap", text, "", CardForm.cloze(gap: 2)), ("back", "abc", "xyz", .backward),
      ("forward", "mno", "xyz", .forward),
    ] {
      library.write(
        .cardPut(
          CardID(id),
          CardContent(
            prompt: prompt, answer: answer, distractors: [], category: .linearAlgebra, form: form)))
    }
    for query in ["\"de sen x es cos x.\"", "derivada cos"] {
      #expect(try found(query, in: library) == ["gap"])
    }
    for query in ["{{", "::"] { #expect(try found(query, in: library).isEmpty) }
    #expect(try found("xyz", in: library) == ["back", "forward"])
    let matcher = CardMatcher(cardsOf: library.state, names: Self.names)
    let sorted = matcher.indices(sortedBy: CardSorting(.prompt))
    #expect(sorted.map { matcher.card(at: $0).text } == ["gap", "forward", "back"])
  }
}

import DailyMathCore
import Testing

@Suite("A query as it is typed")
struct CardQueryTests {
  private typealias Term = CardQuery.Term

  private static let readings: [(String, [CardQuery.Term])] = [
    ("", []), ("   ", []),
    ("límite sen", [Term(.text("límite")), Term(.text("sen"))]),
    ("tag:límites", [Term(.tag("límites", isExact: false))]),
    ("etiqueta:límites", [Term(.tag("límites", isExact: false))]),
    ("TAG:\"dos palabras\"", [Term(.tag("dos palabras", isExact: true))]),
    ("deck:álgebra", [Term(.deck("álgebra", isExact: false))]),
    ("mazo:«Parcial 2»", [Term(.deck("Parcial 2", isExact: true))]),
    ("is:due es:vence", [Term(.state(.due)), Term(.state(.due))]),
    ("is:new es:nueva", [Term(.state(.new)), Term(.state(.new))]),
    ("is:suspended es:suspendida", [Term(.state(.suspended)), Term(.state(.suspended))]),
    ("is:leech es:sanguijuela", [Term(.state(.leech)), Term(.state(.leech))]),
    ("is:marked es:marcada", [Term(.state(.marked)), Term(.state(.marked))]),
    ("is:buried es:aplazada", [Term(.state(.buried)), Term(.state(.buried))]),
    ("is:deleted es:eliminada", [Term(.state(.deleted)), Term(.state(.deleted))]),
    ("is:trash es:papelera", [Term(.state(.deleted)), Term(.state(.deleted))]),
    ("olvidos=3", [Term(.number(.lapses, .equal, tenThousandths: 30_000))]),
    ("ease<1.5", [Term(.number(.ease, .less, tenThousandths: 15_000))]),
    ("facilidad<1,5", [Term(.number(.ease, .less, tenThousandths: 15_000))]),
    ("ease<=2", [Term(.number(.ease, .atMost, tenThousandths: 20_000))]),
    ("ease≥2,255", [Term(.number(.ease, .atLeast, tenThousandths: 22_550))]),
    ("interval>30", [Term(.number(.interval, .greater, tenThousandths: 300_000))]),
    ("intervalo >= 30", [Term(.number(.interval, .atLeast, tenThousandths: 300_000))]),
    ("interval:30", [Term(.number(.interval, .equal, tenThousandths: 300_000))]),
    (
      "lapses>3 lapsos=3",
      [
        Term(.number(.lapses, .greater, tenThousandths: 30_000)),
        Term(.number(.lapses, .equal, tenThousandths: 30_000)),
      ]
    ),
    ("due<7", [Term(.number(.due, .less, tenThousandths: 70_000))]),
    ("vence<-3", [Term(.number(.due, .less, tenThousandths: -30_000))]),
    ("\"regla de la cadena\"", [Term(.text("regla de la cadena"))]),
    ("“regla de”", [Term(.text("regla de"))]),
    ("-tag:límites", [Term(.tag("límites", isExact: false), isNegated: true)]),
    (
      "-is:new -\"x y\" -ease<2",
      [
        Term(.state(.new), isNegated: true), Term(.text("x y"), isNegated: true),
        Term(.number(.ease, .less, tenThousandths: 20_000), isNegated: true),
      ]
    ),
    ("deck:\"a \"\"b\"\"\" x", [Term(.deck("a \"b\"", isExact: true)), Term(.text("x"))]),
    ("«a »» b»", [Term(.text("a » b"))]), ("\"\"\"\"", [Term(.text("\""))]),
    // What is no keyword is text.
    ("f: R→R", [Term(.text("f:")), Term(.text("R→R"))]),
    ("f:R→R", [Term(.text("f:R→R"))]), ("12:30", [Term(.text("12:30"))]),
    ("x - 1", [Term(.text("x")), Term(.text("-")), Term(.text("1"))]),
    ("x<3", [Term(.text("x<3"))]), ("interval", [Term(.text("interval"))]),
    ("dado que:", [Term(.text("dado")), Term(.text("que:"))]),
    ("a\"b", [Term(.text("a\"b"))]),
  ]

  @Test("a text is read as these terms", arguments: readings)
  func reading(text: String, terms: [CardQuery.Term]) throws {
    #expect(try CardQuery(text).terms == terms)
  }

  private static let faults: [(String, CardQueryError)] = [
    ("x lim:0", CardQueryError(.unknownKeyword("lim"), at: 2..<6)),
    ("is:dua", CardQueryError(.unknownState("dua"), at: 3..<6)),
    ("es:", CardQueryError(.emptyTerm(keyword: "es"), at: 0..<3)),
    ("tag:", CardQueryError(.emptyTerm(keyword: "tag"), at: 0..<4)),
    ("-mazo: x", CardQueryError(.emptyTerm(keyword: "mazo"), at: 1..<6)),
    ("tag:\"\"", CardQueryError(.emptyTerm(keyword: "tag"), at: 4..<6)),
    ("a \" \"", CardQueryError(.emptyTerm(keyword: ""), at: 2..<5)),
    ("\"regla de", CardQueryError(.quoteNotClosed, at: 0..<9)),
    ("\"a\"\"", CardQueryError(.quoteNotClosed, at: 0..<4)),
    ("tag:\"regla", CardQueryError(.quoteNotClosed, at: 4..<10)),
    ("ease<", CardQueryError(.numberExpected(keyword: "ease"), at: 5..<5)),
    ("ease<alta", CardQueryError(.numberExpected(keyword: "ease"), at: 5..<9)),
    ("facilidad<1,5,2", CardQueryError(.numberExpected(keyword: "facilidad"), at: 10..<15)),
    ("due<.", CardQueryError(.numberExpected(keyword: "due"), at: 4..<5)),
    ("due<-", CardQueryError(.numberExpected(keyword: "due"), at: 4..<5)),
  ]

  @Test("what cannot be understood is told with its place", arguments: faults)
  func fault(text: String, error: CardQueryError) {
    #expect(throws: error) { try CardQuery(text) }
  }

  @Test(
    "a name in quotation marks is found whole, whatever it is",
    arguments: ["Parcial", "a b", "\"", "a\"\"b\"", "“a” «b»", "-x", "es:", "\\\""])
  func quoted(name: String) throws {
    #expect(
      try CardQuery("deck:\(CardQuery.quoted(name)) x").terms
        == [Term(.deck(name, isExact: true)), Term(.text("x"))])
  }

  @Test("a number of any length is read")
  func longNumber() throws {
    let digits = String(repeating: "9", count: 400)
    #expect(
      try CardQuery("interval>\(digits)").terms
        == [Term(.number(.interval, .greater, tenThousandths: 9_999_999_999_990_000))])
  }

  @Test(
    "typing on narrows what is found, where that is plain",
    arguments: [
      ("lí", "límite", true), ("sen", "sen cos", true), ("tag:a", "tag:ab x", true),
      ("", "is:new", true), ("tag:ab", "tag:a", false), ("-a", "-ab", false),
      ("tag:\"a\"", "tag:\"ab\"", false), ("ease<2", "ease<25", false),
      ("", "is:deleted", false), ("is:deleted", "is:deleted x", true), ("x", "y", false),
    ])
  func narrower(before: String, after: String, isNarrower: Bool) throws {
    #expect(try CardQuery(after).isNarrower(than: CardQuery(before)) == isNarrower)
  }
}

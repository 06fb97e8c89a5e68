import Testing

@testable import DailyMathCore

@Suite("A line of a journal about studying")
struct EventCodingStudyingTests {
  private static let card = CardID("a")
  private static let day = StudyDay(daysSince1970: 20_787)
  private static let basic = CardContent(
    prompt: "p", answer: "q", distractors: [], category: .probability)
  private static let basicText =
    #""prompt":"p","answer":"q","distractors":[],"category":"probability","tags":[],"note":"","#
    + #""difficulty":0"#

  private static func content(
    _ form: CardForm = .basic, deck: String = "", alternatives: [String] = [],
    kind: AnswerKind? = nil
  ) -> CardContent {
    var content = basic
    content.form = form
    content.deck = deck
    content.alternatives = alternatives
    content.answerKind = kind
    return content
  }

  private static func review(isFuzzed: Bool, suspendsLeech: Bool) -> EventPayload {
    .review(
      Review(
        card: card, session: "s", round: .repetition, kind: .flip, answered: "", suggested: .good,
        grade: .hard, milliseconds: 9, before: .new, isFuzzed: isFuzzed,
        suspendsLeech: suspendsLeech))
  }

  private static let reviewText =
    #""kind":"review","card":"a","session":"s","round":"repeat","answerKind":"flip","#
    + #""suggested":4,"grade":3,"ms":9"#

  private static let rows: [(EventPayload, String)] = [
    (.cardPurge(card), #""kind":"card.purge","card":"a""#),
    (.suspend(card, isSuspended: true), #""kind":"suspend","card":"a","suspended":true"#),
    (.suspend(card, isSuspended: false), #""kind":"suspend","card":"a","suspended":false"#),
    (.bury(card), #""kind":"bury","card":"a""#),
    (.mark(card, isMarked: true), #""kind":"mark","card":"a","marked":true"#),
    (.mark(card, isMarked: false), #""kind":"mark","card":"a","marked":false"#),
    (.reschedule(card, due: day), #""kind":"reschedule","card":"a","due":"2026-11-30""#),
    (.deckLimits(.own("x"), DeckLimits()), #""kind":"deck.limits","deck":"x""#),
    (
      .deckLimits(
        .category(.linearAlgebra), DeckLimits(newCardsPerDay: 0, reviewsPerDay: 9_999)),
      #""kind":"deck.limits","category":"linear-algebra","newCardsPerDay":0,"reviewsPerDay":9999"#
    ),
    (.cardPut(card, content()), #""kind":"card.put","card":"a","# + basicText),
    (
      .cardPut(card, content(.forward, deck: "d")),
      #""kind":"card.put","card":"a","# + basicText + #","form":"forward","deck":"d""#
    ),
    (
      .cardPut(card, content(.backward, alternatives: ["½", "0,5"])),
      #""kind":"card.put","card":"a","# + basicText
        + #","form":"backward","alternatives":["½","0,5"]"#
    ),
    (
      .cardPut(card, content(.cloze(gap: 64), kind: .typed)),
      #""kind":"card.put","card":"a","# + basicText + #","gap":64,"answerKind":"typed""#
    ),
    (review(isFuzzed: false, suspendsLeech: false), reviewText),
    (review(isFuzzed: true, suspendsLeech: false), reviewText + #","fuzzed":true"#),
    (
      review(isFuzzed: true, suspendsLeech: true),
      reviewText + #","fuzzed":true,"leech":true"#
    ),
    (
      .settings(SettingsChange(reviewsPerDay: 0, usesFuzz: true, backlog: .fragileFirst)),
      #""kind":"settings","reviewsPerDay":0,"fuzz":true,"backlog":"fragile""#
    ),
    (
      .settings(SettingsChange(usesFuzz: false, backlog: .spread(from: day, days: 60))),
      #""kind":"settings","fuzz":false,"backlog":"2026-11-30+60""#
    ),
    (.settings(SettingsChange(backlog: BacklogHelp.none)), #""kind":"settings","backlog":"none""#),
  ]

  @Test("is exactly what the format says, and comes back as it was", arguments: rows)
  func exactText(payload: EventPayload, members: String) throws {
    #expect(try JournalLine.members(of: payload) == members)
    #expect(try JournalLine.read(JournalLine.sealed(members)).payload == payload)
  }

  @Test("passes over members that a later version may add", arguments: rows)
  func extraMembers(payload: EventPayload, members: String) throws {
    for extra in [#""later":{"a":[1.5,null]},"#, #""x":"y","#] {
      #expect(try JournalLine.read(JournalLine.sealed(extra + members)).payload == payload)
    }
  }

  @Test(
    "passes over a form, a kind of answer and a help that only a later version knows",
    arguments: [#""other""#, "7", "null", "[[]]", #"{"a":true}"#])
  func laterWords(value: String) throws {
    let put =
      #""kind":"card.put","card":"a","# + Self.basicText + #","form":"# + value
      + #","answerKind":"# + value
    #expect(
      try JournalLine.read(JournalLine.sealed(put)).payload == .cardPut(Self.card, Self.basic))
    let settings = #""kind":"settings","fuzz":true,"backlog":"# + value
    #expect(
      try JournalLine.read(JournalLine.sealed(settings)).payload
        == .settings(SettingsChange(usesFuzz: true)))
  }

  @Test("reads the gap and the other members of a card in any order")
  func anyOrder() throws {
    let members =
      #""gap":2,"answerKind":"choice","kind":"card.put","alternatives":[],"deck":"d","card":"a","#
      + Self.basicText
    #expect(
      try JournalLine.read(JournalLine.sealed(members)).payload
        == .cardPut(Self.card, Self.content(.cloze(gap: 2), deck: "d", kind: .choice)))
  }

  @Test(
    "is refused where something is missing, of another type or out of range",
    arguments: [
      #""kind":"card.purge""#, #""kind":"bury""#, #""kind":"bury","card":null"#,
      #""kind":"suspend","card":"a""#, #""kind":"suspend","suspended":true"#,
      #""kind":"suspend","card":"a","suspended":1"#, #""kind":"mark","card":"a""#,
      #""kind":"mark","card":"a","marked":"true""#, #""kind":"reschedule","card":"a""#,
      #""kind":"reschedule","due":"2026-11-30""#,
      #""kind":"reschedule","card":"a","due":"2026-02-29""#,
      #""kind":"reschedule","card":"a","due":"0000-01-01""#,
      #""kind":"reschedule","card":"a","due":20787"#, #""kind":"deck.limits""#,
      #""kind":"deck.limits","newCardsPerDay":1"#, #""kind":"deck.limits","deck":7"#,
      #""kind":"deck.limits","deck":"x","newCardsPerDay":10000"#,
      #""kind":"deck.limits","deck":"x","reviewsPerDay":-1"#,
      #""kind":"deck.limits","deck":"x","reviewsPerDay":null"#,
      #""kind":"settings","reviewsPerDay":10000"#, #""kind":"settings","fuzz":1"#,
      #""kind":"card.put","card":"a","# + basicText + #","gap":0"#,
      #""kind":"card.put","card":"a","# + basicText + #","gap":65"#,
      #""kind":"card.put","card":"a","# + basicText + #","gap":"1""#,
      #""kind":"card.put","card":"a","# + basicText + #","deck":null"#,
      #""kind":"card.put","card":"a","# + basicText + #","alternatives":"x""#,
      reviewText + #","fuzzed":0"#, reviewText + #","leech":null"#,
    ])
  func refused(members: String) {
    #expect(throws: JSONFault.self) { try JournalLine.read(JournalLine.sealed(members)) }
  }

  @Test(
    "is not written where it could not be read again",
    arguments: [
      ("deck", 8_192, .cardPut(card, content(deck: String(repeating: "é", count: 4_097)))),
      ("alternatives", 64, .cardPut(card, content(alternatives: Array(repeating: "", count: 65)))),
      (
        "alternatives", 8_192,
        .cardPut(card, content(alternatives: [String(repeating: "x", count: 8_193)]))
      ),
      ("gap", 64, .cardPut(card, content(.cloze(gap: 65)))),
      ("gap", 64, .cardPut(card, content(.cloze(gap: 0)))),
      ("deck", 8_192, .deckLimits(.own(String(repeating: "x", count: 8_193)), DeckLimits())),
      (
        "category", 8_192,
        .deckLimits(.category(.other(String(repeating: "x", count: 8_193))), DeckLimits())
      ),
      ("card", 8_192, .bury(CardID(String(repeating: "x", count: 8_193)))),
      ("card", 8_192, .mark(CardID(String(repeating: "x", count: 8_193)), isMarked: true)),
      ("card", 8_192, .suspend(CardID(String(repeating: "x", count: 8_193)), isSuspended: true)),
      ("card", 8_192, .reschedule(CardID(String(repeating: "x", count: 8_193)), due: day)),
      ("card", 8_192, .cardPurge(CardID(String(repeating: "x", count: 8_193)))),
    ] as [(String, Int, EventPayload)])
  func limits(field: String, limit: Int, payload: EventPayload) {
    #expect(throws: StoreError.tooLong(field: field, limit: limit)) {
      try EventCoding.line(for: JournalLine.event(payload))
    }
  }

  @Test("of settings out of range says the nearest that can be read again, as the state does")
  func clamped() throws {
    let change = SettingsChange(
      newCardsPerDay: 10_000, reviewsPerDay: -1, backlog: .spread(from: Self.day, days: 61))
    #expect(
      try JournalLine.members(of: .settings(change))
        == #""kind":"settings","newCardsPerDay":9999,"reviewsPerDay":0,"backlog":"2026-11-30+60""#)
    let state = AccountState.of([JournalLine.event(.settings(change))])
    #expect(state.settings.newCardsPerDay == 9_999 && state.settings.reviewsPerDay == 0)
    #expect(state.settings.backlog == .spread(from: Self.day, days: 60))
  }
}

@testable import DailyMathCore

/// An account whose cards are browsed in the tests, written event by event.
struct BrowsedLibrary: Sendable {
  private(set) var state = AccountState()
  private(set) var events: [Event] = []

  mutating func write(_ payload: EventPayload, before days: Int = 0) {
    let number = events.count + 1
    let day = CardMatcherTests.day.adding(days: -days).daysSince1970
    let event = Event(
      position: EventPosition(
        order: Int64(number), identity: EventIdentity(device: DeviceID("a"), number: number)),
      moment: Moment(
        instant: Instant(milliseconds: Int64(day) * 86_400_000 + 43_200_000),
        offset: UTCOffset(seconds: 0), rollover: .standard), payload: payload)
    events.append(event)
    state.apply(event)
  }

  mutating func put(
    _ id: String, _ prompt: String, answer: String = "sí", category: CardCategory = .linearAlgebra,
    deck: String = "", tags: [String] = [], note: String = "", alternatives: [String] = [],
    distractors: [String] = []
  ) {
    write(
      .cardPut(
        CardID(id),
        CardContent(
          prompt: prompt, answer: answer, distractors: distractors, category: category,
          tags: tags, note: note, deck: deck, alternatives: alternatives)))
  }

  mutating func review(_ id: String, _ grade: Grade, before days: Int) {
    write(
      .review(
        Review(
          card: CardID(id), session: "s", round: .scheduled, kind: .choice, answered: "",
          suggested: grade, grade: grade, milliseconds: 1_000,
          before: state.card(CardID(id))?.review ?? .new)), before: days)
  }

  static let words = ["sen", "Cos", "límite", "∫ x dx", "dos palabras", "1/2"]

  /// Some cards with random texts and histories.
  static func random(using generator: inout RandomSource) -> BrowsedLibrary {
    var library = BrowsedLibrary()
    for index in 0..<12 {
      func word() -> String { words.randomElement(using: &generator) ?? "" }
      library.put(
        "c\(index)", "\(word()) \(word())", answer: word(),
        category: [.linearAlgebra, .probability, .other("Topología")]
          .randomElement(using: &generator) ?? .probability,
        deck: Bool.random(using: &generator) ? "" : "Mazo \(word())",
        tags: Bool.random(using: &generator) ? [word(), word()] : [], note: word(),
        alternatives: [word()], distractors: [word()])
    }
    for _ in 0..<40 { library.change(using: &generator) }
    return library
  }

  /// Does something to one of those cards.
  mutating func change(using generator: inout RandomSource) {
    let name = "c\(Int.random(in: 0..<12, using: &generator))"
    let card = CardID(name)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: write(.suspend(card, isSuspended: Bool.random(using: &generator)))
    case 1: write(.mark(card, isMarked: Bool.random(using: &generator)))
    case 2: write(.bury(card), before: Int.random(in: 0...1, using: &generator))
    case 3 where state.content(of: card) != nil: write(.cardDelete(card))
    case 4: put(name, "otra \(Self.words.randomElement(using: &generator) ?? "")")
    case 5:
      let due = CardMatcherTests.day.adding(days: Int.random(in: 0..<9, using: &generator))
      write(.reschedule(card, due: due))
    default:
      review(
        name, [.wrong, .good, .easy].randomElement(using: &generator) ?? .good,
        before: Int.random(in: 0..<20, using: &generator))
    }
  }
}

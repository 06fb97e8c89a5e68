import DailyMathCore
import Testing

@Suite("The decks of an account")
struct DeckOverviewTests {
  private static let today = StudyDay(daysSince1970: 20_787)

  @Test("every card counts in exactly one deck, and decks without cards are not there")
  func homes() {
    var journal = Journal()
    journal.put("a", category: .probability)
    journal.put("b", category: .trigonometry)
    journal.put("c", category: .trigonometry, deck: "Parcial 2")
    journal.put("d", category: .other("Topología"))
    journal.put("e", category: .probability, deck: "Examen")
    journal.put("f", category: .probability)
    let rows = DeckOverview(of: journal.state, on: Self.today).rows
    #expect(
      rows.map(\.deck) == [
        .category(.trigonometry), .category(.probability), .category(.other("Topología")),
        .own("Examen"), .own("Parcial 2"),
      ])
    #expect(rows.map(\.total) == [1, 2, 1, 1, 1])
    #expect(rows.map(\.new) == [1, 2, 1, 1, 1])
  }

  @Test("what waits, what is new and what is suspended are counted apart")
  func counts() throws {
    var journal = Journal()
    // Answered well yesterday, so due today; badly today, so coming back; well today, so later.
    for name in ["due", "returning", "later", "new", "suspended", "buried"] { journal.put(name) }
    journal.review("due", .good, day: -1)
    journal.review("buried", .good, day: -1)
    journal.review("returning", .wrong)
    journal.review("later", .good)
    journal.write(.suspend(CardID("suspended"), isSuspended: true))
    journal.write(.bury(CardID("buried")))
    let row = try #require(DeckOverview(of: journal.state, on: Self.today).rows.first)
    #expect(row.due == 2)
    #expect(row.new == 1)
    #expect(row.suspended == 1)
    #expect(row.total == 6)
    #expect(row.canBePractised)
    // What was put off waits again the day after, with the one that came back.
    let tomorrow = try #require(
      DeckOverview(of: journal.state, on: Self.today.adding(days: 1)).rows.first)
    #expect(tomorrow.due == 4)
  }

  @Test("what was done on the day is counted from the log, by the deck in which the card is now")
  func done() {
    var journal = Journal()
    journal.put("a", deck: "Uno")
    journal.put("b", deck: "Uno")
    journal.put("c", deck: "Dos")
    journal.review("a", .good, day: -1)
    journal.review("a", .good)
    journal.review("b", .wrong)
    journal.review("b", .good, round: .repetition)
    journal.review("c", .good, round: .cram)
    let rows = DeckOverview(of: journal.state, on: Self.today).rows
    #expect(rows.map(\.deck) == [.own("Dos"), .own("Uno")])
    // Neither practice nor a repetition is a review that a limit counts.
    #expect(rows.map(\.introduced) == [0, 1])
    #expect(rows.map(\.reviewed) == [0, 1])
    #expect(
      DeckOverview(of: journal.state, on: Self.today.adding(days: -1)).rows[1].introduced == 1)
  }

  @Test("a deck with nothing but suspended cards cannot be practised")
  func suspended() {
    var journal = Journal()
    journal.put("a", deck: "Uno")
    journal.write(.suspend(CardID("a"), isSuspended: true))
    #expect(!DeckOverview(of: journal.state, on: Self.today).rows[0].canBePractised)
  }

  @Test("all decks together are their sum")
  func sum() {
    var journal = Journal()
    journal.put("a", deck: "Uno")
    journal.put("b")
    journal.review("b", .good, day: -1)
    let sum = DeckOverview(of: journal.state, on: Self.today).sum
    #expect(sum.due == 1 && sum.new == 1 && sum.total == 2 && sum.suspended == 0)
  }
}

extension DeckOverviewTests {
  /// A journal that is written event by event.
  private struct Journal {
    private(set) var state = AccountState()
    private var count = 0

    mutating func put(
      _ name: String, category: CardCategory = .linearAlgebra, deck: String = ""
    ) {
      write(
        .cardPut(
          CardID(name),
          CardContent(prompt: name, answer: "sí", distractors: [], category: category, deck: deck)))
    }

    mutating func review(
      _ name: String, _ grade: Grade, day: Int = 0, round: ReviewRound = .scheduled
    ) {
      let card = CardID(name)
      write(
        .review(
          Review(
            card: card, session: "s", round: round, kind: .choice, answered: "sí",
            suggested: .good, grade: grade, milliseconds: 1_000,
            before: state.card(card)?.review ?? .new)),
        day: day)
    }

    mutating func write(_ payload: EventPayload, day: Int = 0) {
      count += 1
      state.apply(
        Event(
          position: EventPosition(
            order: Int64(count), identity: EventIdentity(device: DeviceID("d"), number: count)),
          moment: Moment(
            instant: Instant(milliseconds: Int64(count)), offset: .zero,
            day: DeckOverviewTests.today.adding(days: day)),
          payload: payload))
    }
  }
}

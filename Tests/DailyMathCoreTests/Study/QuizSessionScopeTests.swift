import DailyMathCore
import Testing

@Suite("What a sitting is over")
struct QuizSessionScopeTests {
  /// Three cards due on the days 1, 1 and 2, of which the last failed on day 0, and four new ones; no new card a day.
  private func prepare(_ script: inout JournalScript) {
    script.add(.settings(SettingsChange(newCardsPerDay: 0)), order: 1)
    for index in 0..<7 {
      var content = JournalScript.content("card\(index)")
      content.deck = index == 0 ? "exam" : ""
      content.tags = index < 2 ? ["Álgebra"] : []
      script.add(.cardPut(CardID("card\(index)"), content), order: Int64(index + 2))
    }
    script.review(CardID("card0"), .good, order: 20)
    script.review(CardID("card1"), .good, order: 21)
    script.review(CardID("card2"), .wrong, order: 22)
    script.review(CardID("card2"), .good, order: 23, round: .repetition)
    script.review(CardID("card2"), .good, order: 24, day: 1)
  }

  private func sitting(_ scope: StudyScope, day: Int = 0) -> Sitting {
    Sitting(day: day, scope: scope, prepare: prepare)
  }

  private func cards(_ scope: StudyScope, day: Int = 0) -> [String] {
    var sitting = sitting(scope, day: day)
    var cards: [String] = []
    while let card = sitting.card {
      cards.append(card)
      sitting.answer(.good)
    }
    return cards
  }

  @Test("a finished day offers more new cards, which are introduced as any others")
  func moreNew() {
    #expect(cards(.moreNew(2)) == ["card3", "card4"])
    #expect(cards(.moreNew(99)) == ["card3", "card4", "card5", "card6"])
    #expect(cards(.moreNew(0)) == [])
    #expect(cards(.moreNew(-1)) == [])
    var sitting = sitting(.moreNew(1))
    #expect(sitting.session.showing?.round == .scheduled)
    sitting.answer(.wrong)
    #expect(sitting.session.showing?.round == .repetition)
    sitting.answer(.good)
    #expect(sitting.card == nil)
    #expect(sitting.state.card(CardID("card3"))?.review.schedule?.due == JournalScript.day(1))
    #expect(sitting.state.tally(on: sitting.today).introduced == 4)
  }

  @Test("what is due on the following days can be practised ahead")
  func ahead() {
    #expect(cards(.ahead(days: 0)) == [])
    #expect(cards(.ahead(days: 1)) == ["card0", "card1"])
    #expect(cards(.ahead(days: 2)) == ["card0", "card1", "card2"])
    #expect(cards(.ahead(days: .max)) == ["card0", "card1", "card2"])
  }

  @Test("a deck, a tag in any writing, and what failed this week can be practised")
  func practice() {
    #expect(cards(.practice(.deck(.own("exam")))) == ["card0"])
    #expect(cards(.practice(.deck(.own("none")))) == [])
    #expect(
      cards(.practice(.deck(.category(.probability)))).sorted()
        == ["card1", "card2", "card3", "card4", "card5", "card6"])
    #expect(cards(.practice(.tag("algebra"))).sorted() == ["card0", "card1"])
    #expect(cards(.practice(.tag("ALGEBRÁ"))).sorted() == ["card0", "card1"])
    #expect(cards(.practice(.failedThisWeek)) == ["card2"])
    #expect(cards(.practice(.failedThisWeek), day: 6) == ["card2"])
    #expect(cards(.practice(.failedThisWeek), day: 7) == [])
    let named = ["card4", "card2", "none"].map { CardID($0) }
    #expect(cards(.practice(.cards(named))) == ["card4", "card2"])
  }

  @Test(
    "practice leaves every schedule, the day's plan and its limits as they are",
    arguments: [
      StudyScope.ahead(days: 2), .practice(.deck(.category(.probability))),
      .practice(.failedThisWeek), .practice(.cards([CardID("card5"), CardID("card1")])),
    ])
  func schedules(scope: StudyScope) {
    var sitting = sitting(scope, day: 1)
    let before = sitting.state
    var generator = SplitMix64(seed: 9)
    var count = 0
    while sitting.card != nil, count < 200 {
      #expect(sitting.session.showing?.round == .cram)
      sitting.answer(Grade.allCases[generator.next(below: 6)])
      count += 1
    }
    #expect(sitting.card == nil)
    #expect(count > 0)
    for card in before.cards { #expect(sitting.state.card(card.id) == card) }
    #expect(sitting.state.tally(on: sitting.today).scheduled == 1)
    #expect(sitting.state.tally(on: sitting.today).answers == count + 1)
    #expect(
      StudyPlan(for: sitting.state, on: sitting.today) == StudyPlan(for: before, on: sitting.today))
  }

  @Test("a card that fails in practice comes back after three others, until it reaches 4")
  func practiceReturns() {
    let named = (0..<6).map { CardID("card\($0)") }
    var sitting = sitting(.practice(.cards(named)))
    #expect(
      sitting.play([.wrong, .good, .good, .good, .hard, .good, .good, .good])
        == ["card0", "card1", "card2", "card3", "card0", "card4", "card5", "card0"])
    #expect(sitting.card == nil)
    sitting.takeBack()
    #expect(sitting.card == "card0")
    #expect(sitting.session.showing?.round == .cram)
    #expect(sitting.session.isShowingWanted(in: sitting.state, on: sitting.today))
  }

  @Test("of a deck whose limit is nothing everything can be practised, and nothing is asked")
  func limitOfNothing() {
    let sitting = Sitting(day: 1) { script in
      prepare(&script)
      script.add(
        .settings(SettingsChange(newCardsPerDay: 0, reviewsPerDay: 0)), order: 50)
    }
    #expect(sitting.card == nil)
    let plan = StudyPlan(for: sitting.state, on: sitting.today)
    #expect(plan.isEmpty)
    #expect(plan.putOff.map(\.text).sorted() == ["card0", "card1"])
    #expect(plan.heldBack == 2)
  }
}

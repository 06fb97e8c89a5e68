import DailyMathApp
import DailyMathCore
import Testing

@Suite("What can be gone on with after the day's work")
struct LearnAheadTests {
  private func offers(_ learner: Learner) -> [LearnAhead.Offer] {
    LearnAhead(for: learner.library, on: Learner.today).offers
  }

  private func learner(newCards: Int) -> Learner {
    var learner = Learner()
    learner.write(.settings(SettingsChange(newCardsPerDay: 0)))
    for index in 0..<newCards { learner.put("new\(index)", difficulty: index) }
    return learner
  }

  @Test(
    "new cards are offered by five and by ten, as many as there are",
    arguments: [
      (0, []), (1, [.few(1)]), (5, [.few(5)]), (6, [.few(5), .more(6)]),
      (10, [.few(5), .more(10)]), (40, [.few(5), .more(10)]),
    ] as [(Int, [LearnAhead.Offer])])
  func newCards(count: Int, expected: [LearnAhead.Offer]) {
    #expect(offers(learner(newCards: count)) == expected)
  }

  @Test("what tomorrow asks is offered, and not what comes later")
  func tomorrow() {
    var learner = Learner(cards: "a", "b", "c")
    learner.review("a", .good)
    learner.review("b", .good)
    // Due six days after the second good answer.
    learner.review("c", .good, day: -1)
    learner.review("c", .good)
    #expect(offers(learner) == [.tomorrow(2)])
  }

  @Test(
    "what was failed on the day or the six before it is offered, and not what was failed earlier")
  func failed() {
    var learner = Learner(cards: "a", "b", "c")
    for (card, day) in [("a", -7), ("b", -6), ("c", -1)] {
      learner.review(card, .wrong, day: day)
      // Graded twice since, so that it is due neither today nor tomorrow.
      learner.review(card, .good, day: 0)
      learner.review(card, .good, day: 0)
    }
    #expect(offers(learner) == [.failed(2)])
  }

  @Test("suspended cards are in none of them, and an empty account is offered nothing")
  func suspended() {
    var learner = Learner(cards: "a", "b")
    learner.review("a", .wrong)
    for card in ["a", "b"] { learner.write(.suspend(CardID(card), isSuspended: true)) }
    #expect(offers(learner).isEmpty)
    #expect(offers(Learner()).isEmpty)
  }

  @Test("each leads to a quiz of its own, which moves schedules only for new cards")
  func scopes() {
    #expect(LearnAhead.Offer.few(5).scope == .moreNew(5))
    #expect(LearnAhead.Offer.more(8).scope == .moreNew(8))
    #expect(LearnAhead.Offer.tomorrow(3).scope == .ahead(days: 1))
    #expect(LearnAhead.Offer.failed(3).scope == .practice(.failedThisWeek))
  }

  @Test("each has a letter, and the letter of one that is not offered does nothing")
  func letters() {
    let ahead = LearnAhead([.few(5), .more(9), .tomorrow(2), .failed(1)])
    #expect("mltf".map { ahead.offer(for: $0)?.count } == [5, 9, 2, 1])
    #expect(LearnAhead([.few(5)]).offer(for: "l") == nil)
  }
}

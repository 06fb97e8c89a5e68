import DailyMathApp
import DailyMathCore
import Testing

@Suite("What the day's screen knows beside the plan")
struct DayFactsTests {
  private func facts(_ learner: Learner, day: Int = 0) -> DayFacts {
    let day = Learner.today.adding(days: day)
    return DayFacts(of: StudyPlan(for: learner.library, on: day), in: learner.library, on: day)
  }

  @Test("the day's work is begun with the first answer that moves a schedule")
  func begun() {
    var learner = Learner(cards: "a", "b", "c")
    #expect(!facts(learner).isBegun)
    learner.review("a", .good, round: .cram)
    #expect(!facts(learner).isBegun)
    #expect(facts(learner).hasAnswers)
    learner.review("a", .good)
    #expect(facts(learner).isBegun)
    #expect(facts(learner).doneCount == 1)
    // The day after, nothing of it is done.
    #expect(!facts(learner, day: 1).isBegun)
    #expect(facts(learner, day: 1).doneCount == 0)
  }

  @Test("a card that comes back is not done, and is once it was good")
  func returning() {
    var learner = Learner(cards: "a", "b")
    learner.review("a", .wrong)
    #expect(facts(learner).doneCount == 0)
    learner.review("a", .wrong, round: .repetition)
    #expect(facts(learner).doneCount == 0)
    learner.review("a", .good, round: .repetition)
    #expect(facts(learner).doneCount == 1)
  }

  @Test("what was taken back is not done")
  func undone() {
    var learner = Learner(cards: "a", "b")
    let answer = learner.review("a", .good)
    learner.write(.undo(of: answer.position.identity, card: CardID("a")))
    #expect(!facts(learner).isBegun)
    #expect(facts(learner).doneCount == 0)
  }

  @Test("the minutes go by the learner's median of each kind, by how the cards will be asked")
  func minutes() {
    var learner = Learner()
    for (index, kind) in [AnswerKind.choice, .typed, .flip].enumerated() {
      for number in 0..<10 {
        var content = Learner.content("\(kind)\(number)", difficulty: index)
        content.answerKind = kind
        learner.write(.cardPut(CardID("\(kind)\(number)"), content))
      }
    }
    learner.write(.settings(SettingsChange(newCardsPerDay: 30)))
    #expect(facts(learner).minutes == nil)
    answer("choice0", .choice, [6_000, 6_000, 6_000, 6_000], &learner)
    #expect(facts(learner).minutes == nil)
    // Five choices say something; what was never typed and turned over goes by them: 30 × 6 s.
    answer("choice0", .choice, [6_000], &learner)
    #expect(facts(learner).minutes == 3)
    // 10 × 6 s + 10 × 30 s + 10 × 6 s are 7 minutes; an answer of an hour counts for a minute at most.
    answer("typed0", .typed, [30_000, 30_000, 30_000, 3_600_000, 1_000], &learner)
    #expect(facts(learner).minutes == 7)
    // 10 × 6 s + 10 × 30 s + 10 × 60 s.
    answer("flip0", .flip, Array(repeating: 200_000, count: 5), &learner)
    #expect(facts(learner).minutes == 16)
  }

  /// Practice answers, which leave every card where it is.
  private func answer(
    _ card: String, _ kind: AnswerKind, _ times: [Int], _ learner: inout Learner
  ) {
    for milliseconds in times {
      learner.write(
        .review(
          Review(
            card: CardID(card), session: "s", round: .cram, kind: kind, answered: "",
            suggested: .good, grade: .good, milliseconds: milliseconds, before: .new)))
    }
  }

  @Test("where nothing waits there are no minutes, and only then something to go on with")
  func done() {
    var learner = Learner(cards: "a", "b")
    for _ in 0..<6 { learner.review("a", .good, round: .cram) }
    #expect(facts(learner).minutes == 0)
    #expect(facts(learner).ahead.offers.isEmpty)
    learner.review("a", .good)
    learner.review("b", .good)
    #expect(facts(learner).minutes == nil)
    #expect(facts(learner).ahead.offers == [.tomorrow(2)])
  }

  @Test("tomorrow brings what is due and new cards within the limit")
  func tomorrow() {
    var learner = Learner(cards: "a", "b", "c", "d", "e")
    learner.write(.settings(SettingsChange(newCardsPerDay: 2)))
    learner.review("a", .good)
    learner.review("b", .good)
    #expect(facts(learner).tomorrowCount == 4)
    learner.write(.settings(SettingsChange(newCardsPerDay: 0)))
    #expect(facts(learner).tomorrowCount == 2)
  }

  @Test(
    "reviews above the limit are held back and told, those that wait for another reason are not")
  func heldBack() {
    var learner = Learner()
    for index in 0..<40 {
      learner.put("card\(index)")
      learner.review("card\(index)", .good, day: -1)
    }
    #expect(facts(learner).notes.isEmpty)
    learner.write(.settings(SettingsChange(reviewsPerDay: 5)))
    #expect(facts(learner).notes.contains(.heldBack(35, limit: 5)))
    learner.write(.bury(CardID("card7")))
    #expect(facts(learner).notes.contains(.heldBack(34, limit: 5)))
    learner.write(.settings(SettingsChange(reviewsPerDay: 0)))
    #expect(facts(learner).notes == [.heldBack(39, limit: 0)])
  }

  @Test("where a deck holds reviews back, the decks are named and not the day")
  func heldBackByDeck() {
    var learner = Learner()
    for index in 0..<10 {
      learner.put("card\(index)")
      learner.review("card\(index)", .good, day: -1)
    }
    let deck = CardDeck.category(.linearAlgebra)
    learner.write(.deckLimits(deck, DeckLimits(reviewsPerDay: 4)))
    #expect(facts(learner).notes == [.heldBackByDecks(6)])
  }

  @Test("what piled up is told, and while it is spread the day of that")
  func backlog() {
    var learner = Learner()
    for index in 0..<143 {
      learner.put("card\(index)")
      learner.review("card\(index)", .good, day: -2)
    }
    #expect(facts(learner).notes == [.piledUp(143)])
    learner.write(.settings(SettingsChange(backlog: .spread(from: Learner.today, days: 7))))
    #expect(facts(learner).notes == [.spreading(day: 1, of: 7)])
    #expect(facts(learner, day: 1).notes == [.spreading(day: 2, of: 7)])
    #expect(facts(learner, day: 6).notes == [.spreading(day: 7, of: 7)])
    #expect(facts(learner, day: 7).notes == [.piledUp(143)])
    learner.write(.settings(SettingsChange(backlog: .fragileFirst)))
    #expect(facts(learner).notes == [.fragileFirst])
    learner.write(.settings(SettingsChange(backlog: BacklogHelp.none)))
    #expect(facts(learner).notes == [.piledUp(143)])
  }

  @Test("suspended cards that were forgotten eight times are told")
  func leeches() {
    var learner = Learner(cards: "a", "b", "c")
    for card in ["a", "b"] {
      // A card is forgotten where it was known before.
      for _ in 0..<8 {
        learner.review(card, .good, day: -1)
        learner.review(card, .wrong, day: -1)
      }
    }
    #expect(!facts(learner).hasLeeches)
    // The third was never forgotten.
    for card in ["b", "c"] { learner.write(.suspend(CardID(card), isSuspended: true)) }
    #expect(facts(learner).notes == [.leeches(1)])
    #expect(!facts(learner).isAllSuspended)
    learner.write(.suspend(CardID("a"), isSuspended: true))
    #expect(facts(learner).notes == [.leeches(2)])
    #expect(facts(learner).isAllSuspended)
    #expect(!facts(Learner()).isAllSuspended)
  }
}

import DailyMathCore
import Testing

@Suite("The limits of a day")
struct StudyPlanLimitTests {
  @Test("five new cards allowed, five done: after a restart and in another terminal none is left")
  func newCards() {
    var sitting = Sitting(day: 0) { script in
      script.add(.settings(SettingsChange(newCardsPerDay: 5)), order: 1)
      for index in 0..<12 { script.put(CardID("card\(index)"), order: Int64(index + 2)) }
    }
    _ = sitting.play([.good, .easy, .good, .good, .good])
    #expect(sitting.card == nil)
    for events in [sitting.script.events, sitting.script.events.reversed()] {
      let state = AccountState(folding: events)
      let plan = StudyPlan(for: state, on: sitting.today)
      #expect(plan.isEmpty)
      #expect(plan.waiting.count == 7)
      #expect(QuizSession(.day, in: state, on: sitting.today, seed: 3).plannedCount == 0)
      #expect(StudyPlan(for: state, on: JournalScript.day(1)).new.count == 5)
    }
    sitting.takeBack()
    #expect(StudyPlan(for: sitting.state, on: sitting.today).new.count == 1)
  }

  @Test(
    "reviews are limited by what was reviewed that day, new cards and extra rounds not counted",
    arguments: [(0, 0), (1, 1), (3, 3), (10, 6), (9_999, 6)])
  func reviews(perDay: Int, asked: Int) {
    var sitting = dueSitting { script in
      script.add(.settings(SettingsChange(newCardsPerDay: 1, reviewsPerDay: perDay)), order: 1)
    }
    #expect(StudyPlan(for: sitting.state, on: sitting.today).heldBack == 6 - asked)
    #expect(StudyPlan(for: sitting.state, on: sitting.today).due.count == asked)
    var count = 0
    while sitting.card != nil {
      sitting.answer(count.isMultiple(of: 2) ? .hard : .good)
      count += 1
    }
    #expect(sitting.state.tally(on: sitting.today).reviewed == asked)
    #expect(sitting.state.tally(on: sitting.today).introduced == 1)
    #expect(StudyPlan(for: sitting.state, on: sitting.today).isEmpty)
    #expect(StudyPlan(for: sitting.state, on: sitting.today).putOff.count == 6 - asked)
  }

  @Test("what is asked of too much is what is most overdue relative to its interval")
  func mostOverdue() {
    let sitting = dueSitting { script in
      script.add(.settings(SettingsChange(newCardsPerDay: 0, reviewsPerDay: 2)), order: 1)
    }
    let plan = StudyPlan(for: sitting.state, on: sitting.today)
    // On day 20: due since day 1 after one day (19), and since day 7 after six (13/6), the rest less.
    #expect(plan.all.allSatisfy { $0.text.hasPrefix("once") })
    #expect(plan.due.count == 2)
    #expect(plan.putOff.count { $0.text.hasPrefix("twice") } == 3)
  }

  @Test("a deck has limits of its own, which hold beside those over all decks")
  func decks() {
    var sitting = dueSitting { script in
      script.add(
        .deckLimits(.own("exam"), DeckLimits(newCardsPerDay: 0, reviewsPerDay: 1)), order: 1)
    }
    // In the deck are "once1", "twice1" and "new1".
    let plan = StudyPlan(for: sitting.state, on: sitting.today)
    #expect(plan.due.count == 5)
    #expect(plan.putOff.map(\.text) == ["twice1"])
    #expect(plan.heldBack == 1)
    #expect(plan.new.map(\.text) == ["new0", "new2"])
    #expect(plan.waiting.map(\.text) == ["new1"])
    #expect(StudyPlan.count(for: sitting.state, on: sitting.today) == 7)
    while sitting.card != nil { sitting.answer(.good) }
    let state = AccountState(folding: sitting.script.events)
    #expect(StudyPlan(for: state, on: sitting.today).isEmpty)
    #expect(StudyPlan.count(for: state, on: JournalScript.day(21)) > 0)
  }

  @Test("a limit that another terminal has reached meanwhile holds in the sitting")
  func otherTerminal() {
    var sitting = dueSitting { script in
      script.add(.settings(SettingsChange(newCardsPerDay: 2, reviewsPerDay: 3)), order: 1)
    }
    #expect(sitting.session.plannedCount == 5)
    sitting.write(.settings(SettingsChange(newCardsPerDay: 1, reviewsPerDay: 1)))
    while sitting.card != nil { sitting.answer(.good) }
    #expect(sitting.state.tally(on: sitting.today).reviewed == 1)
    #expect(sitting.state.tally(on: sitting.today).introduced == 1)
  }

  @Test("buried cards leave their place within the limits to others")
  func afterBurying() {
    let sitting = dueSitting { script in
      script.add(.settings(SettingsChange(newCardsPerDay: 2, reviewsPerDay: 3)), order: 1)
      for (index, card) in ["once0", "once1", "new0"].enumerated() {
        script.add(.bury(CardID(card)), order: Int64(500 + index), day: 20)
      }
    }
    let plan = StudyPlan(for: sitting.state, on: sitting.today)
    #expect(plan.due.count == 3)
    #expect(!plan.due.contains(CardID("once0")))
    #expect(plan.new.map(\.text) == ["new1", "new2"])
    // Two are put off because they are buried, one because of the limit.
    #expect(plan.putOff.count == 3)
    #expect(plan.heldBack == 1)
    let tomorrow = StudyPlan(for: sitting.state, on: JournalScript.day(21))
    #expect(tomorrow.all.contains(CardID("once0")))
    #expect(tomorrow.new.first == CardID("new0"))
  }

  /// On day 20: three cards passed once, on day 0, three passed twice, on days 0 and 1, and three new ones, one of each in
  /// the deck "exam".
  private func dueSitting(_ prepare: (inout JournalScript) -> Void) -> Sitting {
    Sitting(day: 20) { script in
      prepare(&script)
      for (kind, name) in ["once", "twice", "new"].enumerated() {
        for index in 0..<3 {
          let card = CardID("\(name)\(index)")
          var content = JournalScript.content(name)
          content.deck = index == 1 ? "exam" : ""
          script.add(.cardPut(card, content), order: Int64(10 + kind * 10 + index))
          if kind < 2 { script.review(card, .good, order: Int64(100 + kind * 10 + index), day: 0) }
          if kind == 1 { script.review(card, .good, order: Int64(200 + index), day: 1) }
        }
      }
    }
  }
}

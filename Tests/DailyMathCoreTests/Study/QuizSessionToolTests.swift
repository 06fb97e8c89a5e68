import DailyMathCore
import Testing

@Suite("Tools in a sitting")
struct QuizSessionToolTests {
  @Test("a card that is suspended or buried makes way for the next", arguments: [true, false])
  func makesWay(suspends: Bool) {
    var sitting = Sitting(cards: "a", "b", "c")
    sitting.use(suspends ? .suspended : .buried)
    #expect(sitting.card == "b")
    #expect(sitting.session.answerCount == 0)
    #expect(sitting.play([.good, .good]) == ["b", "c"])
    #expect(sitting.card == nil)
    #expect(sitting.session.doneCount == 2)
    #expect(sitting.session.totalCount == 2)
    sitting.day = 1
    let plan = StudyPlan(for: sitting.state, on: sitting.today)
    #expect(Array(plan.new) == (suspends ? [] : [CardID("a")]))
  }

  @Test("each step is named and taken back in one press, answers and tools alike")
  func undo() {
    var sitting = Sitting(cards: "a", "b", "c")
    let before = sitting
    sitting.use(.marked(true))
    sitting.answer(.wrong)
    sitting.use(.suspended)
    sitting.use(.buried)
    let deeds: [QuizStep.Deed] = [.buried, .suspended, .answered(.wrong), .marked(true)]
    var cards = ["c", "b", "a", "a"]
    for deed in deeds {
      #expect(sitting.session.lastStep?.deed == deed)
      #expect(sitting.session.lastStep?.card.text == cards.removeFirst())
      sitting.takeBack()
    }
    #expect(sitting.session.showing == before.session.showing)
    #expect(sitting.session.passedCount == 0)
    #expect(sitting.session.returningCount == 0)
    #expect(sitting.session.lastStep == nil)
    for card in sitting.state.cards { #expect(card == before.state.card(card.id)) }
  }

  @Test("a mark that is taken back leaves what is on show, with its clock")
  func mark() {
    var sitting = Sitting(cards: "a", "b")
    sitting.now = 4_000
    sitting.use(.marked(true))
    #expect(sitting.state.card(CardID("a"))?.isMarked == true)
    let showing = sitting.session.showing
    #expect(showing?.since == 0)
    sitting.takeBack()
    #expect(sitting.session.showing == showing)
    #expect(sitting.state.card(CardID("a"))?.isMarked == false)
  }

  @Test("a card suspended after a wrong answer does not come back, until that is taken back")
  func suspendedReturning() {
    var sitting = Sitting(cards: "a", "b")
    sitting.record(.wrong)
    sitting.use(.suspended)
    #expect(sitting.play([.good]) == ["b"])
    #expect(sitting.card == nil)
    sitting.takeBack()
    sitting.takeBack()
    #expect(sitting.state.card(CardID("a"))?.isSuspended == false)
    // Its scheduled answer stands, so that it is no longer asked as it was on show.
    #expect(sitting.session.showing?.round == .repetition)
    #expect(sitting.play([.good, .good]) == ["a", "b"])
    #expect(sitting.card == nil)
  }

  @Test("the limit is applied after burying: the next card comes in its stead", arguments: [1, 5])
  func limit(perDay: Int) {
    var sitting = Sitting(day: 0) { script in
      script.add(.settings(SettingsChange(newCardsPerDay: perDay)), order: 1)
      for index in 0..<9 { script.put(CardID("card\(index)"), order: Int64(index + 2)) }
    }
    #expect(sitting.session.plannedCount == perDay)
    sitting.use(.buried)
    sitting.use(.suspended)
    #expect(sitting.session.plannedCount == perDay + 2)
    var count = 0
    while sitting.card != nil {
      sitting.answer(.good)
      count += 1
    }
    #expect(count == perDay)
    #expect(sitting.state.tally(on: sitting.today).introduced == perDay)
  }

  @Test("a card that came in another's stead is not counted once that is taken back")
  func standIn() {
    var sitting = Sitting(day: 0) { script in
      script.add(.settings(SettingsChange(newCardsPerDay: 2)), order: 1)
      for index in 0..<9 { script.put(CardID("card\(index)"), order: Int64(index + 2)) }
    }
    let before = sitting.session
    sitting.use(.suspended)
    sitting.use(.buried)
    #expect(sitting.session.plannedCount == 4)
    sitting.answer(.good)
    for count in [4, 3, 2] {
      sitting.takeBack()
      #expect(sitting.session.plannedCount == count)
    }
    #expect(sitting.session.showing == before.showing)
    #expect(sitting.play([.good, .good]) == ["card0", "card1"])
    #expect(sitting.card == nil)
  }

  @Test("all suspended, nothing is asked")
  func allSuspended() {
    let sitting = Sitting(day: 3) { script in
      for (index, card) in ["a", "b"].enumerated() {
        script.put(CardID(card), order: Int64(index + 1))
        script.add(.suspend(CardID(card), isSuspended: true), order: Int64(index + 10))
      }
      script.review(CardID("a"), .good, order: 20)
    }
    #expect(sitting.card == nil)
    let plan = StudyPlan(for: sitting.state, on: sitting.today)
    #expect(plan.isEmpty)
    #expect(plan.suspended.map(\.text).sorted() == ["a", "b"])
    for scope in [
      StudyScope.moreNew(9), .ahead(days: 99), .practice(.deck(.category(.probability))),
    ] {
      let session = QuizSession(scope, in: sitting.state, on: sitting.today, seed: 1)
      #expect(session.plannedCount == 0)
    }
  }

  @Test("a card suspended or buried in another terminal is passed over")
  func elsewhere() {
    var sitting = Sitting(cards: "a", "b", "c")
    sitting.write(.suspend(CardID("a"), isSuspended: true))
    #expect(!sitting.session.isShowingWanted(in: sitting.state, on: sitting.today))
    sitting.write(.bury(CardID("b")))
    sitting.next()
    #expect(sitting.card == "c")
  }
}

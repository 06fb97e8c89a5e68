import Testing

@testable import DailyMathCore

@Suite("A sitting after a restart")
struct QuizSessionAdoptingTests {
  /// Answers two cards, one of them twice, and sits down anew as after a restart on `day`.
  private func restarted(day: Int = 0) throws -> Sitting {
    var sitting = Sitting(cards: "a", "b", "c")
    let id = sitting.session.id
    #expect(sitting.play([.good, .wrong]) == ["a", "b"])
    sitting.day = day
    sitting.session = QuizSession(.day, in: sitting.state, on: sitting.today, seed: 77)
    sitting.next()
    #expect(sitting.session.id != id)
    let record = try #require(
      SittingRecord(last: sitting.script.events, of: sitting.script.device))
    sitting.session.adopt(record, on: sitting.today)
    #expect((sitting.session.id == id) == (day == 0))
    return sitting
  }

  @Test("takes back its own answers and then those from before, to the first", arguments: [0, 1])
  func toTheFirst(day: Int) throws {
    var sitting = try restarted(day: day)
    let first = try #require(sitting.card)
    sitting.answer(.good)
    #expect(sitting.session.answerCount == 1)
    sitting.takeBack()
    #expect(sitting.card == first)
    #expect(sitting.session.lastStep?.deed == .answered(.wrong))
    #expect(sitting.session.lastStep?.question(in: sitting.state) == "b")
    sitting.takeBack()
    #expect(sitting.card == "b")
    #expect(sitting.session.showing?.round == .scheduled)
    #expect(sitting.session.showing?.options.count == 4)
    #expect(sitting.session.lastStep?.card == CardID("a"))
    sitting.takeBack()
    #expect(sitting.card == "a")
    #expect(sitting.session.lastStep == nil)
    for card in sitting.state.cards { #expect(card.review == .new) }
    #expect(sitting.state.tallies.isEmpty)
    // And everything can be answered again.
    var asked: [String] = []
    while let card = sitting.card {
      asked.append(card)
      sitting.answer(.good)
    }
    #expect(asked.first == "a")
    #expect(asked.sorted() == ["a", "b", "c"])
    #expect(sitting.session.rightCount == asked.count)
  }

  @Test("names and takes back an answer whose card is gone, and leaves what is on show")
  func cardGone() throws {
    var sitting = try restarted()
    sitting.write(.cardDelete(CardID("b")))
    sitting.next()
    let before = sitting.session.showing
    #expect(sitting.session.lastStep?.question(in: sitting.state) == nil)
    sitting.takeBack()
    #expect(sitting.session.showing == before)
    #expect(sitting.state.reviews(of: CardID("b")).isEmpty)
    #expect(sitting.session.lastStep?.card == CardID("a"))
  }

  @Test("adopts nothing of what was answered in the sitting itself")
  func ownAnswers() throws {
    var sitting = Sitting(cards: "a", "b")
    sitting.answer(.good)
    let record = try #require(
      SittingRecord(last: sitting.script.events, of: sitting.script.device))
    let before = sitting.session
    sitting.session.adopt(record, on: sitting.today)
    #expect(sitting.session == before)
  }

  @Test("puts what was answered before in front of what was answered since")
  func late() throws {
    var sitting = Sitting(cards: "a", "b", "c")
    sitting.answer(.good)
    let record = try #require(
      SittingRecord(last: sitting.script.events, of: sitting.script.device))
    sitting.session = QuizSession(.day, in: sitting.state, on: sitting.today, seed: 5)
    let id = sitting.session.id
    sitting.next()
    sitting.answer(.easy)
    sitting.session.adopt(record, on: sitting.today)
    #expect(sitting.session.id == id)
    #expect(sitting.session.lastStep?.deed == .answered(.easy))
    sitting.takeBack()
    #expect(sitting.session.lastStep?.deed == .answered(.good))
  }

  @Test("another terminal's answer of the same card stays when ours is taken back")
  func otherTerminal() throws {
    var sitting = Sitting(day: 20) { script in
      script.put(.sine, order: 1)
      script.review(.sine, .good, order: 2, day: 0)
      script.review(.sine, .good, order: 3, day: 1)
    }
    sitting.answer(.wrong)
    var other = JournalScript("two")
    other.review(.sine, .good, order: sitting.state.highestOrder + 1, day: 21)
    let event = try #require(other.events.last)
    sitting.state.apply(event)
    sitting.takeBack()
    let card = try #require(sitting.state.card(.sine))
    let schedule = try #require(card.review.schedule)
    // Without our lapse the other answer is the third one passed: 6 × 2.50 days from its own day.
    #expect(schedule.repetitions == 3)
    #expect(schedule.lapses == 0)
    #expect(schedule.due == JournalScript.day(21 + 15))
    #expect(sitting.state.reviews(of: .sine).map(\.grade) == [.good, .good, .good])
    #expect(sitting.state.tally(on: JournalScript.day(20)) == DayTally())
    #expect(sitting.state.tally(on: JournalScript.day(21)).answers == 1)
  }
}

import DailyMathCore
import Testing

@Suite("The badge of a deck that is known for long")
struct MasteredDeckTests {
  /// So many cards of a deck, known four times in a row: the intervals are 1, 6, 15 and, on day 22, 38 days.
  private func studied(cards: Int, deck: String = "exam") -> StudyLog {
    var log = StudyLog()
    for number in 0..<cards {
      var content = JournalScript.content("\(number)")
      content.deck = deck
      log.add(.cardPut(CardID("card \(number)"), content), on: 0)
    }
    for day in [0, 1, 7, 22] { log.answers(cards, on: day, in: "day \(day)") }
    return log
  }

  @Test("ten cards with three weeks or more earn it when the day is over, nine do not")
  func tenCards() {
    let ten = studied(cards: 10)
    #expect(ten.awards(on: 21).progress(.masteredDeck) == .underway(0, of: 10))
    #expect(ten.awards(on: 22).progress(.masteredDeck) == .underway(10, of: 10))
    #expect(ten.awards(on: 23).earnedDay(.masteredDeck) == 22)
    #expect(studied(cards: 9).awards(on: 23).progress(.masteredDeck) == .underway(9, of: 10))
  }

  @Test("a card that is new or forgotten by the end of the day keeps it away")
  func notAll() {
    var added = studied(cards: 10)
    var content = JournalScript.content("new")
    content.deck = "exam"
    added.add(.cardPut(.sine, content), on: 22)
    #expect(added.awards(on: 30).progress(.masteredDeck) == .underway(10, of: 11))
    var forgotten = studied(cards: 10)
    forgotten.answer(CardID("card 3"), .wrong, on: 22)
    #expect(forgotten.awards(on: 30).progress(.masteredDeck) == .underway(9, of: 10))
  }

  @Test("it stays whatever happens to the deck on later days")
  func stays() {
    var log = studied(cards: 10)
    log.answer(CardID("card 3"), .wrong, on: 23)
    var content = JournalScript.content("new")
    content.deck = "exam"
    log.add(.cardPut(.sine, content), on: 24)
    for number in 5...9 { log.add(.cardDelete(CardID("card \(number)")), on: 25) }
    #expect(log.awards(on: 40).earnedDay(.masteredDeck) == 22)
  }

  @Test("undo of an answer that made a card long known takes it back")
  func undo() {
    var log = studied(cards: 9)
    var content = JournalScript.content("tenth")
    content.deck = "exam"
    log.add(.cardPut(.sine, content), on: 0)
    for day in [0, 1, 7] { log.answer(on: day) }
    let last = log.answer(on: 22)
    #expect(log.awards(on: 23).earnedDay(.masteredDeck) == 22)
    log.undo(last, on: 23)
    #expect(log.awards(on: 24).progress(.masteredDeck) == .underway(9, of: 10))
    log.answer(on: 24)
    #expect(log.awards(on: 25).earnedDay(.masteredDeck) == 24)
  }

  @Test("the bar shows the deck that is nearest to it")
  func nearest() {
    var log = studied(cards: 6, deck: "small")
    // Six of twelve are less than six of the ten that are wanted.
    for number in 20..<32 {
      var content = JournalScript.content("\(number)")
      content.deck = "large"
      log.add(.cardPut(CardID("card \(number)"), content), on: 0)
    }
    for day in [0, 1, 7, 22] {
      for number in 20..<26 { log.answer(CardID("card \(number)"), on: day) }
    }
    #expect(log.awards(on: 23).progress(.masteredDeck) == .underway(6, of: 10))
  }

  @Test("a card moved away leaves the others, who may then all be long known")
  func moved() {
    var log = studied(cards: 10)
    var content = JournalScript.content("slow")
    content.deck = "exam"
    log.add(.cardPut(.sine, content), on: 0)
    #expect(log.awards(on: 30).progress(.masteredDeck) == .underway(10, of: 11))
    content.deck = "elsewhere"
    log.add(.cardPut(.sine, content), on: 26)
    #expect(log.awards(on: 30).earnedDay(.masteredDeck) == 26)
  }

  @Test("the end of the day brings it to light, before anything is done on the next")
  func dayOver() {
    var log = studied(cards: 10)
    func brought(on day: Int) -> [Badge.Kind] {
      Awards.badgesOfDayOver(
        in: AccountState(folding: log.events), on: JournalScript.day(day)
      ).map(\.kind)
    }
    #expect(brought(on: 22).isEmpty)
    #expect(brought(on: 23) == [.masteredDeck])
    #expect(brought(on: 26) == [.masteredDeck])
    log.practise(on: [26])
    #expect(brought(on: 26).isEmpty)
    #expect(brought(on: 27).isEmpty)
    #expect(
      Awards.badgesOfDayOver(in: AccountState(), on: JournalScript.start).isEmpty)
  }
}

import DailyMathCore
import Testing

@Suite("When a card comes")
struct FlashcardTests {
  @Test("a new card is never due, whatever the day")
  func new() {
    #expect(!card(.new).isDue(on: JournalScript.day(0)))
  }

  @Test(
    "a card is due from its day on",
    arguments: [(5, false), (6, true), (7, true), (400, true)])
  func due(day: Int, isDue: Bool) {
    let card = card(reviewed: 0, due: 6)
    #expect(card.isDue(on: JournalScript.day(day)) == isDue)
  }

  @Test("a card whose last review lies ahead is due, since a clock was wrong")
  func clockSetBack() {
    let card = card(reviewed: 365, due: 371)
    #expect(card.isDue(on: JournalScript.day(0)))
    #expect(!card.isDue(on: JournalScript.day(365)))
  }

  @Test("a card comes back on the day of its low grade only")
  func comesBack() {
    var card = card(reviewed: 0, due: 1)
    #expect(!card.comesBack(on: JournalScript.day(0)))
    card.repeatDay = JournalScript.day(0)
    #expect(card.comesBack(on: JournalScript.day(0)))
    #expect(!card.comesBack(on: JournalScript.day(1)))
  }

  private func card(reviewed: Int, due: Int) -> Flashcard {
    card(
      .scheduled(
        Schedule(
          ease: .initial, interval: Interval(days: due - reviewed), repetitions: 2, lapses: 0,
          lastReviewed: JournalScript.day(reviewed), due: JournalScript.day(due))))
  }

  private func card(_ review: ReviewState) -> Flashcard {
    Flashcard(
      id: .sine, content: JournalScript.content("1 + 1"),
      created: EventPosition(order: 1, identity: EventIdentity(device: DeviceID("d"), number: 1)),
      review: review)
  }
}

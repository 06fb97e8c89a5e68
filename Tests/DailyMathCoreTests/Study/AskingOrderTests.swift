import Testing

@testable import DailyMathCore

@Suite("The order in which reviews are asked")
struct AskingOrderTests {
  private func place(
    _ card: String, due: Int, after days: Int, ease: Int = 250
  ) -> StudyPlace {
    let due = JournalScript.day(due)
    return StudyPlace(
      CardID(card), rank: due.daysSince1970, order: 1,
      schedule: Schedule(
        ease: EaseFactor(hundredths: ease), interval: Interval(days: days), repetitions: 3,
        lapses: 0, lastReviewed: due.adding(days: -days), due: due))
  }

  private func order(_ day: Int, isFragileFirst: Bool = false) -> AskingOrder {
    AskingOrder(day: JournalScript.day(day), isFragileFirst: isFragileFirst)
  }

  @Test("what is most overdue relative to its interval comes first")
  func relative() {
    let places = [
      place("a", due: -90, after: 100), place("b", due: 8, after: 1), place("c", due: 4, after: 6),
      place("d", due: 10, after: 1),
    ]
    // On day 10: 100/100, 2/1, 6/6 and 0; the two equal ones stand between.
    let sorted = order(10).sorted(places).map { places[$0].card.text }
    #expect(sorted.first == "b")
    #expect(sorted.last == "d")
  }

  @Test("with the most fragile first, ease times interval decides")
  func fragile() {
    let places = [
      place("a", due: -90, after: 10), place("b", due: 8, after: 20, ease: 130),
      place("c", due: 4, after: 9), place("d", due: 10, after: 200, ease: 130),
    ]
    // 2,500, 2,600, 2,250 and 26,000.
    let sorted = order(10, isFragileFirst: true).sorted(places).map { places[$0].card.text }
    #expect(sorted == ["c", "a", "b", "d"])
  }

  @Test("ties are shuffled anew each day, and alike everywhere")
  func ties() {
    let places = (0..<50).map { place("card\($0)", due: 0, after: 6) }
    let orders = (5..<9).map { order($0).sorted(places) }
    for order in orders {
      #expect(order != Array(0..<50))
      #expect(order.sorted() == Array(0..<50))
    }
    #expect(Set(orders).count == 4)
    let backwards = order(5).sorted(places.reversed()).map { 49 - $0 }
    #expect(backwards == orders[0])
  }

  @Test("the first few are those with which the whole order begins", arguments: 1...30)
  func first(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let places = (0..<generator.next(below: 300)).map { index in
      place(
        "card\(index)", due: generator.next(below: 20), after: 1 + generator.next(below: 4))
    }
    let order = order(30, isFragileFirst: seed.isMultiple(of: 2))
    let sorted = order.sorted(places)
    for count in [0, 1, 2, 3, places.count / 2, places.count - 1, places.count]
    where count >= 0 && count <= places.count {
      #expect(order.first(count, of: places) == sorted.prefix(count).sorted())
    }
  }

  @Test("an overdue of millennia and an interval of a century do not overflow")
  func extremes() {
    let places = [
      place("a", due: -700_000, after: 1), place("b", due: 0, after: 36_500),
      place("c", due: 2_000_000, after: 36_500, ease: 1_000_000),
    ]
    let far = AskingOrder(
      day: StudyDay(daysSince1970: StudyDay.range.upperBound), isFragileFirst: false)
    #expect(far.sorted(places) == [0, 1, 2])
    #expect(order(0, isFragileFirst: true).sorted(places) == [0, 1, 2])
  }

  @Test(
    "new cards stand evenly among the reviews",
    arguments: [
      (0, 0, ""), (3, 0, "rrr"), (0, 3, "nnn"), (1, 1, "rn"), (4, 2, "rnrrnr"), (2, 1, "rnr"),
      (3, 1, "rrnr"), (2, 4, "nrnnrn"), (8, 2, "rrnrrrrnrr"),
    ])
  func interleaved(reviews: Int, new: Int, expected: String) {
    let cards = StudyPlan.interleaved(
      Array(repeating: CardID("r"), count: reviews), Array(repeating: CardID("n"), count: new))
    #expect(cards.map(\.text).joined() == expected)
  }
}

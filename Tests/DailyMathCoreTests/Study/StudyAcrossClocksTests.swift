import DailyMathCore
import Testing

@Suite("Studying across clocks")
struct StudyAcrossClocksTests {
  /// A learner who answers at instants, each with the offset that holds where they are.
  private struct Traveller {
    private(set) var state = AccountState()
    private var number = 0

    init(cards: [CardID]) {
      for card in cards {
        add(.cardPut(card, JournalScript.content(card.text)), at: moment("2026-06-01", 12, -5))
      }
    }

    mutating func add(_ payload: EventPayload, at moment: Moment) {
      number += 1
      let identity = EventIdentity(device: DeviceID("one"), number: number)
      let order = max(moment.instant.milliseconds, state.highestOrder + 1)
      state.apply(
        Event(
          position: EventPosition(order: order, identity: identity), moment: moment,
          payload: payload))
    }

    mutating func answer(_ card: CardID, _ grade: Grade = .good, at moment: Moment) {
      add(
        .review(
          Review(
            card: card, session: "s", round: .scheduled, kind: .choice, answered: "2",
            suggested: .good, grade: grade, milliseconds: 1_000,
            before: state.card(card)?.review ?? .new)),
        at: moment)
    }

    func due(at moment: Moment) -> Int {
      StudyPlan(for: state, on: moment.day).due.count
    }
  }

  /// The moment at which clocks show the time of a date, so many hours ahead of UTC.
  private static func moment(
    _ date: String, _ hour: Int, _ offset: Int, minute: Int = 0
  ) -> Moment {
    let day = StudyDay(date)?.daysSince1970 ?? 0
    let minutes = Int64((day * 24 + hour - offset) * 60 + minute)
    return Moment(
      instant: Instant(milliseconds: minutes * 60_000),
      offset: UTCOffset(seconds: offset * 3_600), rollover: .standard)
  }

  private func moment(_ date: String, _ hour: Int, _ offset: Int, minute: Int = 0) -> Moment {
    Self.moment(date, hour, offset, minute: minute)
  }

  @Test("a review at 03:59 counts for yesterday, one at 04:00 for today")
  func rollover() {
    var traveller = Traveller(cards: [.sine, .limit])
    traveller.answer(.sine, at: moment("2026-06-02", 3, -5, minute: 59))
    traveller.answer(.limit, at: moment("2026-06-02", 4, -5))
    for date in ["2026-06-01", "2026-06-02"] {
      let day = StudyDay(date) ?? JournalScript.start
      #expect(traveller.state.tally(on: day).introduced == 1)
    }
    // Both have an interval of one day.
    #expect(traveller.due(at: moment("2026-06-02", 4, -5)) == 1)
    #expect(traveller.due(at: moment("2026-06-03", 3, -5, minute: 59)) == 1)
    #expect(traveller.due(at: moment("2026-06-03", 4, -5)) == 2)
  }

  @Test("from Bogotá to Madrid: what was answered late in the evening is due on the next day there")
  func travel() {
    var traveller = Traveller(cards: [.sine, .limit])
    traveller.answer(.sine, at: moment("2026-06-02", 23, -5, minute: 30))
    // In Madrid it is 06:30 on the 3rd by then. She lands at 15:00 on the 3rd, and it is due there on that day.
    #expect(traveller.due(at: moment("2026-06-03", 15, 2)) == 1)
    traveller.answer(.sine, at: moment("2026-06-03", 15, 2))
    #expect(traveller.due(at: moment("2026-06-03", 23, 2)) == 0)
    #expect(traveller.state.card(.sine)?.review.schedule?.due == StudyDay("2026-06-09"))
    // Back again she sees the same calendar day twice, which neither hides nor doubles anything.
    traveller.answer(.limit, at: moment("2026-06-09", 8, 2))
    #expect(traveller.due(at: moment("2026-06-09", 18, -5)) == 1)
    traveller.answer(.sine, at: moment("2026-06-09", 18, -5))
    #expect(traveller.due(at: moment("2026-06-09", 20, -5)) == 0)
    #expect(traveller.due(at: moment("2026-06-10", 8, -5)) == 1)
    // Flying west past the rollover she comes back to the day before; what she answered on the day that is to come is
    // asked once more, as after a clock that was set back.
    traveller.answer(.limit, at: moment("2026-06-10", 5, 2))
    #expect(traveller.due(at: moment("2026-06-09", 22, -5)) == 1)
  }

  @Test(
    "the nights when the clocks change have one rollover each, and no review is lost or doubled",
    arguments: [
      // The date of the night, the hour by UTC of the change, and the offsets before and after it in hours.
      ("2026-03-29", 1, 1, 2), ("2026-10-25", 1, 2, 1), ("2026-03-08", 7, -5, -4),
      ("2026-11-01", 6, -4, -5),
    ])
  func daylightSaving(date: String, change: Int, before: Int, after: Int) throws {
    let night = try #require(StudyDay(date))
    let cards = (0..<48).map { CardID("card\($0)") }
    var traveller = Traveller(cards: cards)
    let midnight = Int64(night.daysSince1970) * 24 - Int64(before)
    var days: [StudyDay] = []
    // One card each half hour, from midnight by the clock before the change.
    for (index, card) in cards.enumerated() {
      let milliseconds = (midnight * 60 + Int64(index) * 30) * 60_000
      let changes = (Int64(night.daysSince1970) * 24 + Int64(change)) * 3_600_000
      let offset = milliseconds < changes ? before : after
      let moment = Moment(
        instant: Instant(milliseconds: milliseconds), offset: UTCOffset(seconds: offset * 3_600),
        rollover: .standard)
      days.append(moment.day)
      traveller.answer(card, at: moment)
    }
    // The night has four hours before the rollover, one less or one more where the clocks change.
    let isEarlier = days.count { $0 == night.adding(days: -1) }
    #expect(isEarlier == (4 + before - after) * 2)
    #expect(days == days.sorted { $0.daysSince1970 < $1.daysSince1970 })
    #expect(StudyPlan(for: traveller.state, on: night).due.count == isEarlier)
    #expect(StudyPlan(for: traveller.state, on: night.adding(days: 1)).due.count == 48)
  }

  @Test("a clock that was a year ahead and is set back hides nothing and loses nothing")
  func yearAhead() {
    var sitting = Sitting(day: 365) { script in
      for index in 0..<8 { script.put(CardID("card\(index)"), order: Int64(index + 1)) }
      script.review(CardID("card0"), .good, order: 100, day: 0)
      script.review(CardID("card1"), .good, order: 101, day: 0)
    }
    while sitting.card != nil { sitting.answer(.good) }
    #expect(sitting.state.tally(on: sitting.today).answers == 8)
    // The clock is right again: the next day of the learner's life is day 1.
    sitting.day = 1
    sitting.session = QuizSession(.day, in: sitting.state, on: sitting.today, seed: 4)
    #expect(sitting.session.plannedCount == 8)
    sitting.now = -5_000_000
    sitting.next()
    while sitting.card != nil { sitting.answer(.good) }
    for card in sitting.state.cards {
      let schedule = card.review.schedule
      #expect(schedule?.lastReviewed == sitting.today)
      // Nothing waits for the wrong year: twice or three times passed, at most 15 days.
      let due = schedule?.due ?? JournalScript.start
      #expect((2...16).contains(JournalScript.start.days(until: due)))
      #expect(sitting.state.reviews(of: card.id).allSatisfy { $0.milliseconds >= 0 })
    }
    #expect(StudyPlan(for: sitting.state, on: sitting.today).isEmpty)
    // And what was answered in the wrong year can still be taken back.
    for _ in 0..<8 { sitting.takeBack() }
    #expect(sitting.session.lastStep == nil)
    #expect(StudyPlan(for: sitting.state, on: sitting.today).due.count == 8)
  }

  @Test("a clock set back while a card is on show gives no negative time")
  func negativeTime() throws {
    var sitting = Sitting(cards: "a")
    sitting.now = -60_000
    let answer = try #require(
      sitting.session.answer(choosing: 0, in: sitting.state, now: sitting.now))
    #expect(answer.milliseconds == 0)
    sitting.day = -400
    sitting.answer(.good)
    #expect(sitting.state.reviews(of: CardID("a")).first?.milliseconds == 0)
    #expect(sitting.state.card(CardID("a"))?.review.schedule?.due == JournalScript.day(-399))
  }
}

import DailyMathCore
import Testing

@Suite("What has piled up")
struct BacklogTests {
  private static let today = StudyDay(daysSince1970: 20_787)

  /// A learner with so many new cards, events written one after another.
  private struct Desk {
    var state = AccountState()
    private var number = 0

    mutating func write(_ payload: EventPayload, day: Int) {
      number += 1
      let moment = Moment(
        instant: Instant(
          milliseconds: Int64(BacklogTests.today.daysSince1970 + day) * 86_400_000 + 61_200_000),
        offset: UTCOffset(seconds: -18_000), rollover: .standard)
      state.apply(
        Event(
          position: EventPosition(
            order: Int64(number),
            identity: EventIdentity(device: DeviceID("desk"), number: number)),
          moment: moment, payload: payload))
    }

    /// Writes cards of these numbers and answers each for the first time on that day, so that it is due the day after.
    mutating func introduce(_ numbers: Range<Int>, day: Int) {
      for card in numbers {
        write(
          .cardPut(
            CardID("\(card)"),
            CardContent(
              prompt: "\(card)", answer: "sí", distractors: ["no"], category: .probability)),
          day: day)
        answer(card, day: day)
      }
    }

    mutating func answer(_ card: Int, day: Int) {
      let id = CardID("\(card)")
      write(
        .review(
          Review(
            card: id, session: "s", round: .scheduled, kind: .choice, answered: "sí",
            suggested: .good, grade: .good, milliseconds: 1_000,
            before: state.card(id)?.review ?? .new)),
        day: day)
    }
  }

  private func backlog(_ desk: Desk, day: Int = 0) -> Backlog {
    Backlog(of: desk.state, on: Self.today.adding(days: day))
  }

  @Test("nothing is due, nothing has piled up")
  func nothing() {
    let backlog = backlog(Desk())
    #expect(backlog.count == 0)
    #expect(backlog.usualReviews == 0)
    #expect(backlog.daysAway == nil)
    #expect(!backlog.isLarge)
  }

  @Test(
    "of somebody who studied yesterday, more than fifty are much",
    arguments: [(50, false), (51, true)])
  func many(count: Int, isLarge: Bool) {
    var desk = Desk()
    desk.introduce(0..<count, day: -2)
    #expect(backlog(desk).count == count)
    #expect(backlog(desk).isLarge == isLarge)
  }

  @Test("who does forty reviews on a usual day has more than eighty before they are much")
  func usual() {
    var desk = Desk()
    desk.introduce(0..<40, day: -9)
    // Three days with 40, 40 and 5 reviews: the median is 40. Introductions are none.
    for card in 0..<40 { desk.answer(card, day: -8) }
    for card in 0..<40 { desk.answer(card, day: -2) }
    for card in 0..<5 { desk.answer(card, day: -1) }
    desk.introduce(100..<180, day: -3)
    #expect(backlog(desk).usualReviews == 40)
    #expect(backlog(desk).count == 80)
    #expect(!backlog(desk).isLarge)
    desk.introduce(180..<181, day: -3)
    #expect(backlog(desk).isLarge)
  }

  @Test("what is above the day's limit is much, unless the limit is none")
  func limit() {
    var desk = Desk()
    desk.introduce(0..<8, day: -2)
    desk.write(.settings(SettingsChange(reviewsPerDay: 7)), day: -1)
    #expect(backlog(desk).isLarge)
    desk.write(.settings(SettingsChange(reviewsPerDay: 8)), day: -1)
    #expect(!backlog(desk).isLarge)
    desk.write(.settings(SettingsChange(reviewsPerDay: 0)), day: -1)
    #expect(!backlog(desk).isLarge)
  }

  @Test("after four days without an answer, more than a usual day is much, and ten cards are not")
  func afterBreak() {
    var desk = Desk()
    desk.introduce(0..<11, day: -4)
    #expect(backlog(desk, day: -1).daysAway == 3)
    #expect(!backlog(desk, day: -1).isLarge)
    #expect(backlog(desk).daysAway == 4)
    #expect(backlog(desk).isLarge)
    var few = Desk()
    few.introduce(0..<10, day: -4)
    #expect(!backlog(few).isLarge)
  }

  @Test("a clock that was set back makes nobody absent")
  func clockSetBack() {
    var desk = Desk()
    desk.introduce(0..<11, day: 300)
    #expect(backlog(desk).daysAway == 0)
    #expect(!backlog(desk).isLarge)
  }

  @Test("what falls due on the day itself has not piled up")
  func ordinary() {
    var desk = Desk()
    desk.introduce(0..<60, day: -1)
    #expect(backlog(desk).count == 0)
    #expect(!backlog(desk).isLarge)
    #expect(backlog(desk, day: 1).count == 60)
    #expect(backlog(desk, day: 1).isLarge)
  }

  @Test("suspended cards are not counted")
  func suspended() {
    var desk = Desk()
    desk.introduce(0..<3, day: -2)
    desk.write(.suspend(CardID("1"), isSuspended: true), day: 0)
    #expect(backlog(desk).count == 2)
  }

  @Test("a share of the days is rounded up", arguments: [(5, 29), (7, 21), (10, 15), (14, 11)])
  func share(days: Int, cards: Int) {
    var desk = Desk()
    desk.introduce(0..<143, day: -1)
    #expect(backlog(desk).share(over: days) == cards)
  }

  @Test(
    "spreading counts its days from one, stands on the first before it and is over after the last",
    arguments: [(-3, 1), (0, 1), (1, 2), (6, 7), (7, nil)] as [(Int, Int?)])
  func progress(day: Int, number: Int?) {
    let help = BacklogHelp.spread(from: Self.today, days: 7)
    let other = Self.today.adding(days: day)
    #expect(help.progress(on: other)?.day == number)
    #expect(help.holds(on: other) == (number != nil))
    #expect(BacklogHelp.none.progress(on: other) == nil)
    #expect(!BacklogHelp.none.holds(on: other))
    #expect(BacklogHelp.fragileFirst.holds(on: other))
  }
}

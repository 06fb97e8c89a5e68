import Testing

@testable import DailyMathCore

@Suite("What a state counts by the day")
struct AccountStateDaysTests {
  private static let days = (-14...(RandomStudy.days + 14)).map(JournalScript.day)

  @Test("it is what the events say, told day by day", arguments: 1...8)
  func counts(seed: UInt64) {
    let events = RandomStudy.events(seed: seed)
    let state = AccountState(folding: events)
    let log = PlainReading(events)
    for day in Self.days {
      #expect(state.tally(on: day) == Self.tally(of: log, on: day))
      let waiting = state.waiting.entries.reduce(0) { $1.day <= day ? $0 + $1.value : $0 }
      #expect(waiting == log.waiting(after: day), "\(day)")
      let decks = state.growth.compactMapValues { growth -> [Int]? in
        let past = growth.entries.filter { $0.day <= day }
        let counts = [
          past.reduce(0) { $0 + $1.value.cards }, past.reduce(0) { $0 + $1.value.mature },
        ]
        return counts == [0, 0] ? nil : counts
      }
      #expect(decks == log.decks(after: day), "\(day)")
    }
    for hour in 0..<24 {
      let answers = log.answers.filter { $0.review.round != .cram && $0.moment.hour == hour }
      #expect(state.hours[hour] == Self.count(answers))
    }
  }

  private static func tally(of log: PlainReading, on day: StudyDay) -> DayTally {
    let answers = log.answers(on: day)
    let scheduled = answers.filter { $0.review.round == .scheduled }
    var tally = DayTally()
    tally.answers = answers.count
    tally.cards = Set(answers.map(\.review.card)).count
    tally.introduced = RandomStudy.cards.count { card in
      log.answers.first { $0.review.card == card && $0.review.round == .scheduled }?.day == day
    }
    tally.scheduled = scheduled.count
    tally.milliseconds = answers.reduce(0) { $0 + $1.review.milliseconds }
    tally.young = count(scheduled.filter { $0.review.before.schedule?.interval.days == 20 })
    tally.mature = count(
      scheduled.filter { ($0.review.before.schedule?.interval.days ?? 0) > 20 })
    let graded = answers.filter { $0.review.round != .cram }
    for (name, answers) in Dictionary(grouping: graded, by: \.review.session) {
      tally.sittings[SittingCounts.number(of: name)] = count(answers)
    }
    tally.firstOrder = answers.map(\.order).min() ?? .max
    let drills = log.drills(on: day)
    tally.drills = drills.count
    tally.firstDrillOrder = drills.map(\.order).min() ?? .max
    return tally
  }

  private static func count(_ answers: [PlainReading.Answer]) -> AnswerCount {
    AnswerCount(
      answers: answers.count, passed: answers.count { $0.review.grade.rawValue >= 3 })
  }

  @Test("any order of arrival gives one state", arguments: 1...12)
  func anyOrder(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let events = RandomStudy.events(seed: seed, count: 120)
    let expected = AccountState(folding: events)
    for _ in 0..<4 {
      #expect(AccountState(folding: generator.shuffled(events)) == expected)
    }
  }

  @Test("taking everything back, in any order, leaves nothing", arguments: 1...8)
  func allTakenBack(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let events = RandomStudy.events(seed: seed, count: 120).filter { event in
      // Drills stand for good.
      if case .agility = event.payload { false } else { true }
    }
    var state = AccountState(folding: events)
    var script = JournalScript("undoing")
    for event in generator.shuffled(events) {
      guard let card = event.payload.cardToUndo else { continue }
      script.undo(event.position.identity, of: card, order: state.highestOrder + 1)
    }
    for event in script.events { state.apply(event) }
    let empty = AccountState()
    #expect(state.tallies == empty.tallies)
    #expect(state.waiting == empty.waiting)
    #expect(state.growth == empty.growth)
    #expect(state.hours == empty.hours)
    #expect(state.answerTimes == empty.answerTimes)
    #expect(state.cardTable == empty.cardTable)
    #expect(state.index == empty.index)
    #expect(state.cardCount == 0)
    #expect(Awards(of: state, on: JournalScript.day(80)) == StudyLog().awards(on: 80))
  }

  @Test("a day's first place in the order is that of the lowest answer, zero among them")
  func firstOrder() {
    var script = JournalScript("a")
    let first = script.review(.sine, .good, order: 0)
    script.review(.limit, .good, order: 1)
    script.review(.sine, .good, order: 2)
    for events in [script.events, script.events.reversed()] {
      #expect(AccountState(folding: events).tally(on: JournalScript.start).firstOrder == 0)
    }
    script.undo(first, of: .sine, order: 3)
    #expect(AccountState(folding: script.events).tally(on: JournalScript.start).firstOrder == 1)
  }

  @Test("a step of an earlier day takes the place of those of later days, however they arrive")
  func setBack() {
    var log = StudyLog()
    log.add(.cardPut(.sine, JournalScript.content("sine")), on: 5)
    log.answer(on: 5)
    log.add(.suspend(.sine, isSuspended: true), on: 6)
    log.add(.suspend(.sine, isSuspended: false), on: 9)
    // The clock is set back to day 7: the second good answer makes the card due on day 13, and day 9 is as if it had not been.
    log.answer(on: 7)
    for events in [log.events, log.events.reversed()] {
      let entries = AccountState(folding: events).waiting.entries
      #expect(entries.map(\.day) == [JournalScript.day(13)])
      #expect(entries.map(\.value) == [1])
    }
    log.add(.cardDelete(.sine), on: 3)
    for events in [log.events, log.events.reversed()] {
      let state = AccountState(folding: events)
      #expect(state.waiting.isEmpty)
      #expect(state.growth.isEmpty)
    }
  }
}

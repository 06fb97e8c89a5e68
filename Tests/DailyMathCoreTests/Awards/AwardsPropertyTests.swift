import DailyMathCore
import Testing

@Suite("Awards of any log")
struct AwardsPropertyTests {
  private static let days = -12...(RandomStudy.days + 14)

  @Test("the logs have everything that is compared: badges, freezes, lost streaks, wrong clocks")
  func variety() {
    var earned: Set<Badge.Kind> = []
    var frozen = 0
    var lost = 0
    var outOfOrder = 0
    var onlyDrills = 0
    for seed: UInt64 in 1...8 {
      let state = AccountState(folding: RandomStudy.events(seed: seed))
      let awards = Awards(of: state, on: JournalScript.day(84))
      earned.formUnion(awards.badges.filter { $0.earnedDay != nil }.map(\.kind))
      frozen += awards.streak.frozenDays.count
      lost += awards.streak.best > awards.streak.days ? 1 : 0
      let tallies = Self.days.map { state.tally(on: JournalScript.day($0)) }
      let sessions = tallies.count { $0.answers > 0 } + tallies.count { $0.drills > 0 }
      outOfOrder += sessions - awards.points / 3
      onlyDrills += tallies.count { $0.answers == 0 && $0.drills > 0 }
    }
    #expect(onlyDrills > 0)
    #expect(
      earned == [
        .firstCard, .hundredReviews, .weekStreak, .monthStreak, .perfectSession, .masteredDeck,
      ]
    )
    #expect(frozen > 0)
    #expect(lost > 0)
    #expect(outOfOrder > 0)
  }

  @Test("the sweep finds what the rules say, told day by day", arguments: 1...8)
  func rules(seed: UInt64) {
    let events = RandomStudy.events(seed: seed)
    let state = AccountState(folding: events)
    let log = PlainReading(events)
    for number in [8, 41, 55, 84] {
      let day = JournalScript.day(number)
      let plain = PlainAwards(of: log, from: JournalScript.day(Self.days.lowerBound), on: day)
      let awards = Awards(of: state, on: day)
      let streak = awards.streak
      #expect(
        [
          streak.days, streak.best, streak.daysOfLastSeven, streak.freezes,
          streak.daysTowardsFreeze,
        ]
          == plain.figures)
      #expect(streak.frozenDays == plain.frozenDays)
      #expect(streak.isMetToday == plain.isMetToday)
      #expect(awards.points == plain.points)
      #expect(awards.since == plain.since)
      for badge in awards.badges { #expect(badge.earnedDay == plain.earned[badge.kind]) }
      if plain.scheduled < 1_000 {
        #expect(awards.progress(.thousandReviews) == .underway(plain.scheduled, of: 1_000))
      }
    }
  }

  @Test(
    "two devices' journals give the same awards in whatever order they arrive", arguments: 1...8)
  func anyOrder(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let events = RandomStudy.events(seed: seed)
    let expected = Self.days.map {
      Awards(of: AccountState(folding: events), on: JournalScript.day($0))
    }
    let one = events.filter { $0.position.identity.device == DeviceID("a") }
    let other = events.filter { $0.position.identity.device == DeviceID("b") }
    for arrival in [one + other, other + one, events.reversed(), generator.shuffled(events)] {
      let state = AccountState(folding: arrival)
      #expect(Self.days.map { Awards(of: state, on: JournalScript.day($0)) } == expected)
    }
  }

  @Test("what was taken back leaves the awards of a log without it", arguments: 1...8)
  func undone(seed: UInt64) {
    let events = RandomStudy.events(seed: seed)
    var undone: Set<EventIdentity> = []
    for case .undo(let identity, _) in events.map(\.payload) { undone.insert(identity) }
    let rest = events.filter { event in
      if case .undo = event.payload { return false }
      // Drills stand for good.
      if case .agility = event.payload { return true }
      return !undone.contains(event.position.identity)
    }
    let whole = AccountState(folding: events)
    let without = AccountState(folding: rest)
    for number in Self.days {
      let day = JournalScript.day(number)
      #expect(Awards(of: whole, on: day) == Awards(of: without, on: day))
    }
  }

  @Test("more work on a later day takes nothing that was earned", arguments: 1...8)
  func laterWork(seed: UInt64) {
    // Without undo and with clocks that are right, day after day.
    let events = RandomStudy.events(seed: seed).filter { event in
      if case .undo = event.payload { false } else { true }
    }
    var state = AccountState()
    var latest = JournalScript.day(Self.days.lowerBound)
    var earlier = Awards(of: state, on: latest)
    for event in events where latest <= event.moment.day {
      latest = event.moment.day
      state.apply(event)
      let awards = Awards(of: state, on: latest)
      for badge in earlier.badges where badge.earnedDay != nil && badge.kind != .perfectSession {
        #expect(awards.badges.contains(badge))
      }
      #expect(awards.points >= earlier.points)
      #expect(awards.streak.best >= earlier.streak.best)
      earlier = awards
    }
  }
}

import DailyMathCore
import Testing

@Suite("Help after a break")
struct BacklogHelpTests {
  /// Two hundred cards passed once on day 0, and what `prepare` adds.
  private func state(_ prepare: (inout JournalScript) -> Void) -> AccountState {
    var script = JournalScript("one")
    script.add(.settings(SettingsChange(reviewsPerDay: 9_999)), order: 1)
    for index in 0..<200 {
      script.put(CardID("card\(index)"), order: Int64(index + 2))
      script.review(CardID("card\(index)"), .good, order: Int64(index + 300), day: 0)
    }
    prepare(&script)
    return AccountState(folding: script.events)
  }

  private func due(_ state: AccountState, _ day: Int) -> Set<CardID> {
    Set(StudyPlan(for: state, on: JournalScript.day(day)).due)
  }

  /// The two hundred cards spread over five days from day 50 on, and one more that was reviewed on these days.
  private func spread(studied days: some Sequence<Int>) -> AccountState {
    state { script in
      script.add(
        .settings(SettingsChange(backlog: .spread(from: JournalScript.day(50), days: 5))),
        order: 900)
      script.put(CardID("daily"), order: 901)
      script.review(CardID("daily"), .good, order: 902, day: 49)
      for day in days {
        script.review(CardID("daily"), .wrong, order: Int64(1_000 + day), day: day)
      }
    }
  }

  @Test("deals what was due out over the days, more each day until all had their turn")
  func spread() {
    var before: Set<CardID> = []
    for day in 50..<55 {
      let state = spread(studied: 50..<day)
      let due = due(state, day).subtracting([CardID("daily")])
      #expect(due.isSuperset(of: before))
      // A fifth of 200 each day, give or take what chance does.
      #expect((20...60).contains(due.count - before.count))
      before = due
      let plan = StudyPlan(for: state, on: JournalScript.day(day))
      #expect(plan.due.count + plan.putOff.count == 201)
      #expect(plan.heldBack == 0)
      #expect(StudyPlan.count(for: state, on: JournalScript.day(day)) == plan.count)
    }
    #expect(before.count == 200)
    #expect(due(spread(studied: 50..<55), 55).count == 201)
  }

  @Test(
    "deals the share of a day that was missed out anew over the days that are left",
    arguments: [(50, 40), (51, 50), (52, 67), (53, 100)])
  func missedDays(day: Int, share: Int) {
    let away = spread(studied: [])
    let first = due(away, day).subtracting([CardID("daily")])
    // Chance adds or takes about seven.
    #expect((share - 22...share + 22).contains(first.count))
    #expect(due(away, day) == due(spread(studied: []), day))
    // Who studies from then on finds what was left of that day and a share as large.
    let next = due(spread(studied: [day]), day + 1).subtracting([CardID("daily")])
    #expect(next.isSuperset(of: first))
    #expect((2 * share - 30...2 * share + 30).contains(next.count))
  }

  @Test("leaves nothing for later on the last day, whatever was missed")
  func lastDay() {
    #expect(due(spread(studied: []), 54).count == 201)
    #expect(due(spread(studied: [51]), 54).count == 201)
  }

  @Test("offers half as many new cards, and none while the day cannot hold its reviews")
  func newCards() {
    func count(_ settings: SettingsChange, _ day: Int) -> Int {
      let state = state { script in
        for index in 0..<30 { script.put(CardID("new\(index)"), order: Int64(700 + index)) }
        script.add(
          .settings(SettingsChange(backlog: .spread(from: JournalScript.day(50), days: 5))),
          order: 900)
        script.add(.settings(settings), order: 901)
      }
      let plan = StudyPlan(for: state, on: JournalScript.day(day))
      #expect(plan.count == StudyPlan.count(for: state, on: JournalScript.day(day)))
      return plan.new.count
    }
    #expect(count(SettingsChange(newCardsPerDay: 15), 50) == 7)
    #expect(count(SettingsChange(newCardsPerDay: 15), 54) == 7)
    #expect(count(SettingsChange(newCardsPerDay: 15), 55) == 15)
    #expect(count(SettingsChange(newCardsPerDay: 15, backlog: BacklogHelp.none), 50) == 15)
    // About forty reviews are the day's share.
    #expect(count(SettingsChange(newCardsPerDay: 15, reviewsPerDay: 5), 50) == 0)
    #expect(count(SettingsChange(newCardsPerDay: 15, reviewsPerDay: 190), 50) == 7)
  }

  @Test("is ended at any time, and has changed no schedule")
  func reversible() {
    let help = SettingsChange(backlog: .spread(from: JournalScript.day(50), days: 60))
    let without = state { _ in }
    let with = state { $0.add(.settings(help), order: 900) }
    let ended = state { script in
      script.add(.settings(help), order: 900)
      script.add(.settings(SettingsChange(backlog: BacklogHelp.none)), order: 901)
    }
    #expect(due(with, 50).count < 100)
    #expect(due(ended, 50).count == 200)
    for card in without.cards { #expect(with.card(card.id) == card) }
  }

  @Test("leaves alone what falls due later and what was answered since")
  func others() {
    let state = state { script in
      script.put(CardID("later"), order: 700)
      script.review(CardID("later"), .good, order: 701, day: 50)
      for index in 0..<200 {
        script.review(CardID("card\(index)"), .wrong, order: Int64(1_000 + index), day: 50)
      }
      script.add(
        .settings(SettingsChange(backlog: .spread(from: JournalScript.day(50), days: 60))),
        order: 900)
    }
    #expect(due(state, 51).count == 201)
  }

  @Test("hides nothing where the clock was set back to before it was wished for")
  func clockSetBack() {
    let state = state { script in
      script.add(
        .settings(SettingsChange(backlog: .spread(from: JournalScript.day(400), days: 60))),
        order: 900)
    }
    #expect(due(state, 400).count < 100)
    #expect(due(state, 20).count == 200)
  }

  @Test("or asks first what is forgotten soonest, within the limit of the day")
  func fragileFirst() {
    let state = state { script in
      for index in 0..<10 {
        // Hard twice: an ease of 2.22 after six days, against 2.50 after one.
        script.review(CardID("card\(index)"), .hard, order: Int64(1_000 + index), day: 1)
      }
      script.add(
        .settings(SettingsChange(reviewsPerDay: 190, backlog: .fragileFirst)), order: 2_000)
    }
    let plan = StudyPlan(for: state, on: JournalScript.day(90))
    #expect(Set(plan.putOff.map(\.text)) == Set((0..<10).map { "card\($0)" }))
    #expect(plan.heldBack == 10)
  }
}

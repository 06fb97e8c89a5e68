import Testing

@testable import DailyMathCore

@Suite("Drills in the fold")
struct AccountStateDrillTests {
  private static func part(
    _ run: String, isRepeat: Bool = false, isFinished: Bool? = true, answers: [DrillAnswer] = []
  ) -> EventPayload {
    .agility(
      DrillPart(
        run: run, settings: DrillSettings(mode: .classic), seed: 7, isRepeat: isRepeat,
        answers: answers,
        outcome: isFinished.map {
          DrillOutcome(isFinished: $0, score: 9, answers: 10, right: 8, milliseconds: 60_000)
        }))
  }

  private static func answer(
    _ text: String, milliseconds: Int, mistakes: [String] = []
  ) throws -> DrillAnswer {
    DrillAnswer(
      problem: try #require(Problem(journalText: text)), mistakes: mistakes,
      firstKeyMilliseconds: 100, milliseconds: milliseconds,
      grade: mistakes.isEmpty ? .good : .hard)
  }

  @Test("the drills of the past stand in the order of the events, however they arrive")
  func order() {
    var script = JournalScript("a")
    script.add(Self.part("second", isFinished: false), order: 20, day: 1)
    script.add(Self.part("unfinished piece", isFinished: nil), order: 25, day: 1)
    script.add(Self.part("third", isRepeat: true), order: 30, day: 2)
    script.add(Self.part("first"), order: 10)
    for events in [script.events, script.events.reversed()] {
      let runs = AccountState(folding: events).agility.runs
      #expect(runs.map(\.id) == ["first", "second", "third"])
      #expect(runs.map(\.outcome.isFinished) == [true, false, true])
      #expect(runs.map(\.isRepeat) == [false, false, true])
      #expect(runs.map(\.moment.day) == (0..<3).map(JournalScript.day))
    }
  }

  @Test("pieces of a drill that was broken off are remembered of the facts, those of a repeat not")
  func facts() throws {
    let answers = [
      try Self.answer("7*8", milliseconds: 900), try Self.answer("8*7", milliseconds: 1_100),
      try Self.answer("6*7", milliseconds: 5_000, mistakes: ["48"]),
    ]
    var script = JournalScript("a")
    script.add(Self.part("known", isRepeat: true, answers: answers), order: 1)
    #expect(AccountState(folding: script.events).agility.facts.isEmpty)
    #expect(AccountState(folding: script.events).agility.medianMilliseconds(digits: 2) == nil)
    script.add(Self.part("left", isFinished: nil, answers: answers), order: 2)
    let agility = AccountState(folding: script.events).agility
    let fact = answers[0].problem.fact
    #expect(answers[1].problem.fact == fact)
    #expect(agility.facts[fact]?.answers == 2)
    #expect(agility.facts[fact]?.latestMilliseconds == [900, 1_100])
    #expect(agility.facts[answers[2].problem.fact]?.right == 0)
    #expect(agility.medianMilliseconds(digits: 2) == 900)
    #expect(agility.medianMilliseconds(digits: 1) == nil)
  }

  @Test("an undo that names a piece of a drill takes nothing back, whichever comes first")
  func undo() throws {
    var script = JournalScript("a")
    let identity = script.add(
      Self.part("stands", answers: [try Self.answer("7*8", milliseconds: 900)]), order: 1)
    script.undo(identity, of: .sine, order: 2)
    let state = AccountState(folding: script.events)
    #expect(state == AccountState(folding: script.events.reversed()))
    #expect(state.agility.runs.count == 1 && state.agility.facts.count == 1)
    #expect(state.tally(on: JournalScript.start).drills == 1)
    #expect(state.payloads(toUndo: [script.events[0]]).isEmpty)
  }

  @Test("the answers of a drill are none of a day's answers, and a day with one has work")
  func tally() throws {
    var script = JournalScript("a")
    script.add(Self.part("one", answers: [try Self.answer("7*8", milliseconds: 900)]), order: 5)
    script.add(Self.part("two"), order: 3)
    script.add(Self.part("not finished", isFinished: false), order: 1)
    let tally = AccountState(folding: script.events).tally(on: JournalScript.start)
    #expect(tally.answers == 0 && tally.milliseconds == 0 && tally.cards == 0)
    #expect(tally.drills == 2 && tally.hasWork)
    #expect(tally.firstDrillOrder == 3 && tally.beginning == 3)
  }

  @Test("the choices that were made last hold, whichever arrive last")
  func preferences() {
    var chosen = AgilityPreferences()
    chosen.mode = .levels
    chosen.level = 4
    chosen.keypad = .telephone
    var script = JournalScript("a")
    script.add(.settings(SettingsChange(agility: chosen)), order: 9)
    script.add(.settings(SettingsChange(agility: AgilityPreferences())), order: 5)
    script.add(.settings(SettingsChange(newCardsPerDay: 3)), order: 11)
    for events in [script.events, script.events.reversed()] {
      #expect(AccountState(folding: events).settings.agility == chosen)
    }
  }
}

import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The choice of a drill")
struct AgilityScreenTests {
  private func state(_ learner: Learner = .midTerm()) -> AgilityScreen.State {
    AgilityScreen.State(context: context(learner))
  }

  private func context(_ learner: Learner = .midTerm()) -> ReduceContext {
    ReduceContext(
      stamp: .at(10_000), library: learner.library, language: .spanish,
      size: Size(columns: 80, rows: 24), seed: 1)
  }

  @Test("the kind chosen last stands before the learner, and Enter begins it")
  func begins() {
    var learner = Learner.midTerm()
    var chosen = AgilityPreferences()
    chosen.mode = .practice
    chosen.length = .seconds(60)
    learner.write(.settings(SettingsChange(agility: chosen)))
    let state = state(learner)
    #expect(state.row == .mode(.practice))
    expectReduction(
      of: state, by: { AgilityScreen.reduce(&$0, .rowTaken, context(learner)) },
      effects: [
        .navigate(.drill(.new(DrillSettings(mode: .practice, length: .seconds(60)))))
      ])
  }

  @Test("going over the kinds chooses them, and is saved when the drill begins")
  func choosing() {
    let moved = expectReduction(
      of: state(), by: { AgilityScreen.reduce(&$0, .moved(by: 1), context()) },
      change: {
        $0.row = .mode(.levels)
        $0.preferences.mode = .levels
      })
    var wanted = AgilityPreferences()
    wanted.mode = .levels
    expectReduction(
      of: moved, by: { AgilityScreen.reduce(&$0, .beginChosen, context()) },
      effects: [
        .append([.settings(SettingsChange(agility: wanted))], for: .agility),
        .navigate(.drill(.new(DrillSettings(mode: .levels)))),
      ], change: { $0.saved = wanted })
  }

  @Test("the first row and the last are ends", arguments: [-9, 9])
  func ends(step: Int) {
    let state = Reduced.state(state()) { AgilityScreen.reduce(&$0, .moved(by: step), context()) }
    #expect(state.row == (step < 0 ? .mode(.classic) : .keypad))
    // From an end, going on changes nothing.
    expectReduction(of: state, by: { AgilityScreen.reduce(&$0, .moved(by: step), context()) })
  }

  @Test("the lengths come one after the other, and round again")
  func lengths() {
    var seen: [DrillLength] = []
    var state = state()
    for _ in AgilityScreen.lengths {
      _ = AgilityScreen.reduce(&state, .valueMoved(by: 1, of: .length), context())
      seen.append(state.preferences.length)
    }
    #expect(
      seen == [
        .seconds(300), .seconds(600), .problems(20), .problems(50), .endless, .seconds(30),
        .seconds(60), .seconds(120),
      ])
    #expect(state.row == .length)
  }

  @Test("no level is offered beyond the one that comes next, and none below the first")
  func levels() {
    var learner = Learner.midTerm()
    learner.drill(DrillSettings(mode: .levels), score: 10)
    let context = context(learner)
    var state = AgilityScreen.State(context: context)
    _ = AgilityScreen.reduce(&state, .moved(by: 1), context)
    for (step, level) in [(-1, 1), (1, 2), (1, 2), (-1, 1)] {
      _ = AgilityScreen.reduce(&state, .valueMoved(by: step), context)
      #expect(state.preferences.level == level)
    }
  }

  @Test("a level that was passed leads on to the next, and one chosen below stays")
  func goingOn() {
    var learner = Learner.midTerm()
    var chosen = AgilityPreferences()
    chosen.mode = .levels
    for (passed, level, shown) in [(1, 1, 2), (2, 2, 3), (2, 1, 1), (20, 20, 20)] {
      learner.drill(DrillSettings(mode: .levels, level: passed), score: 10)
      chosen.level = level
      learner.write(.settings(SettingsChange(agility: chosen)))
      #expect(state(learner).preferences.level == shown)
      #expect(state(learner).saved.level == level)
    }
  }

  @Test("a choice made elsewhere is taken over, but not over one made here")
  func elsewhere() {
    var learner = Learner.midTerm()
    var chosen = AgilityPreferences()
    chosen.mode = .practice
    learner.write(.settings(SettingsChange(agility: chosen)))
    expectReduction(
      of: state(), by: { AgilityScreen.reduce(&$0, .libraryChanged, context(learner)) },
      change: {
        $0.preferences = chosen
        $0.saved = chosen
      })
    let moved = Reduced.state(state()) { AgilityScreen.reduce(&$0, .moved(by: 1), context()) }
    expectReduction(
      of: moved, by: { AgilityScreen.reduce(&$0, .libraryChanged, context(learner)) })
  }

  @Test("what could not be saved is said until the next choice")
  func notSaved() {
    let error = StoreError.diskFull(path: "/d")
    let failed = expectReduction(
      of: state(), by: { AgilityScreen.reduce(&$0, .notSaved(error), context()) },
      change: { $0.failure = error })
    expectReduction(
      of: failed, by: { AgilityScreen.reduce(&$0, .moved(by: 1), context()) },
      change: {
        $0.failure = nil
        $0.row = .mode(.levels)
        $0.preferences.mode = .levels
      })
  }

  @Test("a click on the kind at hand begins it, and on another chooses it")
  func clicks() {
    expectReduction(
      of: state(), by: { AgilityScreen.reduce(&$0, .rowClicked(.mode(.classic)), context()) },
      effects: [.navigate(.drill(.new(DrillSettings(mode: .classic))))])
    expectReduction(
      of: state(), by: { AgilityScreen.reduce(&$0, .rowClicked(.acceptance), context()) },
      change: { $0.row = .acceptance })
  }
}

/// Carries out an action whose effects are of no interest.
private enum Reduced {
  static func state<State>(_ state: State, by reduce: (inout State) -> [Effect]) -> State {
    var state = state
    _ = reduce(&state)
    return state
  }
}

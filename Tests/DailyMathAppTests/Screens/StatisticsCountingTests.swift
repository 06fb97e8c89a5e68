import DailyMathTerminal
import Testing

@testable import DailyMathApp
@testable import DailyMathCore

@Suite("Counting for the statistics")
struct StatisticsCountingTests {
  private static let today = Learner.today

  private static func library(cards count: Int) -> AccountState {
    var learner = Learner()
    let content = Learner.content("a")
    for index in 0..<count { learner.write(.cardPut(CardID("card\(index)"), content)) }
    return learner.library
  }

  private static let many = library(cards: StatisticsPreparation.fewCards + 1)

  @Test("few cards are counted at once")
  func few() {
    let library = Learner.midTerm().library
    let state = StatisticsScreen.State(context: .test(library))
    #expect(state.statistics == Statistics(of: library, on: Self.today))
    #expect(StatisticsScreen.effects(of: state, .test(library)).isEmpty)
  }

  @Test("many are counted beside the loop, and what another counting finds is dropped")
  func beside() {
    let context = ReduceContext.test(Self.many)
    var state = StatisticsScreen.State(context: context)
    #expect(state.statistics == nil)
    let preparation = StatisticsPreparation(
      library: Self.many, day: Self.today, number: context.seed)
    #expect(StatisticsScreen.effects(of: state, context) == [.prepareStatistics(preparation)])
    _ = StatisticsScreen.reduce(&state, .counted(.sample, context.seed &+ 1), context)
    #expect(state.statistics == nil)
    _ = StatisticsScreen.reduce(&state, .counted(.sample, context.seed), context)
    #expect(state.statistics == .sample)
    #expect(StatisticsScreen.effects(of: state, context).isEmpty)
    #expect(
      preparation.outcome
        == .counted(Statistics(of: Self.many, on: Self.today), context.seed))
  }

  @Test("while many are counted anew, the numbers before stay in sight")
  func again() {
    let context = ReduceContext.test(Self.many)
    var state = StatisticsScreen.State(context: context)
    _ = StatisticsScreen.reduce(&state, .counted(.sample, context.seed), context)
    let effects = StatisticsScreen.reduce(&state, .libraryChanged, context)
    #expect(effects.count == 1)
    #expect(state.statistics == .sample)
    #expect(state.awaited == context.seed)
  }

  @Test("the selected card stays selected, wherever it stands after counting")
  func selection() {
    let library = Learner.midTerm().library
    var state = StatisticsScreen.State(context: .test(library))
    state.statistics = .sample
    state.selectedCard = 3
    state.awaited = 9
    var after = Statistics.sample
    after.hardest.removeFirst()
    _ = StatisticsScreen.reduce(&state, .counted(after, 9), .test(library))
    #expect(state.hardCard?.id == CardID("card3"))
    after.hardest.removeAll()
    state.awaited = 9
    _ = StatisticsScreen.reduce(&state, .counted(after, 9), .test(library))
    #expect(state.hardCard == nil && state.selectedCard == 0)
  }

  @Test("a new study day counts anew, and today stays selected where it was")
  func newDay() {
    let library = Learner.midTerm().library
    var state = StatisticsScreen.State(context: .test(library))
    let later = ReduceContext(
      stamp: .at(10_000, day: 1), library: library, language: .spanish,
      size: Size(columns: 80, rows: 24), seed: 2)
    _ = StatisticsScreen.reduce(&state, .pageTurned(by: 1), later)
    #expect(state.page == .days)
    #expect(state.day == Self.today.adding(days: 1))
    #expect(state.statistics?.day == Self.today.adding(days: 1))
    #expect(state.selectedDay == Self.today.adding(days: 1))
  }
}

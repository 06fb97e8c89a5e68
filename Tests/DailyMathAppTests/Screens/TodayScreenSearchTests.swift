import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

/// The cards are made ready to be searched beside the loop, and keys may come before they are.
@Suite("Searching before the cards are ready")
struct TodayScreenSearchTests {
  private let learner = Learner(cards: "seno", "coseno", "raíz")
  private let context: ReduceContext

  init() { context = .test(learner.library) }

  @Test("opening the filter asks for the cards once")
  func opening() throws {
    var state = TodayScreen.State(library: learner.library, day: Learner.today)
    let preparation = try #require(open(&state))
    #expect(state.awaitedSearch == preparation.number)
    #expect(!state.isSearchAwaited)
    #expect(TodayScreen.reduce(&state, .filterClosed(keepsText: false), context) == [])
    #expect(TodayScreen.reduce(&state, .filterOpened, context) == [])
    _ = TodayScreen.reduce(&state, preparation.outcome, context)
    #expect(state.awaitedSearch == nil)
    #expect(state.rows == state.allRows)
    #expect(TodayScreen.reduce(&state, .filterOpened, context) == [])
  }

  @Test("letters typed meanwhile wait for the cards and then count, all of them")
  func letters() throws {
    var state = TodayScreen.State(library: learner.library, day: Learner.today)
    let preparation = try #require(open(&state))
    type("cos", into: &state)
    #expect(state.filter.text == "cos")
    #expect(state.isSearchAwaited)
    #expect(state.rows == state.allRows)
    _ = TodayScreen.reduce(&state, preparation.outcome, context)
    #expect(!state.isSearchAwaited)
    #expect(state.rows.map(\.card.text) == ["coseno"])
  }

  @Test(
    "whatever acts on the rows acts on those that were asked for",
    arguments: [
      TodayScreen.Action.filterClosed(keepsText: true), .keyMoved(KeyPress(.down)), .deleteChosen,
      .rowChosen(0), .editChosen,
    ])
  func actionsBefore(action: TodayScreen.Action) throws {
    var state = TodayScreen.State(library: learner.library, day: Learner.today)
    let preparation = try #require(open(&state))
    type("raiz", into: &state)
    let effects = TodayScreen.reduce(&state, action, context)
    #expect(state.rows.map(\.card.text) == ["raíz"])
    if action == .deleteChosen { #expect(state.question == .deleteCard(CardID("raíz"))) }
    if action == .editChosen { #expect(effects == [.navigate(.editCard(CardID("raíz")))]) }
    let before = state
    _ = TodayScreen.reduce(&state, preparation.outcome, context)
    #expect(state == before)
  }

  @Test("cards made ready before others were written are not searched")
  func outdated() throws {
    var state = TodayScreen.State(library: learner.library, day: Learner.today)
    let preparation = try #require(open(&state))
    type("seno", into: &state)
    var changed = learner
    changed.put("arcoseno", difficulty: 9)
    _ = TodayScreen.reduce(&state, .libraryChanged, .test(changed.library))
    _ = TodayScreen.reduce(&state, preparation.outcome, .test(changed.library))
    #expect(state.rows.map(\.card.text) == ["seno", "coseno", "arcoseno"])
  }

  @Test("coming back to the same cards, the screen is as it was left; to others, it is made anew")
  func comingBack() throws {
    var state = TodayScreen.State(library: learner.library, day: Learner.today)
    let preparation = try #require(open(&state))
    _ = TodayScreen.reduce(&state, preparation.outcome, context)
    type("seno", into: &state)
    TodayScreen.select(1, in: &state)
    let memory = state.memory(of: learner.library)
    state.isFiltering = false
    #expect(
      TodayScreen.state(after: memory, library: learner.library, day: Learner.today) == state)

    var changed = learner
    changed.put("arcoseno", difficulty: 9)
    let anew = TodayScreen.state(after: memory, library: changed.library, day: Learner.today)
    #expect(anew.rows.map(\.card.text) == ["seno", "coseno", "arcoseno"])
    #expect(anew.selectedCard == CardID("coseno"))
    let tomorrow = Learner.today.adding(days: 1)
    #expect(
      TodayScreen.state(after: memory, library: learner.library, day: tomorrow).day == tomorrow)
    var forgotten = memory
    forgotten.eventCount = nil
    #expect(
      TodayScreen.state(after: forgotten, library: changed.library, day: Learner.today) == anew)
  }

  private func open(_ state: inout TodayScreen.State) -> SearchPreparation? {
    guard
      case .prepareSearch(let preparation)? =
        TodayScreen.reduce(&state, .filterOpened, context).first
    else { return nil }
    return preparation
  }

  private func type(_ text: String, into state: inout TodayScreen.State) {
    for character in text {
      #expect(TodayScreen.reduce(&state, .filterTyped(.character(character)), context) == [])
    }
  }
}

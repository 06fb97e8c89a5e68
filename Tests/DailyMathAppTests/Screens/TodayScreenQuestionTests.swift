import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Deleting, leaving and what others write, on the day's screen")
struct TodayScreenQuestionTests {
  private let learner = Learner(cards: "a", "b", "c")

  @Test("deleting is asked first, with the harmless answer selected")
  func deleting() {
    var state = TodayScreen.State(library: learner.library, day: Learner.today)
    TodayScreen.select(1, in: &state)
    state.isConfirmSelected = true
    let asked = expect(.deleteChosen, in: state) {
      $0.question = .deleteCard(CardID("b"))
      $0.isConfirmSelected = false
    }
    let moved = expect(.answerSelected(confirm: true), in: asked) { $0.isConfirmSelected = true }
    expect(.questionAnswered(confirm: false), in: asked) { $0.question = nil }
    expect(
      .questionAnswered(confirm: true), in: moved,
      effects: [.append([.cardDelete(CardID("b"))], for: .deleteCard)]
    ) { $0.question = nil }
  }

  @Test("leaving the account is asked first, with leaving selected, for nothing is lost")
  func signingOut() {
    let state = TodayScreen.State(library: learner.library, day: Learner.today)
    let asked = expect(.signOutChosen, in: state) {
      $0.question = .signOut
      $0.isConfirmSelected = true
    }
    expect(.questionAnswered(confirm: true), in: asked, effects: [.signOut]) { $0.question = nil }
    expect(.questionAnswered(confirm: false), in: asked) { $0.question = nil }
  }

  @Test("an answer without a question does nothing")
  func noQuestion() {
    let state = TodayScreen.State(library: learner.library, day: Learner.today)
    expect(.questionAnswered(confirm: true), in: state)
  }

  @Test("the selection stays on its card when cards are written before it")
  func selectionStays() {
    var state = TodayScreen.State(library: learner.library, day: Learner.today)
    TodayScreen.select(2, in: &state)
    var changed = learner
    changed.put("z", difficulty: -1)
    let after = expect(.libraryChanged, in: state, library: changed.library) { expected in
      expected = TodayScreen.State(library: changed.library, day: Learner.today)
      expected.list = ListState(selected: 3)
    }
    #expect(after.selectedCard == CardID("c"))
  }

  @Test("where the selected card is gone, the row in its place is selected")
  func selectedCardGone() {
    var state = TodayScreen.State(library: learner.library, day: Learner.today)
    TodayScreen.select(2, in: &state)
    var changed = learner
    changed.write(.cardDelete(CardID("c")))
    expect(.libraryChanged, in: state, library: changed.library) { expected in
      expected = TodayScreen.State(library: changed.library, day: Learner.today)
      expected.list = ListState(selected: 1)
    }
  }

  @Test("a question about a card that was deleted elsewhere is taken back")
  func questionGone() {
    var state = TodayScreen.State(library: learner.library, day: Learner.today)
    state.question = .deleteCard(CardID("a"))
    var changed = learner
    changed.write(.cardDelete(CardID("a")))
    let after = expect(.libraryChanged, in: state, library: changed.library) { expected in
      expected = TodayScreen.State(library: changed.library, day: Learner.today)
    }
    #expect(after.question == nil)
    state.question = .signOut
    #expect(reduced(state, .libraryChanged, changed.library).question == .signOut)
  }

  private func reduced(
    _ state: TodayScreen.State, _ action: TodayScreen.Action, _ library: AccountState
  ) -> TodayScreen.State {
    var state = state
    _ = TodayScreen.reduce(&state, action, .test(library))
    return state
  }

  @discardableResult
  private func expect(
    _ action: TodayScreen.Action, in state: TodayScreen.State, library: AccountState? = nil,
    effects: [Effect] = [], sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout TodayScreen.State) -> Void = { _ in }
  ) -> TodayScreen.State {
    expectReduction(
      of: state, by: { TodayScreen.reduce(&$0, action, .test(library ?? learner.library)) },
      effects: effects, sourceLocation: sourceLocation, change: change)
  }
}

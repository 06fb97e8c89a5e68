import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The day's cards")
struct TodayScreenTests {
  @Test("rows come in the order in which they are asked, then by their day, then what is new")
  func rows() {
    var learner = Learner()
    learner.write(.settings(SettingsChange(newCardsPerDay: 2)))
    for (index, name) in ["later", "new", "soon", "back", "due", "next"].enumerated() {
      learner.put(name, difficulty: index)
    }
    learner.review("due", .good, day: -3)
    learner.review("later", .good, day: -7)
    learner.review("later", .good, day: -1)
    learner.review("soon", .good, day: 0)
    learner.review("back", .wrong, day: -1)
    learner.review("back", .wrong, day: 0)
    let state = TodayScreen.State(library: learner.library, day: Learner.today)
    #expect(
      Array(state.allRows) == [
        CardRow(card: CardID("due"), due: .today),
        CardRow(card: CardID("new"), due: .newToday),
        CardRow(card: CardID("back"), due: .returns),
        CardRow(card: CardID("soon"), due: .on(Learner.today.adding(days: 1))),
        CardRow(card: CardID("later"), due: .on(Learner.today.adding(days: 5))),
        CardRow(card: CardID("next"), due: .newLater),
      ])
    #expect(state.rows == state.allRows)
    #expect(state.plan.all.map(\.text) == ["due", "new", "back"])
    // Tomorrow: due and new, if they stay undone, soon and back, and the second new card.
    #expect(state.facts.tomorrowCount == 5)
    #expect(state.selectedCard == CardID("due"))
  }

  @Test("what waits today is marked as pending")
  func pending() {
    let pending: [CardRow.Due] = [.today, .returns, .newToday]
    #expect(pending.allSatisfy { $0.isPending })
    let later: [CardRow.Due] = [.newLater, .on(Learner.today)]
    #expect(!later.contains { $0.isPending })
  }

  @Test(
    "keys in the list",
    arguments: [
      (.enter, .quizChosen), (.space, .quizChosen), (.character("c"), .quizChosen),
      (.character("n"), .newCardChosen), (.character("e"), .editChosen),
      (.character("d"), .deleteChosen), (KeyPress(.delete), .deleteChosen),
      (.character("/"), .filterOpened), (.character("x"), .signOutChosen),
      (.character("q"), .quitChosen), (.character("?"), .helpChosen),
      (.character("a"), .appearanceChosen),
      (.character("j"), .keyMoved(KeyPress(.down))), (.character("k"), .keyMoved(KeyPress(.up))),
      (.character("p"), .practiceChosen), (.character("h"), .backlogChosen),
      (.character("u"), .takeBackChosen), (.character("g"), .decksChosen),
      (.character("2"), .tabChosen(2)), (.character("6"), .tabChosen(6)),
      (.character("v"), nil), (.character("m"), nil), (.character("3"), nil),
      (KeyPress(.pageDown), .keyMoved(KeyPress(.pageDown))),
      (KeyPress(.end), .keyMoved(KeyPress(.end))), (.escape, nil), (.character("z"), nil),
      (.character("d", .control), nil), (.character("n", .alt), nil),
    ] as [(KeyPress, TodayScreen.Action?)])
  func listKeys(key: KeyPress, action: TodayScreen.Action?) {
    #expect(TodayScreen.action(for: key, in: state()) == action)
  }

  @Test(
    "keys in the filter: letters are text, the list still moves",
    arguments: [
      (.escape, .filterClosed(keepsText: false)), (.enter, .filterClosed(keepsText: true)),
      (.tab, .filterClosed(keepsText: true)), (KeyPress(.down), .keyMoved(KeyPress(.down))),
      (.character("q"), .filterTyped(.character("q"))),
      (.character("?"), .filterTyped(.character("?"))),
      (KeyPress(.left), .filterTyped(KeyPress(.left))),
    ] as [(KeyPress, TodayScreen.Action)])
  func filterKeys(key: KeyPress, action: TodayScreen.Action) {
    var state = state()
    state.isFiltering = true
    #expect(TodayScreen.action(for: key, in: state) == action)
  }

  @Test(
    "keys before a question: nothing else acts",
    arguments: [
      (.escape, .questionAnswered(confirm: false)),
      (.character("n"), .questionAnswered(confirm: false)),
      (.character("s"), .questionAnswered(confirm: true)),
      (.character("y"), .questionAnswered(confirm: true)),
      (.enter, .questionAnswered(confirm: false)), (.tab, .answerSelected(confirm: true)),
      (KeyPress(.right), .answerSelected(confirm: true)), (.character("q"), nil),
      (.character("d"), nil),
    ] as [(KeyPress, TodayScreen.Action?)])
  func questionKeys(key: KeyPress, action: TodayScreen.Action?) {
    var state = state()
    state.question = .deleteCard(CardID("a"))
    #expect(TodayScreen.action(for: key, in: state) == action)
  }

  @Test("Enter answers with what is selected")
  func enterOnSelection() {
    var state = state()
    state.question = .signOut
    state.isConfirmSelected = true
    #expect(TodayScreen.action(for: .enter, in: state) == .questionAnswered(confirm: true))
    #expect(TodayScreen.action(for: .tab, in: state) == .answerSelected(confirm: false))
  }

  @Test("commands ask for what they say")
  func commands() {
    expect(.quizChosen, in: state(), effects: [.navigate(.quiz(.day))])
    expect(.newCardChosen, in: state(), effects: [.navigate(.newCard)])
    expect(.editChosen, in: state(), effects: [.navigate(.editCard(CardID("a")))])
    expect(.helpChosen, in: state(), effects: [.toggleHelp])
    expect(.appearanceChosen, in: state(), effects: [.toggleAppearance])
    expect(.quitChosen, in: state(), effects: [.quit])
    expect(.languageChosen, in: state(), effects: [.changeLanguage])
  }

  @Test("without cards there is nothing to study, to edit or to delete")
  func nothingThere() {
    let learner = Learner()
    let state = TodayScreen.State(library: learner.library, day: Learner.today)
    for action: TodayScreen.Action in [
      .quizChosen, .editChosen, .deleteChosen, .keyMoved(KeyPress(.down)), .rowChosen(3),
    ] {
      expect(action, in: state, library: learner.library)
    }
    #expect(state.selectedCard == nil)
  }

  @Test("with everything done there is no quiz")
  func allDone() {
    var learner = Learner(cards: "a")
    learner.review("a", .good)
    let state = TodayScreen.State(library: learner.library, day: Learner.today)
    #expect(state.facts.tomorrowCount == 1)
    expect(.quizChosen, in: state, library: learner.library)
  }

  @Test("the selection moves and stops at the ends")
  func moving() {
    let down = expect(.keyMoved(KeyPress(.down)), in: state()) {
      $0.list = ListState(selected: 1)
      $0.isListFocused = true
    }
    expect(.keyMoved(KeyPress(.up)), in: down) { $0.list = ListState(selected: 0) }
    expect(.keyMoved(KeyPress(.up)), in: state())
    let last = expect(.keyMoved(KeyPress(.end)), in: state()) {
      $0.list = ListState(selected: 2)
      $0.isListFocused = true
    }
    expect(.keyMoved(KeyPress(.down)), in: last)
    expect(.rowChosen(1), in: last) { $0.list = ListState(selected: 1) }
    expect(.rowChosen(99), in: state()) {
      $0.list = ListState(selected: 2)
      $0.isListFocused = true
    }
  }

  @Test("what was said at the foot goes with the next action, but not with another's writing")
  func notice() {
    var state = state()
    state.notice = .cardSaved
    expect(.keyMoved(KeyPress(.up)), in: state) { $0.notice = nil }
    expect(.libraryChanged, in: state)
  }

  @Test("on a new day the rows are made anew, whatever happens")
  func newDay() {
    var learner = Learner(cards: "a", "b")
    learner.review("a", .good)
    let state = TodayScreen.State(library: learner.library, day: Learner.today)
    #expect(state.plan.all == [CardID("b")])
    let tomorrow = Learner.today.adding(days: 1)
    expect(
      .keyMoved(KeyPress(.home)), in: state, library: learner.library, day: 1
    ) { expected in
      expected.isListFocused = true
      expected.day = tomorrow
      expected.plan = StudyPlan(for: learner.library, on: tomorrow)
      expected.facts = DayFacts(of: expected.plan, in: learner.library, on: tomorrow)
      #expect(expected.facts.tomorrowCount == 2)
      #expect(expected.facts.decks == [DeckCount(.category(.linearAlgebra), 2)])
      #expect(!expected.facts.isBegun)
      expected.allRows = CardRows(of: expected.plan)
      expected.rows = expected.allRows
      #expect(
        Array(expected.rows) == [
          CardRow(card: CardID("a"), due: .today), CardRow(card: CardID("b"), due: .newToday),
        ])
    }
  }

  private func state() -> TodayScreen.State {
    TodayScreen.State(library: Learner(cards: "a", "b", "c").library, day: Learner.today)
  }

  @discardableResult
  private func expect(
    _ action: TodayScreen.Action, in state: TodayScreen.State,
    library: AccountState = Learner(cards: "a", "b", "c").library, day: Int = 0,
    effects: [Effect] = [], sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout TodayScreen.State) -> Void = { _ in }
  ) -> TodayScreen.State {
    expectReduction(
      of: state, by: { TodayScreen.reduce(&$0, action, .test(library, at: .at(day: day))) },
      effects: effects, sourceLocation: sourceLocation, change: change)
  }
}

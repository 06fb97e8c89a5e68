import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Filtering the cards")
struct TodayScreenFilterTests {
  private let learner = Self.makeLearner()

  @Test(
    "a card is found by its question, answer, tags and category, without accents and case",
    arguments: [
      ("coseno", ["coseno"]), ("COSÉNO", ["coseno"]), ("seno", ["seno", "coseno"]),
      ("sí", ["seno", "coseno", "límite"]), ("limite", ["límite"]), ("infinito", ["límite"]),
      ("algebra", ["seno", "coseno"]), ("linear", ["seno", "coseno"]),
      ("cálculo diferencial", ["límite"]), ("differential", ["límite"]),
      ("seno alge", ["seno", "coseno"]), ("  coseno  si ", ["coseno"]), ("seno límite", []),
      ("xyz", []), (" ", ["seno", "coseno", "límite"]),
    ])
  func found(text: String, cards: [String]) {
    var state = opened()
    for character in text {
      _ = reduce(&state, .filterTyped(.character(character)))
    }
    #expect(state.rows.map(\.card.text) == cards)
    #expect(state.allRows.count == 3)
    #expect(state.filter.text == text)
  }

  @Test("letter by letter, with changes of mind, the rows are those of the whole text at once")
  func letterByLetter() {
    let keys: [KeyPress] =
      "se cose seno xse".map { .character($0) } + (0..<9).map { _ in KeyPress(.backspace) }
      + [KeyPress(.home), .character("o"), KeyPress(.delete), .character("c")]
    var state = opened()
    for key in keys {
      _ = reduce(&state, .filterTyped(key))
      var whole = opened()
      _ = reduce(&whole, .filterPasted(state.filter.text))
      #expect(state.rows == whole.rows, "after «\(state.filter.text)»")
    }
  }

  /// What is searched of the three cards: question, answer and the category in both languages.
  private let searchTexts: SearchTexts = {
    var texts = SearchTexts()
    var folder = SearchFolder()
    let algebra = texts.addGroup(SearchText("Álgebra lineal\nLinear algebra"))
    texts.append(["seno", "sí"], group: algebra, foldedBy: &folder)
    texts.append(["coseno", "sí"], group: algebra, foldedBy: &folder)
    let calculus = texts.addGroup(SearchText("Cálculo diferencial\nDifferential calculus"))
    texts.append(["límite", "sí", "infinito"], group: calculus, foldedBy: &folder)
    return texts
  }()

  @Test("the note is not searched, for it explains and does not name")
  func noteIsNotSearched() {
    var state = opened()
    _ = reduce(&state, .filterPasted("Porque"))
    #expect(state.rows.isEmpty)
  }

  @Test("opening shows the field, closing keeps or empties it")
  func openingAndClosing() {
    let state = TodayScreen.State(library: learner.library, day: Learner.today)
    let open = expect(.filterOpened, in: state) {
      $0.isFiltering = true
      $0.searchTexts = searchTexts
    }
    let typed = expect(.filterTyped(.character("x")), in: open) {
      $0.filter = TextField("x")
      $0.rows = $0.allRows.choosing([])
    }
    let kept = expect(.filterClosed(keepsText: true), in: typed) {
      $0.isFiltering = false
      $0.isListFocused = true
    }
    expect(.filterClosed(keepsText: false), in: kept) {
      $0.isListFocused = false
      $0.filter = TextField()
      $0.rows = $0.allRows
    }
    #expect(TodayScreen.action(for: .escape, in: kept) == .filterClosed(keepsText: false))
  }

  @Test("a key that changes no text leaves the list as it was")
  func movingInTheField() {
    let state = opened()
    expect(.filterTyped(KeyPress(.left)), in: state)
    expect(.filterTyped(KeyPress(.function(7))), in: state)
  }

  @Test("pasting goes into the field while it is open, and nowhere otherwise")
  func pasting() {
    expect(.filterPasted("cose"), in: opened()) {
      $0.filter = TextField("cose")
      $0.searchTexts = searchTexts
      $0.rows = $0.allRows.choosing([1])
    }
    let state = TodayScreen.State(library: learner.library, day: Learner.today)
    expect(.filterPasted("cose"), in: state)
  }

  @Test("the selection stays within what is left")
  func selection() {
    var state = opened()
    TodayScreen.select(2, in: &state)
    expect(.filterPasted("cose"), in: state) {
      $0.filter = TextField("cose")
      $0.searchTexts = searchTexts
      $0.rows = $0.allRows.choosing([1])
      $0.list = ListState(selected: 0)
    }
  }

  @Test("what others write passes through the filter too")
  func libraryChanged() {
    var state = opened()
    _ = reduce(&state, .filterPasted("seno"))
    var changed = learner
    changed.put("arcoseno", difficulty: 9)
    changed.put("raíz", difficulty: 10)
    _ = TodayScreen.reduce(&state, .libraryChanged, .test(changed.library))
    #expect(state.rows.map(\.card.text) == ["seno", "coseno", "arcoseno"])
    #expect(state.allRows.count == 5)
  }

  private static func makeLearner() -> Learner {
    var learner = Learner(cards: "seno", "coseno")
    var limit = Learner.content("límite", difficulty: 2, category: .differentialCalculus)
    limit.tags = ["infinito"]
    learner.write(.cardPut(CardID("límite"), limit))
    return learner
  }

  private func opened() -> TodayScreen.State {
    var state = TodayScreen.State(library: learner.library, day: Learner.today)
    state.isFiltering = true
    return state
  }

  /// Lets an action act, and the cards be made ready before anything else happens.
  private func reduce(_ state: inout TodayScreen.State, _ action: TodayScreen.Action) -> [Effect] {
    let context = ReduceContext.test(learner.library)
    let effects = TodayScreen.reduce(&state, action, context)
    guard case .prepareSearch(let preparation)? = effects.first else { return effects }
    return TodayScreen.reduce(&state, preparation.outcome, context)
  }

  @discardableResult
  private func expect(
    _ action: TodayScreen.Action, in state: TodayScreen.State,
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout TodayScreen.State) -> Void = { _ in }
  ) -> TodayScreen.State {
    expectReduction(
      of: state, by: { reduce(&$0, action) }, sourceLocation: sourceLocation, change: change)
  }
}

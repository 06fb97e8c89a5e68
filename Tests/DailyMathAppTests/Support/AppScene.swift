import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

/// The whole program before a learner, for tests of what concerns more than one screen.
struct AppScene {
  var state: AppState
  var stamp = Stamp.at(10_000)

  /// The program at its start.
  init(size: Size = Size(columns: 80, rows: 24), language: Language = .spanish) {
    state = AppState(language: language, size: size, stamp: .at(10_000), seed: 1)
  }

  /// The program with a learner signed in, on the day's screen.
  init(
    _ learner: Learner, size: Size = Size(columns: 80, rows: 24), language: Language = .spanish
  ) {
    self.init(size: size, language: language)
    state.signedIn = learner.signedIn
    state.screen = .today(TodayScreen.State(library: learner.library, day: Learner.today))
    AppReducer.keepAwards(in: &state)
  }

  /// The program on `screen`, with nobody signed in.
  init(_ screen: Screen) {
    self.init()
    state.screen = screen
  }

  /// Lets an action act, and expects just this of it; how much randomness was drawn does not matter.
  mutating func expect(
    _ action: AppAction, effects: [Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout AppState) -> Void = { _ in }
  ) {
    let stamp = stamp
    state = expectReduction(
      of: state,
      by: { state in
        let generator = state.generator
        let effects = AppReducer.reduce(&state, action, at: stamp)
        state.generator = generator
        return effects
      }, effects: effects, sourceLocation: sourceLocation,
      change: { state in
        change(&state)
        // What was earned follows from the rest, and has tests of its own.
        AppReducer.keepAwards(in: &state)
      })
  }

  /// Lets an action act; returns what it asks for.
  ///
  /// Where the cards are to be made ready for a search, they are so at once.
  @discardableResult
  mutating func act(_ action: AppAction) -> [Effect] {
    let effects = AppReducer.reduce(&state, action, at: stamp)
    for case .prepareSearch(let preparation) in effects {
      act(.screen(.today(preparation.outcome)))
    }
    for case .prepareStatistics(let preparation) in effects {
      act(.screen(.statistics(preparation.outcome)))
    }
    for case .prepareBrowser(let preparation) in effects {
      act(.screen(.browser(preparation.outcome)))
    }
    return effects
  }

  /// Lets keys act, one after another; returns what the last one asks for.
  @discardableResult
  mutating func press(_ keys: KeyPress...) -> [Effect] {
    keys.reduce([]) { _, key in act(.key(key)) }
  }

  /// The day's screen; `nil` on another.
  var today: TodayScreen.State? {
    if case .today(let today) = state.screen { today } else { nil }
  }

  /// The quiz; `nil` on another screen.
  var quiz: QuizScreen.State? {
    if case .quiz(let quiz) = state.screen { quiz } else { nil }
  }

  /// The decks; `nil` on another screen.
  var decks: DecksScreen.State? {
    if case .decks(let decks) = state.screen { decks } else { nil }
  }

  /// The browser; `nil` on another screen.
  var browser: BrowserScreen.State? {
    if case .browser(let browser) = state.screen { browser } else { nil }
  }

  /// The editor; `nil` on another screen.
  var editor: CardEditorScreen.State? {
    if case .cardEditor(let editor) = state.screen { editor } else { nil }
  }
}

import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

/// A learner before a quiz, as the quiz screen sees them.
struct QuizScene {
  var learner: Learner
  /// The monotonic clock in milliseconds.
  var now: Int64 = 10_000
  /// The days that went by since the quiz began.
  var day = 0
  var state: QuizScreen.State

  /// Begins a quiz over what waits today, at 10,000 ms.
  init(_ learner: Learner) {
    self.learner = learner
    state = QuizScreen.State(.day, context: .test(learner.library, at: .at(10_000)))
  }

  /// Begins a quiz over `scope`.
  init(_ learner: Learner, scope: StudyScope) {
    self.learner = learner
    state = QuizScreen.State(scope, context: .test(learner.library, at: .at(10_000)))
  }

  /// Begins a quiz over new cards of these contents, named by their questions.
  init(contents: [CardContent]) {
    var learner = Learner()
    for (index, content) in contents.enumerated() {
      var placed = content
      placed.difficulty = index
      learner.write(.cardPut(CardID(content.prompt), placed))
    }
    self.init(learner)
  }

  /// Begins a quiz over new cards of these names.
  init(cards: String...) {
    self.init(cards: cards)
  }

  /// Begins a quiz over new cards of these names.
  init(cards: [String]) {
    var learner = Learner()
    for (index, name) in cards.enumerated() { learner.put(name, difficulty: index) }
    self.init(learner)
  }

  /// The question on show.
  var card: String? { state.session.showing?.card.text }

  /// The place of an option that is right, or of one that is wrong.
  func option(isRight: Bool) throws -> Int {
    try #require(state.session.showing?.options.firstIndex { $0.isRight == isRight })
  }

  /// The choice of that option now.
  func choice(isRight: Bool) throws -> QuizAnswer {
    try #require(
      state.session.answer(
        choosing: try option(isRight: isRight), in: learner.library, now: now))
  }

  /// The effect that records a choice with a grade.
  func recording(_ choice: QuizAnswer, _ grade: Grade) throws -> Effect {
    let review = try #require(
      state.session.review(of: choice, grade: grade, in: learner.library))
    return .append([.review(review)], for: .answer)
  }

  /// What the reducer may read now.
  var context: ReduceContext { .test(learner.library, at: .at(now, day: day)) }

  /// Lets an action act, and expects just this of it.
  mutating func expect(
    _ action: QuizScreen.Action, effects: [Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout QuizScreen.State) -> Void = { _ in }
  ) {
    let context = context
    state = expectReduction(
      of: state, by: { QuizScreen.reduce(&$0, action, context) }, effects: effects,
      sourceLocation: sourceLocation, change: change)
  }

  /// Lets an action act, and carries out the appending it asks for.
  mutating func act(_ action: QuizScreen.Action) {
    for effect in QuizScreen.reduce(&state, action, context) {
      guard case .append(let payloads, let reason) = effect else { continue }
      for payload in payloads { learner.write(payload) }
      guard let own = learner.events.last?.position.identity else { continue }
      switch reason {
      case .answer: act(.answerRecorded(own))
      case .tool: act(.toolRecorded([own]))
      default: act(.takenBack)
      }
    }
  }

  /// Lets keys act, one after another, as they are pressed now.
  mutating func press(_ keys: KeyPress...) {
    for key in keys {
      guard let action = QuizScreen.action(for: key, in: state, now: now) else { continue }
      act(action)
    }
  }

  /// Types a text, key by key.
  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// What an answer that is recorded leaves behind in the screen's state.
  func given(_ event: EventIdentity, _ answer: QuizAnswer, _ grade: Grade) -> QuizScreen
    .GivenAnswer?
  {
    state.session.showing.map {
      QuizScreen.GivenAnswer(
        event: event, card: $0.card, kind: answer.kind, isRight: grade.isPassing, leechLapses: nil)
    }
  }

  /// Answers the question on show with a grade, and goes on.
  mutating func answer(_ grade: Grade) throws {
    act(.optionChosen(try option(isRight: grade.isPassing), by: nil))
    act(grade.isPassing ? .gradeChosen(grade) : .continued)
  }
}

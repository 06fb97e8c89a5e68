package import DailyMathCore
package import DailyMathTerminal

/// The quiz over what is due: question, answer, grade, next.
package enum QuizScreen {
  /// Where one question stands.
  package enum Phase: Equatable, Sendable {
    /// The question waits for an answer.
    case asking
    /// The answer was right; it is recorded with the grade that the learner takes.
    case grading(QuizChoice)
    /// The answer is on its way to the disk.
    case saving(QuizChoice, Grade)
    /// The answer could not be saved; nothing of it counts yet.
    case notSaved(QuizChoice, Grade, StoreError)
    /// The answer was wrong and is recorded; the learner reads why.
    case reading(QuizChoice)
    /// Nothing is left to ask.
    case finished

    /// Whether the card on show still waits for an answer or for its grade.
    package var isOpen: Bool {
      switch self {
      case .asking, .grading: true
      case .saving, .notSaved, .reading, .finished: false
      }
    }
  }

  /// What comes after the quiz.
  package struct Outlook: Equatable, Sendable {
    /// Cards that still wait on this day.
    package let leftToday: Int
    /// Cards that wait the day after.
    package let tomorrow: Int
  }

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    package var session: QuizSession
    package var phase = Phase.asking
    /// The option that Enter answers with.
    package var selectedOption = 0
    /// The grade that Enter takes.
    package var selectedGrade = Grade.good
    /// Where the grades 3, 4 and 5 lead for the card on show.
    package var outcomes: [Grade: GradeOutcome] = [:]
    package var answeringKey: AnsweringKey?
    /// The first line shown where the learner scrolled; `nil` lets the screen choose.
    package var scroll: Int?
    /// Whether the selected option has to be in sight.
    package var followsSelection = false
    package var outlook: Outlook?
    package var notice: QuizNotice?
    /// Whether the screen is left once the answer at hand is saved.
    package var isLeaving = false

    /// Begins a quiz over `plan`.
    package init(plan: StudyPlan, context: ReduceContext) {
      session = QuizSession(plan: plan, seed: context.seed)
      QuizScreen.advance(&self, context)
    }
  }

  /// A line about what just happened.
  package enum QuizNotice: Equatable, Sendable {
    /// The answer to the card with this question was taken back.
    case tookBack(prompt: String)
    case nothingToTakeBack
    case cardGone
    case takeBackFailed(StoreError)
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    case optionChosen(Int, by: KeyPress?)
    case optionMoved(by: Int)
    case selectedOptionChosen(by: KeyPress)
    case gradeChosen(Grade)
    case gradeMoved(by: Int)
    case selectedGradeTaken
    case continued
    case takeBackChosen
    case retryChosen
    case leaveChosen
    case helpChosen
    case answeringKeyRepeated
    case scrolled(by: Int)
    case answerRecorded(EventIdentity)
    case answerFailed(StoreError)
    case takenBack
    case takeBackFailed(StoreError)
    case libraryChanged
  }

  /// The grades a right answer can be given, from hard to easy.
  package static let grades: [Grade] = [.hard, .good, .easy]

  /// The action of a key pressed at the instant `now` of a clock that is never set.
  package static func action(for key: KeyPress, in state: State, now: Int64) -> Action? {
    if let answering = state.answeringKey, answering.isRepeated(by: key, at: now) {
      return .answeringKeyRepeated
    }
    switch (key.key, key.modifiers) {
    case (.escape, []): return .leaveChosen
    case (.character("u"), []): return .takeBackChosen
    case (.character("?"), []), (.function(1), []): return .helpChosen
    case (.pageDown, []): return .scrolled(by: 5)
    case (.pageUp, []): return .scrolled(by: -5)
    default: break
    }
    return switch state.phase {
    case .asking: askingAction(for: key)
    case .grading: gradingAction(for: key)
    case .notSaved: isAcceptance(key) || key.key == .character("r") ? .retryChosen : nil
    case .reading: isAcceptance(key) ? .continued : nil
    case .finished: isAcceptance(key) || key.key == .character("q") ? .leaveChosen : nil
    case .saving: nil
    }
  }

  private static func askingAction(for key: KeyPress) -> Action? {
    switch key.key {
    case .up, .character("k"): return .optionMoved(by: -1)
    case .down, .tab, .character("j"): return .optionMoved(by: 1)
    case .enter, .character(" "): return .selectedOptionChosen(by: key)
    case .character(let character):
      guard key.modifiers.isEmpty, let number = character.wholeNumberValue, number >= 1 else {
        return nil
      }
      return .optionChosen(number - 1, by: key)
    default: return nil
    }
  }

  private static func gradingAction(for key: KeyPress) -> Action? {
    switch key.key {
    case .character("3"): .gradeChosen(.hard)
    case .character("4"): .gradeChosen(.good)
    case .character("5"): .gradeChosen(.easy)
    case .left, .up, .character("h"): .gradeMoved(by: -1)
    case .right, .down, .tab, .character("l"): .gradeMoved(by: 1)
    case .enter, .character(" "): .selectedGradeTaken
    default: nil
    }
  }

  private static func isAcceptance(_ key: KeyPress) -> Bool {
    key == KeyPress(.enter) || key == KeyPress(.character(" "))
  }
}

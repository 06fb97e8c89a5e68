import DailyMathCore

extension AppReducer {
  /// Another terminal deleted the account: the program asks who studies, and says what happened.
  static func accountGone(_ state: inout AppState) -> [Effect] {
    guard state.signedIn != nil else { return [] }
    let lost = lostWork(in: state.screen)
    forgetAccount(&state)
    show(.accountGone(loses: lost), in: &state)
    return []
  }

  /// What was in hand on a screen and is lost without the account; `nil` where nothing was.
  private static func lostWork(in screen: Screen) -> Notice.LostWork? {
    switch screen {
    case .quiz(let quiz) where quiz.phase.holdsAnswer: .answer
    case .drill(let drill) where drill.holdsAnswers: .answer
    case .cardEditor(let editor) where editor.hasChanges: .text
    case .decks(let decks) where decks.isTyping: .text
    case .profile(let profile) where profile.holdsText: .text
    default: nil
    }
  }

  /// Forgets who was signed in, and what was remembered of their screens.
  static func forgetLearner(in state: inout AppState) {
    state.signedIn = nil
    state.lastToday = nil
    state.lastBrowser = nil
    state.lastStatistics = nil
    state.pausedQuiz = nil
    state.origin = nil
  }

  /// Forgets everything about an account that is gone, and asks who studies next.
  static func forgetAccount(_ state: inout AppState) {
    state.accountCount = state.accountCount.map { max(0, $0 - 1) }
    forgetLearner(in: &state)
    state.registrationDraft = nil
    state.help = nil
    state.appearanceMenu = nil
    state.isQuitting = false
    state.screen = .login(loginForm(in: state))
  }
}

extension QuizScreen.Phase {
  /// Whether an answer was given that is not on the disk yet.
  fileprivate var holdsAnswer: Bool {
    switch self {
    case .grading, .saving, .notSaved: true
    default: false
    }
  }
}

import DailyMathCore

extension AppReducer {
  /// Another terminal deleted the account: the program asks who studies, and says what happened.
  static func accountGone(_ state: inout AppState) -> [Effect] {
    guard state.signedIn != nil else { return [] }
    let losesAnswer =
      if case .quiz(let quiz) = state.screen { quiz.phase.holdsAnswer } else { false }
    forgetAccount(&state)
    show(.accountGone(losesAnswer: losesAnswer), in: &state)
    return []
  }

  /// Forgets everything about an account that is gone, and asks who studies next.
  static func forgetAccount(_ state: inout AppState) {
    state.accountCount = state.accountCount.map { max(0, $0 - 1) }
    state.signedIn = nil
    state.lastToday = nil
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

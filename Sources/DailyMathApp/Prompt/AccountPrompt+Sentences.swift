import DailyMathCore
import DailyMathSystem

extension AccountPrompt {
  /// Why somebody is not signed in.
  func sentence(for failure: SignInFailure) -> String {
    switch failure {
    case .wrongCredentials(let wait): sentence(texts.login.wrongCredentials, wait)
    case .mustWait(let wait): sentence(waiting: wait)
    case .emailTaken: texts.register.emailTaken
    case .unusablePassword: texts.password.tooLong
    case .store(let error): texts.faults.sentence(error)
    }
  }

  /// Why a step to a new password failed; that nothing was changed, where it did not fail and is not what was wanted.
  func sentence(for outcome: RecoveryOutcome) -> String {
    guard case .failed(let failure) = outcome else { return texts.prompt.nothingDone }
    return switch failure {
    case .wrongCode(let wait): sentence(texts.prompt.wrongCode, wait)
    case .mustWait(let wait): sentence(waiting: wait)
    case .mailFailed: texts.prompt.mailFailed
    case .unusablePassword: texts.password.tooLong
    case .store(let error): texts.faults.sentence(error)
    }
  }

  /// Why the account was not changed; that nothing was changed, where it did not fail and is not what was wanted.
  func sentence(for outcome: AccountChangeOutcome) -> String {
    guard case .failed(let failure) = outcome else { return texts.prompt.nothingDone }
    return switch failure {
    case .wrongPassword(let wait): sentence(texts.prompt.wrongPassword, wait)
    case .mustWait(let wait): sentence(waiting: wait)
    case .emailTaken: texts.register.emailTaken
    case .unusablePassword: texts.password.tooLong
    case .file(let error): texts.faults.file(error)
    case .store(let error): texts.faults.sentence(error)
    }
  }

  private func sentence(_ words: String, _ wait: Int64) -> String {
    wait > 0 ? "\(words) \(sentence(waiting: wait))" : words
  }

  /// How long to wait, in whole seconds that are never too few.
  private func sentence(waiting milliseconds: Int64) -> String {
    texts.waiting.left(duration(milliseconds))
  }

  /// That no other code is sent yet, and when one can be.
  func sentence(waitingForMail milliseconds: Int64) -> String {
    texts.forgotPassword.requestWaiting.left(duration(milliseconds))
  }

  private func duration(_ milliseconds: Int64) -> String {
    WaitingTexts.duration(Int(clamping: (milliseconds + 999) / 1_000))
  }
}

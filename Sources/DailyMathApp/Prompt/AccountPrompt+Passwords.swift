import DailyMathCore
import DailyMathSystem

extension AccountPrompt {
  /// Sets another password for who is signed in.
  mutating func changePassword(from descriptor: Int32?) throws(PromptEnding) {
    let signedIn = try signedIn()
    defer { close(signedIn) }
    let current = try secret(texts.prompt.currentPassword, from: descriptor)
    // A descriptor has given a line for the new password either way, which the next command must not take for its own.
    if descriptor == nil,
      let failure = desk.check(current: current, of: signedIn.account.id, at: moment)
    {
      throw refusal(sentence(for: .failed(failure)))
    }
    let new = try newPassword(
      texts.prompt.newPassword, displayName: signedIn.library.profile.displayName,
      email: signedIn.account.email.text, from: descriptor)
    let outcome = desk.change(
      .password(current: current, new: new), of: signedIn.account.id, at: moment)
    guard case .passwordChanged = outcome else { throw refusal(sentence(for: outcome)) }
    note(texts.prompt.passwordChanged)
  }

  /// Sets another password for who shows a code that was sent or kept.
  func recover(email: String?, from descriptor: Int32?) throws(PromptEnding) {
    let email = try self.email(given: email)
    let permit = try permit(for: email, try begin(email, descriptor), from: descriptor)
    let password = try newPassword(
      texts.prompt.newPassword, displayName: displayName(of: permit.account), email: email,
      from: descriptor)
    let outcome = desk.recover(
      .reset(permit, password: password), language: language, at: moment)
    guard case .reset(let remaining) = outcome else { throw refusal(sentence(for: outcome)) }
    note(texts.prompt.reset(remaining))
    guard descriptor == nil else { return }
    let answer = try askPerhaps(texts.prompt.offerCodes)
    guard texts.prompt.isYes(answer) else { return }
    let renewal = desk.recover(
      .renewCodes(permit, password: password), language: language, at: moment)
    guard case .codesRenewed(let codes) = renewal else { throw refusal(sentence(for: renewal)) }
    try show(codes)
  }

  /// Has a code sent where that is possible; returns what is to be said about it, and what a code looks like.
  private func begin(
    _ email: String, _ descriptor: Int32?
  ) throws(PromptEnding) -> (news: String, codes: String) {
    let outcome = desk.recover(.begin(email: email), language: language, at: moment)
    switch outcome {
    case .began(.mail): return (texts.prompt.mailSent(email), texts.prompt.malformedCode)
    case .began(.savedCode):
      // Where the code comes from a descriptor, nobody is asked to write it.
      let request = descriptor == nil ? " \(texts.prompt.writeSavedCode)" : ""
      return (texts.prompt.noMail + request, texts.prompt.malformedSavedCode)
    case .failed(.mustWait(let wait)):
      // The code that was sent before still works.
      return (sentence(waitingForMail: wait), texts.prompt.malformedCode)
    // A code that was kept helps all the same.
    case .failed(.mailFailed): return (texts.prompt.mailFailed, texts.prompt.malformedCode)
    // So it does where the settings that would name the mail program cannot be used.
    case .failed(.store(.unusableSetting)), .failed(.store(.damaged)),
      .failed(.store(.unreadable)):
      return (sentence(for: outcome), texts.prompt.malformedCode)
    default: throw refusal(sentence(for: outcome))
    }
  }

  /// Asks for a code until one is right; the number of its letters says of which kind it is.
  private func permit(
    for email: String, _ begun: (news: String, codes: String), from descriptor: Int32?
  ) throws(PromptEnding) -> RecoveryPermit {
    var notes = [begun.news]
    if descriptor != nil { note(begun.news) }
    while true {
      let typed = try code(notes, from: descriptor)
      let outcome = RecoveryWay(typed).map { way in
        desk.recover(
          .check(email: email, code: typed, way: way), language: language, at: moment)
      }
      let complaint = outcome.map(sentence) ?? begun.codes
      switch outcome {
      case .permitted(let permit): return permit
      case nil where descriptor == nil: notes = [complaint]
      case .failed(.wrongCode) where descriptor == nil: notes = [complaint]
      case .failed(.mustWait) where descriptor == nil: notes = [complaint]
      default: throw refusal(complaint)
      }
    }
  }

  private func code(_ notes: [String], from descriptor: Int32?) throws(PromptEnding) -> String {
    guard let descriptor else {
      return try ask(texts.prompt.code, notes: notes, option: "--password-fd")
    }
    return try secret(from: descriptor).withBytes { bytes in
      String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
  }

  /// The name of whoever showed a right code, for the advice on the new password.
  private func displayName(of id: AccountID) -> String {
    (try? desk.store.profile(id))?.displayName ?? ""
  }
}

extension RecoveryWay {
  /// The kind of a code by the number of its letters; `nil` where it is none.
  fileprivate init?(_ typed: String) {
    if OneTimeCode(.recovery, typed: typed) != nil {
      self = .savedCode
    } else if OneTimeCode(.mailed, typed: typed) != nil {
      self = .mail
    } else {
      return nil
    }
  }
}

import DailyMathCore
import DailyMathSystem

extension AccountPrompt {
  /// Makes an account, prints its recovery codes and stays signed in.
  mutating func register(
    name: String?, email: String?, university: String?, from descriptor: Int32?
  ) throws(PromptEnding) {
    let name = try field(.name, texts.register.name, given: name, option: .name)
    let typed = try self.email(given: email)
    guard let address = EmailAddress(typed) else { throw refusal(texts.register.malformedEmail) }
    // A script says what it has to say, and is not asked for what may stay empty.
    let optional = "\(texts.register.university) (\(texts.register.optional))"
    let university = try field(
      .university, optional, given: university ?? (descriptor == nil ? nil : ""),
      option: .university)
    let password = try newPassword(
      texts.register.password, displayName: name, email: typed, from: descriptor)
    let registration = Registration(
      displayName: name, email: address, university: university, language: language)
    switch desk.register(
      registration, password: password, isRemembered: true, at: moment, seed: environment.seed)
    {
    case .registered(let signedIn, let codes):
      defer { close(signedIn) }
      note(texts.prompt.registered(identity(of: signedIn)))
      note(texts.prompt.remembered)
      try show(codes)
    case .failed(let failure): throw refusal(sentence(for: failure))
    }
  }

  /// Signs in, so that this machine remembers it.
  mutating func signIn(email: String?, from descriptor: Int32?) throws(PromptEnding) {
    let email = try self.email(given: email)
    let password = try secret(texts.login.password, from: descriptor)
    switch desk.signIn(email: email, password: password, isRemembered: true, at: moment) {
    case .signedIn(let signedIn, let damagedLines):
      defer { close(signedIn) }
      noteDamage(damagedLines)
      note(texts.prompt.signedIn(identity(of: signedIn)))
      note(texts.prompt.remembered)
    case .failed(let failure): throw refusal(sentence(for: failure))
    }
  }

  /// Ends the sign-in that this machine remembers; that there is none is no failure.
  func signOut() throws(PromptEnding) {
    do throws(StoreError) {
      let isKnown = try desk.store.signInTokens.read() != nil
      try desk.signOut()
      note(isKnown ? texts.prompt.signedOut : texts.prompt.wasNotSignedIn)
    } catch {
      throw refusal(texts.faults.sentence(error))
    }
  }

  /// Prints who is signed in.
  mutating func showSignedIn() throws(PromptEnding) {
    let signedIn = try signedIn()
    defer { close(signedIn) }
    try say([identity(of: signedIn)])
  }
}

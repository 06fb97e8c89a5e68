import DailyMathCore
import DailyMathSystem

extension AccountPrompt {
  /// Makes an account, prints its recovery codes and stays signed in where that is wanted.
  mutating func register(
    name: String?, email: String?, university: String?, from descriptor: Int32?,
    isRemembered: Bool?
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
    let isRemembered = try remembers(isRemembered, besides: 0, from: descriptor)
    let before = rememberedLearner()
    switch desk.register(
      registration, password: password, isRemembered: isRemembered, at: moment,
      seed: environment.seed)
    {
    case .registered(let signedIn, let codes):
      defer { close(signedIn) }
      noteReplacement(of: before, by: signedIn)
      note(texts.prompt.registered(identity(of: signedIn)))
      note(isRemembered ? texts.prompt.remembered : texts.prompt.notRemembered)
      try show(codes)
    case .failed(let failure): throw refusal(sentence(for: failure))
    }
  }

  /// Signs in, so that this machine remembers it where that is wanted.
  mutating func signIn(
    email: String?, from descriptor: Int32?, isRemembered: Bool?
  ) throws(PromptEnding) {
    let email = try self.email(given: email)
    let password = try secret(texts.login.password, from: descriptor)
    let isRemembered = try remembers(isRemembered, besides: 1, from: descriptor)
    let before = rememberedLearner()
    switch desk.signIn(email: email, password: password, isRemembered: isRemembered, at: moment) {
    case .signedIn(let signedIn, let damagedLines):
      defer { close(signedIn) }
      noteReplacement(of: before, by: signedIn)
      noteDamage(damagedLines)
      note(texts.prompt.signedIn(identity(of: signedIn)))
      note(isRemembered ? texts.prompt.remembered : texts.prompt.notRemembered)
    case .failed(let failure): throw refusal(sentence(for: failure))
    }
  }

  /// Whether this machine is to remember the sign-in.
  ///
  /// What is not given is preselected as on the screen: yes where the folder holds no other account than the learner's own,
  /// of which there are `own`. Where it holds others, a person is asked.
  private func remembers(
    _ given: Bool?, besides own: Int, from descriptor: Int32?
  ) throws(PromptEnding) -> Bool {
    if let given { return given }
    let count: Int
    do throws(StoreError) {
      count = try desk.store.accounts().count
    } catch {
      throw refusal(texts.faults.sentence(error))
    }
    guard count > own, descriptor == nil else { return count <= own }
    let answer = try ask(
      texts.prompt.rememberQuestion, notes: [texts.register.rememberMeaning],
      option: AccountArguments.Option.remembering.rawValue)
    return texts.prompt.isYes(answer)
  }

  /// Whose sign-in this machine remembers, and their name; `nil` where that is nobody.
  private func rememberedLearner() -> (id: AccountID, name: String)? {
    guard case .signedIn(let signedIn, _) = desk.resume(at: moment) else { return nil }
    defer { close(signedIn) }
    let name = signedIn.library.profile.displayName
    return (signedIn.account.id, name.isEmpty ? signedIn.account.email.text : name)
  }

  /// Says that another's sign-in ended, where one did.
  private func noteReplacement(of before: (id: AccountID, name: String)?, by signedIn: SignedIn) {
    guard let before, before.id != signedIn.account.id else { return }
    note(texts.prompt.replaced(before.name))
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

import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// Does what is asked of an account at the prompt: asks for what was not given, and says what came of it.
///
/// On the standard output stands only what a script can use: the codes, who is signed in, the export. Sentences for people
/// go to the standard error, and prompts to the terminal.
package struct AccountPrompt {
  /// What lets people in and changes accounts.
  let desk: AccountDesk
  /// Clock, language and randomness.
  let environment: PromptEnvironment
  /// The way to the person.
  let interface: PromptInterface
  /// The language that is spoken: the one of the account, unless another was asked for.
  private(set) var language: Language
  private var command: AccountCommand?

  /// Makes a prompt over the accounts of a desk.
  package init(
    desk: AccountDesk, environment: PromptEnvironment, interface: PromptInterface
  ) {
    self.desk = desk
    self.environment = environment
    self.interface = interface
    language = environment.language
  }

  /// Does what is asked, to its end.
  package mutating func run(_ command: AccountCommand) -> PromptEnding {
    self.command = command
    do throws(PromptEnding) {
      // Before any file of ours can get the number of a descriptor that the script forgot to open.
      try checkDescriptor(of: command)
      try prepare()
      try perform(command)
      return .exit(.done)
    } catch {
      return error
    }
  }

  private mutating func perform(_ command: AccountCommand) throws(PromptEnding) {
    switch command {
    case .register(let name, let email, let university, let descriptor, let isRemembered):
      try register(
        name: name, email: email, university: university, from: descriptor,
        isRemembered: isRemembered)
    case .signIn(let email, let descriptor, let isRemembered):
      try signIn(email: email, from: descriptor, isRemembered: isRemembered)
    case .signOut: try signOut()
    case .showSignedIn: try showSignedIn()
    case .changePassword(let descriptor): try changePassword(from: descriptor)
    case .recover(let email, let descriptor): try recover(email: email, from: descriptor)
    case .export(let path): try export(to: path)
    case .delete(let email, let descriptor): try delete(email: email, from: descriptor)
    case .show(let figures, let email, let isJSON):
      try show(figures, email: email, isJSON: isJSON)
    }
  }

  private func checkDescriptor(of command: AccountCommand) throws(PromptEnding) {
    guard let descriptor = command.passwordDescriptor else { return }
    switch interface.fault(descriptor) {
    case .closed: throw refusal(texts.prompt.noLine(descriptor), .usage)
    case .terminal: throw refusal(texts.prompt.shownDescriptor(descriptor), .usage)
    case nil: break
    }
  }

  private func prepare() throws(PromptEnding) {
    do throws(StoreError) {
      for case .tightenedFolder in try desk.store.prepare() { note(texts.prompt.tightened) }
    } catch {
      throw refusal("\(texts.faults.cannotStart) \(texts.faults.sentence(error))")
    }
  }

  /// The texts in the language that is spoken.
  var texts: Texts { .of(language) }

  /// What was not done where the person leaves without an answer.
  var leavingSentence: String {
    switch command {
    case .register: texts.prompt.notRegistered
    case .signIn: texts.prompt.notSignedInYet
    default: texts.prompt.nothingDone
    }
  }

  /// The present moment.
  var moment: Moment { environment.moment() }

  /// Who is signed in on this machine, opened; ends with its own code where nobody is.
  mutating func signedIn() throws(PromptEnding) -> SignedIn {
    switch desk.resume(at: moment) {
    case .signedIn(let signedIn, let damagedLines):
      speak(signedIn.library.settings.language)
      noteDamage(damagedLines)
      return signedIn
    case .failed(.store(let error)): throw refusal(texts.faults.sentence(error))
    case .failed, nil:
      complain(texts.prompt.notSignedIn)
      throw .exit(.notSignedIn)
    }
  }

  /// Goes on in the learner's own language, unless another was asked for.
  mutating func speak(_ own: Language?) {
    if let own, !environment.isLanguageChosen { language = own }
  }

  /// Lets go of an account; that its snapshot may not be written costs only time.
  func close(_ signedIn: SignedIn) {
    try? desk.store.close(signedIn.account.id, signedIn.library)
  }

  /// Who it is: name and address.
  func identity(of signedIn: SignedIn) -> String {
    let email = "<\(signedIn.account.email.text)>"
    let name = signedIn.library.profile.displayName
    return name.isEmpty ? email : "\(name) \(email)"
  }
}

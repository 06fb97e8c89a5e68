import DailyMathCore
package import DailyMathSystem
import DailyMathTerminal

/// Says and asks, waits for the answer, lets the reducers act on it and performs the effects.
///
/// A class, because it is the one owner of the conversation for as long as the program runs.
package final class PlainLoop {
  /// How the program ended.
  package enum Ending: Equatable, Sendable {
    /// The learner left, or the input ended.
    case quit
    /// The data folder cannot be used, or the last answer could not be saved before the input ended.
    case failed
    /// A signal asked the program to end; its default action is still to be taken.
    case signal(Signal)
    /// The terminal went away.
    case hungUp
    /// Nobody reads what is written any more.
    case unread
  }

  private let interface: PlainInterface
  private let environment: AppEnvironment
  private let runner: EffectRunner
  private var session: PlainSession
  private var ending: Ending?
  private var isLineOpen = false

  /// Makes the loop over a way to the person.
  package init(interface: PlainInterface, environment: AppEnvironment) {
    self.interface = interface
    self.environment = environment
    // Whoever waits for an answer loses nothing while the work is done at once.
    runner = EffectRunner(
      store: environment.store, authenticator: environment.authenticator,
      files: environment.files, mailer: environment.mailer, mailbox: Mailbox(),
      runBeside: { body throws(SystemError) in body() })
    var state = AppState(
      language: environment.language, size: Size(columns: 80, rows: 24),
      stamp: environment.stamp(rollover: .standard), seed: environment.seed)
    state.languageSource = environment.languageSource
    state.awaitedDrill = environment.drill
    if environment.isCalculator {
      state.screen = .calculator(CalculatorScreen.State(isAlone: true))
    }
    session = PlainSession(state)
  }

  /// Runs until the learner leaves or something ends the program.
  package func run() -> Ending {
    if !environment.isCalculator {
      runner.beginPreparing(at: environment.stamp(rollover: .standard))
      runner.takeOutcomes().forEach(dispatch)
    }
    if session.hasFailed {
      session.takeLines().forEach(say)
      return .failed
    }
    var heard: PlainQuestion?
    while ending == nil {
      if let news = runner.takeNews() { dispatch(news) }
      let question = session.question
      if question != heard { session.takeLines().forEach(say) }
      guard ending == nil else { break }
      isLineOpen = true
      let event = interface.ask(encoded("\(safe(question.prompt)): "), question.isSecret)
      // After a complaint the same is asked again, without all that was said before it.
      heard = handle(event, to: question) ? nil : question
    }
    finish()
    return ending ?? .quit
  }

  /// Takes what came; false where the same is to be asked once more without all that was said before it.
  private func handle(_ event: LineEvent, to question: PlainQuestion) -> Bool {
    switch event {
    case .line(let bytes, let isCut):
      endAnswer(isShown: interface.showsAnswers)
      if isCut { say(texts.plain.lineCut) }
      return take(.text(String(decoding: bytes, as: UTF8.self)), to: question)
    case .secret(_, isCut: true):
      endAnswer(isShown: false)
      say(texts.password.tooLong)
      return false
    case .secret(let secret, isCut: false):
      endAnswer(isShown: false)
      return take(.secret(secret), to: question)
    case .continued:
      // What the shell wrote meanwhile stands between; the whole question is said again.
      endLine()
      if session.state.isDrilling { dispatch(.screen(.drill(.continued))) }
    case .ended:
      end(.quit)
    case .terminate(let signal): end(.signal(signal))
    case .hungUp: end(.hungUp)
    case .unread: end(.unread)
    }
    return true
  }

  private func take(_ answer: PlainAnswer, to question: PlainQuestion) -> Bool {
    if let news = runner.takeNews() { dispatch(news) }
    guard session.question == question else {
      // The answer was meant for what was said; what is there now nobody has heard yet.
      say(texts.plain.changedElsewhere)
      return true
    }
    switch session.take(answer) {
    case .again(let complaint):
      say(complaint)
      return false
    case .remind: return true
    case .go(let actions, _, let lines):
      lines.forEach(say)
      actions.forEach(dispatch)
      return true
    }
  }

  /// Lets the reducers act, then performs what they ask for, until nothing is left to do.
  private func dispatch(_ action: AppAction) {
    var actions = [action]
    while !actions.isEmpty {
      let stamp = environment.stamp(rollover: session.state.rollover)
      for effect in session.reduce(actions.removeFirst(), at: stamp) {
        switch effect {
        case .quit: ending = ending ?? .quit
        // An answer is a whole line, after which nobody types while the cards are made ready: the list is searched at once.
        case .suspend, .prepareSearch: break
        default:
          announce(effect)
          let seed = session.nextSeed()
          if let outcome = runner.perform(effect, at: stamp, seed: seed) { actions.append(outcome) }
        }
      }
      actions += runner.takeOutcomes()
    }
  }

  /// Says what takes long, before it does.
  private func announce(_ effect: Effect) {
    switch effect {
    case .signIn: say(texts.login.checking)
    case .register: say(texts.register.creating)
    case .changeAccount: say(texts.profile.working)
    case .recover(let request, _): say(texts.forgotPassword.words(for: request))
    default: break
    }
  }

  /// Ends the program from outside; an answer whose grade is open is saved first.
  private func end(_ reason: Ending) {
    dispatch(.endRequested)
    if reason != .quit {
      ending = reason
    } else if ending == nil {
      // The answer could not be saved, and nobody is there to try again.
      session.takeLines().forEach(say)
      ending = .failed
    }
  }

  /// Closes the account and says goodbye, where somebody listens.
  private func finish() {
    if let signedIn = session.state.signedIn { runner.close(signedIn) }
    endLine()
    if ending == .quit { say(texts.plain.goodbye) }
  }

  private var texts: Texts { .of(session.state.language) }

  private func say(_ line: String) {
    write(safe(line) + "\n")
  }

  /// One line without anything that a terminal would obey, wherever its parts came from.
  private func safe(_ line: String) -> String {
    DisplayText.filtered(line, newlines: .replace)
  }

  /// Goes to a new line after an answer, unless the person's own Enter did.
  private func endAnswer(isShown: Bool) {
    if isShown { isLineOpen = false } else { endLine() }
  }

  private func endLine() {
    if isLineOpen { write("\n") }
  }

  private func write(_ text: String) {
    guard ending != .hungUp, ending != .unread else { return }
    isLineOpen = !text.hasSuffix("\n")
    if !interface.write(encoded(text)) { end(.unread) }
  }

  /// The text in what the terminal shows.
  private func encoded(_ text: String) -> [UInt8] {
    Array((environment.glyphs.isASCII ? ASCIIText.folded(text) : text).utf8)
  }
}

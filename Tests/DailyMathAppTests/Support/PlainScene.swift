import DailyMathApp
import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// Somebody who studies in plain mode: what they answer is written down before, and what they hear is kept.
///
/// A class, because the loop's closures share it.
final class PlainScene {
  /// One thing that the person does.
  enum Step {
    /// They type this and Enter.
    case type(String)
    /// They choose the option of this text by the number that was said before it.
    case choose(String)
    /// Something else happens.
    case event(LineEvent)
    /// This happens to the world before they answer.
    case meanwhile(() -> Void)
  }

  /// The accounts.
  let accounts: AccountsScene
  /// Everything that was said, with the answers that were typed in clear.
  private(set) var transcript = ""
  /// Every prompt at which a secret was asked.
  private(set) var secretPrompts: [String] = []
  private var steps: [Step] = []

  /// A person before these accounts.
  init(_ accounts: AccountsScene = AccountsScene()) {
    self.accounts = accounts
  }

  /// Makes Ana's account, with the password `secreto` and new cards of these names.
  @discardableResult
  func register(cards: String...) -> AccountID? { register(cards: cards) }

  /// Makes the same account with as many cards as wanted.
  @discardableResult
  func register(cards: [String]) -> AccountID? {
    let cards = cards.enumerated().map { index, name in
      EventPayload.cardPut(CardID(name), Learner.content(name, difficulty: index))
    }
    let profile = EventPayload.profile(Profile(displayName: "Ana María", university: ""))
    let account = NewAccount(
      email: .ana, credential: "hash-of-secreto", payloads: [profile] + cards)
    return try? accounts.store.register(account, Stamp.at().moment).id
  }

  /// What the only account's journals add up to.
  var library: AccountState {
    get throws {
      let id = try accounts.store.accounts().accounts.first?.id ?? AccountID("none")
      return try accounts.store.open(id).state
    }
  }

  /// Signs in as Ana and does these things; the input ends after them.
  func signIn(_ steps: Step...) -> PlainLoop.Ending {
    run([.type("ana@uniquindio.edu.co"), .type("secreto")] + steps)
  }

  /// Does these things; the input ends after them.
  func run(
    _ steps: [Step], language: Language = .spanish, glyphs: Glyphs = .unicode
  ) -> PlainLoop.Ending {
    self.steps = steps
    var environment = AppEnvironment(
      store: accounts.store, authenticator: accounts.authenticator, language: language, seed: 3,
      glyphs: glyphs, depth: .none)
    environment.wallMilliseconds = { Stamp.at().moment.instant.milliseconds }
    environment.utcOffsetSeconds = { _ in -5 * 3_600 }
    environment.monotonicNanoseconds = { 10_000_000_000 }
    let interface = PlainInterface(
      write: { bytes in
        self.transcript += String(decoding: bytes, as: UTF8.self)
        return true
      },
      ask: { prompt, isSecret in
        self.transcript += String(decoding: prompt, as: UTF8.self)
        return self.next(isSecret: isSecret)
      }, showsAnswers: true)
    return PlainLoop(interface: interface, environment: environment).run()
  }

  /// The lines that were said.
  var lines: [String] { transcript.split(separator: "\n").map(String.init) }

  private func next(isSecret: Bool) -> LineEvent {
    if isSecret { secretPrompts.append(lines.last ?? "") }
    while !steps.isEmpty {
      switch steps.removeFirst() {
      case .meanwhile(let happens): happens()
      case .event(let event): return event
      case .type(let text): return answer(text, isSecret: isSecret)
      case .choose(let text):
        let line = lines.last { $0.hasSuffix(". \(text)") } ?? ""
        return answer(String(line.prefix { $0 != "." }), isSecret: isSecret)
      }
    }
    return .ended
  }

  private func answer(_ text: String, isSecret: Bool) -> LineEvent {
    if isSecret { return .secret(AccountsScene.password(text), isCut: false) }
    transcript += text + "\n"
    return .line(Array(text.utf8), isCut: false)
  }
}

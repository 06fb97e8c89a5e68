package import DailyMathCore
import DailyMathSystem

/// An account that was made up: a folder in which somebody has studied for three years, to try and to measure with.
package enum GeneratedAccount {
  /// The address to sign in with.
  package static let email = BenchFolder.email
  /// The password.
  package static let password = BenchFolder.password

  /// Makes the account in a data folder, which is made where it is missing; returns which account it is.
  ///
  /// The registration is the program's own, and what happened since is written into the journal in large pieces. Throws
  /// `StoreError.emailTaken` where the folder has such an account already.
  @discardableResult
  package static func make(_ plan: GenerationPlan, in folder: String) throws -> AccountID {
    let store = AccountStore.live(dataDirectory: folder)
    _ = try store.prepare()
    let deck = GeneratedDeck(count: plan.cards, seed: plan.seed)
    guard let email = EmailAddress(email) else { throw StoreError.accountMissing }
    let profile = Profile(displayName: "Ana Rojas", university: "Universidad del Quindío")
    let account = NewAccount(
      email: email, credential: try hash(password),
      payloads: [.profile(profile)]
        + (0..<deck.starterCount).map { .cardPut(deck.id(of: $0), deck.content(of: $0)) })
    let id = try store.register(account, plan.moment(plan.first, seconds: 15 * 3_600)).id
    let journal = try JournalAppender(
      after: try store.open(id).state, of: id, in: folder)
    var student = GeneratedStudent(plan, deck: deck, journal: journal)
    try student.study()
    return id
  }

  /// Lets this machine remember the sign-in, so that the program begins with the day's cards.
  package static func remember(_ id: AccountID, in folder: String) throws {
    let store = AccountStore.live(dataDirectory: folder)
    _ = try store.prepare()
    let token = SecureRandom.identifier(length: SignInToken.tokenLength)
    let hash = try CodeHasher.hash(token)
    let now = SystemClock.wallMilliseconds()
    _ = try store.changeAccount(id) { account in
      account.rememberedSignIns.append(
        RememberedSignIn(
          tokenHash: hash, created: Instant(milliseconds: now),
          expires: Instant(milliseconds: now + RememberedSignIn.lifetime),
          passwordGeneration: account.passwordGeneration))
    }
    try store.signInTokens.keep(SignInToken(account: id, token: token))
  }

  /// Opens the account once, so that its snapshot stands beside the journal.
  package static func warm(_ id: AccountID, in folder: String) throws -> AccountState {
    let store = AccountStore.live(dataDirectory: folder)
    _ = try store.prepare()
    let state = try store.open(id).state
    try store.saveSnapshot(id, state)
    return state
  }

  private static func hash(_ password: String) throws -> String {
    var secret = SecretBytes()
    secret.append(Array(password.utf8))
    return try PasswordHasher.hash(secret)
  }
}

import DailyMathCore
import DailyMathSystem

/// Lets people in: checks passwords, makes accounts, opens them.
///
/// Everything here may take a tenth of a second or more and runs beside the event loop.
struct SignInDesk: Sendable {
  /// Where the accounts are found and made.
  let store: AccountStore
  /// What hashes and checks the passwords.
  let authenticator: Authenticator

  /// Signs in with an address and a password.
  ///
  /// An address without an account costs as much time as one with, and gives the same answer as a wrong password.
  func signIn(email: String, password: SecretBytes) -> AppAction {
    do throws(StoreError) {
      let listing = try store.accounts()
      guard let account = EmailAddress(email).flatMap({ listing.account(for: $0) }) else {
        _ = try? authenticator.verifyDummy(password)
        // The account may be the one whose file cannot be read; that nothing is right would then be untrue.
        if let path = listing.damaged.first {
          return .signInFailed(.store(.damaged(path: path)))
        }
        return .signInFailed(.wrongCredentials)
      }
      guard try isRight(password, for: account) else { return .signInFailed(.wrongCredentials) }
      return try open(account.id)
    } catch {
      return .signInFailed(.store(error))
    }
  }

  /// Makes an account with its profile and the starter deck, and signs in.
  func register(
    _ registration: Registration, password: SecretBytes, at moment: Moment, seed: UInt64
  ) -> AppAction {
    guard let credential = try? authenticator.hash(password) else {
      return .signInFailed(.unusablePassword)
    }
    let account = NewAccount(
      email: registration.email, credential: credential,
      payloads: Self.beginning(of: registration, seed: seed))
    do throws(StoreError) {
      return try open(store.register(account, moment).id)
    } catch {
      return .signInFailed(error == .emailTaken ? .emailTaken : .store(error))
    }
  }

  private func isRight(
    _ password: SecretBytes, for account: Account
  ) throws(StoreError) -> Bool {
    do throws(PasswordError) {
      return try authenticator.verify(password, account.credential)
    } catch .unknownHash {
      // No password would do, so that to call this one wrong would send the learner looking for another for ever.
      throw .damaged(path: "accounts/\(account.id.text)/account.json")
    } catch {
      return false
    }
  }

  private func open(_ id: AccountID) throws(StoreError) -> AppAction {
    let opened = try store.open(id)
    let signedIn = SignedIn(account: opened.account, library: opened.state)
    return .signInSucceeded(signedIn, damagedLines: opened.damagedLineCount)
  }

  /// What a new account begins with: its profile, its language and the starter deck in that language.
  private static func beginning(of registration: Registration, seed: UInt64) -> [EventPayload] {
    var generator = SplitMix64(seed: seed)
    let profile = Profile(
      displayName: registration.displayName, university: registration.university)
    return [.profile(profile), .settings(SettingsChange(language: registration.language))]
      + StarterDeck.cards(in: registration.language).map { card in
        .cardPut(CardID(RandomIdentifier.text(using: &generator)), card)
      }
  }
}

extension OpenedAccount {
  /// How many lines of the account's journals could not be read.
  fileprivate var damagedLineCount: Int {
    notices.reduce(0) { sum, notice in
      if case .damagedLines(_, _, let count) = notice { sum + count } else { sum }
    }
  }
}

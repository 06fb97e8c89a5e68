package import DailyMathCore
package import DailyMathSystem

/// Lets people in: checks passwords, makes accounts, opens them, changes what is said of them and lets them go.
///
/// Everything here may take a tenth of a second or more and runs beside the event loop.
package struct AccountDesk: Sendable {
  /// Where the accounts are found and made.
  package let store: AccountStore
  /// What hashes and checks the passwords.
  package let authenticator: Authenticator
  /// What writes the files that a learner asks for.
  package let files: PersonalFiles

  /// Makes a desk over a store.
  package init(
    store: AccountStore, authenticator: Authenticator, files: PersonalFiles = .live
  ) {
    self.store = store
    self.authenticator = authenticator
    self.files = files
  }

  /// Signs in with an address and a password.
  ///
  /// An address without an account costs as much time as one with, and gives the same answer as a wrong password.
  package func signIn(
    email: String, password: SecretBytes, isRemembered: Bool, at moment: Moment
  ) -> SignInOutcome {
    do throws(StoreError) {
      let listing = try store.accounts()
      guard let account = EmailAddress(email).flatMap({ listing.account(for: $0) }) else {
        _ = try? authenticator.verifyDummy(password)
        // The account may be the one whose file cannot be read; that nothing is right would then be untrue.
        if let path = listing.damaged.first {
          return .failed(.store(.damaged(path: path)))
        }
        return .failed(.wrongCredentials())
      }
      guard try isRight(password, for: account) else { return .failed(.wrongCredentials()) }
      return try open(account.id)
    } catch {
      return .failed(.store(error))
    }
  }

  /// Lets in whose sign-in this machine remembers; `nil` where that is nobody, or not any more.
  package func resume(at moment: Moment) -> SignInOutcome? { nil }

  /// Ends the sign-in that this machine remembers.
  package func signOut() throws(StoreError) { try store.signInTokens.forget() }

  /// Makes an account with its profile, the starter deck and recovery codes, and signs in.
  package func register(
    _ registration: Registration, password: SecretBytes, isRemembered: Bool, at moment: Moment,
    seed: UInt64
  ) -> RegistrationOutcome {
    guard let credential = try? authenticator.hash(password) else {
      return .failed(.unusablePassword)
    }
    let account = NewAccount(
      email: registration.email, credential: credential,
      payloads: Self.beginning(of: registration, seed: seed))
    do throws(StoreError) {
      let opened = try store.open(store.register(account, moment).id)
      return .registered(SignedIn(account: opened.account, library: opened.state), [])
    } catch {
      return .failed(error == .emailTaken ? .emailTaken : .store(error))
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

  private func open(_ id: AccountID) throws(StoreError) -> SignInOutcome {
    let opened = try store.open(id)
    let signedIn = SignedIn(account: opened.account, library: opened.state)
    return .signedIn(signedIn, damagedLines: opened.damagedLineCount)
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

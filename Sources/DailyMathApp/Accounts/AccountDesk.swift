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
  /// What sends a code to who forgot the password.
  package let mailer: Mailer

  /// Makes a desk over a store.
  package init(
    store: AccountStore, authenticator: Authenticator, files: PersonalFiles = .live,
    mailer: Mailer = .live
  ) {
    self.store = store
    self.authenticator = authenticator
    self.files = files
    self.mailer = mailer
  }

  /// Signs in with an address and a password.
  ///
  /// The attempt is counted as failed, on the disk, before anything is checked, and one that has to wait is not checked. An
  /// address without an account is counted alike, costs as much time as one with, and gives the same answer as a wrong
  /// password. What the system could not check stays counted, since no attempt may be had for nothing.
  package func signIn(
    email: String, password: SecretBytes, isRemembered: Bool, at moment: Moment
  ) -> SignInOutcome {
    do throws(StoreError) {
      let listing = try store.accounts()
      let address = EmailAddress(email)
      guard let account = address.flatMap({ listing.account(for: $0) }) else {
        return .failed(
          try refuse(address, password, damaged: listing.damaged.first, at: moment.instant))
      }
      switch try check(password, of: account, at: moment.instant) {
      case .refused(let wait): return .failed(.mustWait(milliseconds: wait))
      case .wrong(let wait): return .failed(.wrongCredentials(waitMilliseconds: wait))
      case .right:
        return try open(account.id) { opened in
          settle(opened, password, isRemembered: isRemembered, at: moment.instant)
        }
      }
    } catch {
      return .failed(.store(error))
    }
  }

  /// Does for an address without an account what is done for a wrong password.
  private func refuse(
    _ address: EmailAddress?, _ password: SecretBytes, damaged: String?, at instant: Instant
  ) throws(StoreError) -> SignInFailure {
    var wait: Int64 = 0
    if let address {
      // What is no address has nobody whose password could be guessed, and is not counted.
      let outcome = try attempt(for: .address(address), at: instant) { () throws(StoreError) in
        try checkNothing(password)
      }
      if case .refused(let milliseconds) = outcome { return .mustWait(milliseconds: milliseconds) }
      if case .wrong(let milliseconds) = outcome { wait = milliseconds }
    } else {
      _ = try checkNothing(password)
    }
    // The account may be the one whose file cannot be read; that nothing is right would then be untrue.
    if let damaged { return .store(.damaged(path: damaged)) }
    return .wrongCredentials(waitMilliseconds: wait)
  }

  /// Makes an account with its profile, the starter deck and recovery codes, and signs in.
  package func register(
    _ registration: Registration, password: SecretBytes, isRemembered: Bool, at moment: Moment,
    seed: UInt64
  ) -> RegistrationOutcome {
    do throws(StoreError) {
      guard let credential = try newHash(of: password) else { return .failed(.unusablePassword) }
      let made = try makeRecoveryCodes()
      let new = NewAccount(
        email: registration.email, credential: credential, recoveryCodes: made.hashes,
        payloads: Self.beginning(of: registration, seed: seed))
      let opened = try store.open(store.register(new, moment).id)
      let account = settle(
        opened.account, password, isRemembered: isRemembered, at: moment.instant)
      return .registered(SignedIn(account: account, library: opened.state), made.codes)
    } catch {
      return .failed(error == .emailTaken ? .emailTaken : .store(error))
    }
  }

  /// Opens an account and lets its learner in, once `settle` has changed what is to last.
  func open(
    _ id: AccountID, _ settle: (Account) -> Account = { $0 }
  ) throws(StoreError) -> SignInOutcome {
    let opened = try store.open(id)
    let signedIn = SignedIn(account: settle(opened.account), library: opened.state)
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
  var damagedLineCount: Int {
    notices.reduce(0) { sum, notice in
      if case .damagedLines(_, _, let count) = notice { sum + count } else { sum }
    }
  }
}

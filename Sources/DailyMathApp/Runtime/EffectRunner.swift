package import DailyMathCore
package import DailyMathSystem

/// Performs effects, and gives their outcomes back as actions.
///
/// A class, because it knows which account is open in the store. What is slow runs through `runBeside`, and its outcome
/// arrives in the mailbox.
package final class EffectRunner {
  /// Starts work beside the event loop.
  package typealias Beside = (@escaping @Sendable () -> Void) throws(SystemError) -> Void

  private let store: AccountStore
  private let desk: AccountDesk
  private let runBeside: Beside
  private let mailbox: Mailbox<AppAction>
  private var openAccount: AccountID?

  /// Makes a runner over a store.
  package init(
    store: AccountStore, authenticator: Authenticator, files: PersonalFiles = .live,
    mailer: Mailer = .live, mailbox: Mailbox<AppAction>, runBeside: @escaping Beside
  ) {
    self.store = store
    self.mailbox = mailbox
    self.runBeside = runBeside
    desk = AccountDesk(
      store: store, authenticator: authenticator, files: files, mailer: mailer)
  }

  /// Begins to make the data folder ready, and lets in whose sign-in is remembered; the outcome comes later.
  package func beginPreparing(at stamp: Stamp) {
    let desk = desk
    begin { .prepared(Self.prepare(desk, at: stamp.moment)) }
  }

  private static func prepare(_ desk: AccountDesk, at moment: Moment) -> Preparation {
    do throws(StoreError) {
      let isTightened = try desk.store.prepare().contains {
        if case .tightenedFolder = $0 { true } else { false }
      }
      let listing = try desk.store.accounts()
      guard
        case .signedIn(let signedIn, let damagedLines) = desk.resume(among: listing, at: moment)
      else { return .ready(accountCount: listing.count, isTightened: isTightened) }
      return .resumed(
        signedIn, damagedLines: damagedLines, accountCount: listing.count,
        isTightened: isTightened)
    } catch {
      return .failed(error)
    }
  }

  /// Performs an effect; `nil` where the outcome comes later or there is none.
  package func perform(_ effect: Effect, at stamp: Stamp, seed: UInt64) -> AppAction? {
    let desk = desk
    let moment = stamp.moment
    switch effect {
    case .signIn(let email, let password, let isRemembered):
      begin {
        switch desk.signIn(
          email: email, password: password, isRemembered: isRemembered, at: moment)
        {
        case .signedIn(let signedIn, let count): .signInSucceeded(signedIn, damagedLines: count)
        case .failed(let failure): .signInFailed(failure)
        }
      }
      return nil
    case .register(let registration, let password, let isRemembered):
      begin {
        switch desk.register(
          registration, password: password, isRemembered: isRemembered, at: moment, seed: seed)
        {
        case .registered(let signedIn, let codes): .registered(signedIn, codes)
        case .failed(let failure): .signInFailed(failure)
        }
      }
      return nil
    case .recover(let request, let language):
      begin { .recovered(desk.recover(request, language: language, at: moment), of: request) }
      return nil
    case .lookUpMail: return .mailLookedUp(sendsMail: desk.sendsMail())
    case .changeAccount(let change):
      guard let openAccount else { return .accountChanged(.failed(.store(.accountMissing))) }
      begin { .accountChanged(desk.change(change, of: openAccount, at: moment)) }
      return nil
    case .writeRecoveryCodes(let lines, let path):
      do throws(PersonalFileError) {
        let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
        return .recoveryCodesWritten(path: try desk.files.write(path, bytes))
      } catch {
        return .recoveryCodesNotWritten(error)
      }
    case .proposePassphrase(let language):
      var phrase = SecretBytes()
      phrase.append(Passphrase.random(in: language).utf8)
      return .passphraseProposed(phrase)
    case .forgetSignIn(let account):
      // What cannot be removed now expires by itself.
      try? desk.signOut(of: account)
      return nil
    case .append(let payloads, let reason):
      return append(payloads, for: reason, at: stamp.moment)
    case .lookUpSitting:
      return .sittingFound(openAccount.flatMap { try? store.lastSitting($0) })
    case .closeAccount(let signedIn):
      close(signedIn)
      return nil
    case .prepareSearch(let preparation):
      begin { .screen(.today(preparation.outcome)) }
      return nil
    case .prepareBrowser(let preparation):
      begin { .screen(.browser(preparation.outcome)) }
      return nil
    case .prepareStatistics(let preparation):
      begin { .screen(.statistics(preparation.outcome)) }
      return nil
    case .navigate, .goBack, .openTab, .changeLanguage, .signOut, .toggleHelp, .toggleAppearance,
      .setMouse,
      .suspend, .quit:
      return nil
    }
  }

  /// Everything that ended beside the loop since the last call.
  package func takeOutcomes() -> [AppAction] {
    let outcomes = mailbox.takeAll()
    for outcome in outcomes {
      switch outcome {
      case .signInSucceeded(let signedIn, _), .registered(let signedIn, _),
        .prepared(.resumed(let signedIn, _, _, _)):
        openAccount = signedIn.account.id
      case .accountChanged(.deleted), .accountChanged(.failed(.store(.accountMissing))):
        openAccount = nil
      default: break
      }
    }
    return outcomes
  }

  /// What other terminals and devices wrote since the last call; `nil` where there is nothing.
  package func takeNews() -> AppAction? {
    guard let openAccount else { return nil }
    do throws(StoreError) {
      let events = try store.refresh(openAccount)
      return events.isEmpty ? nil : .eventsArrived(events)
    } catch .replaced {
      // The files are not those that were read; only reading everything again tells what they hold.
      guard let opened = try? store.open(openAccount) else { return nil }
      return .reopened(SignedIn(account: opened.account, library: opened.state))
    } catch .accountMissing {
      self.openAccount = nil
      return .accountGone
    } catch {
      // Reading what others wrote can wait; what this terminal does is not held up by it.
      return nil
    }
  }

  /// Closes an account and leaves the snapshot of its state, without which the next opening only takes longer.
  package func close(_ signedIn: SignedIn) {
    try? store.close(signedIn.account.id, signedIn.library)
    openAccount = nil
  }

  private func append(
    _ payloads: [EventPayload], for reason: AppendReason, at moment: Moment
  ) -> AppAction {
    guard let openAccount else { return .appendFailed(.accountMissing, for: reason) }
    do throws(StoreError) {
      return .appended(try store.append(openAccount, payloads, moment), for: reason)
    } catch .accountMissing {
      self.openAccount = nil
      return .accountGone
    } catch {
      return .appendFailed(error, for: reason)
    }
  }

  private func begin(_ work: @escaping @Sendable () -> AppAction) {
    let mailbox = mailbox
    do throws(SystemError) {
      try runBeside { mailbox.put(work()) }
    } catch {
      // Without a thread the loop waits for the work, which is slow but right.
      mailbox.put(work())
    }
  }
}

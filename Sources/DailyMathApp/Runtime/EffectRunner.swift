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
  private let desk: SignInDesk
  private let runBeside: Beside
  private let mailbox: Mailbox<AppAction>
  private var openAccount: AccountID?

  /// Makes a runner over a store.
  package init(
    store: AccountStore, authenticator: Authenticator, mailbox: Mailbox<AppAction>,
    runBeside: @escaping Beside
  ) {
    self.store = store
    self.mailbox = mailbox
    self.runBeside = runBeside
    desk = SignInDesk(store: store, authenticator: authenticator)
  }

  /// Begins to make the data folder ready; the outcome comes later.
  package func beginPreparing() {
    let store = store
    begin {
      do throws(StoreError) {
        try store.prepare()
        let listing = try store.accounts()
        // An account that cannot be read is an account all the same.
        let hasAccounts = !listing.accounts.isEmpty || !listing.damaged.isEmpty
        return .prepared(.ready(hasAccounts: hasAccounts))
      } catch {
        return .prepared(.failed(error))
      }
    }
  }

  /// Performs an effect; `nil` where the outcome comes later or there is none.
  package func perform(_ effect: Effect, at stamp: Stamp, seed: UInt64) -> AppAction? {
    switch effect {
    case .signIn(let email, let password):
      let desk = desk
      begin { desk.signIn(email: email, password: password) }
      return nil
    case .register(let registration, let password):
      let desk = desk
      begin {
        desk.register(registration, password: password, at: stamp.moment, seed: seed)
      }
      return nil
    case .append(let payloads, let reason):
      return append(payloads, for: reason, at: stamp.moment)
    case .closeAccount(let signedIn):
      close(signedIn)
      return nil
    case .prepareSearch(let preparation):
      begin { .screen(.today(preparation.outcome)) }
      return nil
    case .navigate, .openTab, .changeLanguage, .signOut, .toggleHelp, .toggleAppearance, .setMouse,
      .suspend, .quit:
      return nil
    }
  }

  /// Everything that ended beside the loop since the last call.
  package func takeOutcomes() -> [AppAction] {
    let outcomes = mailbox.takeAll()
    for case .signInSucceeded(let signedIn, _) in outcomes {
      openAccount = signedIn.account.id
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

internal import Synchronization

/// Accounts that are kept in memory only: the twin of the store on the disk, for tests and for trying things out.
///
/// It keeps the same promises, limits and errors, and can be told to fail.
public final class AccountMemory: Sendable {
  private struct Contents {
    var holdings: [AccountID: HeldAccount] = [:]
    var failures: [StoreError] = []
    var nextID = 1
    var signIns = SignInMemory()

    func checkFree(_ email: EmailAddress, except id: AccountID?) throws(StoreError) {
      let owner = holdings.values.first { $0.account.email == email }
      if let owner, owner.account.id != id { throw .emailTaken }
    }
  }

  private let contents = Mutex(Contents())
  private let device: DeviceID

  /// Makes an empty memory, whose events are those of `device`.
  public init(device: DeviceID = DeviceID("memory")) {
    self.device = device
  }

  /// Makes the next append that has not failed yet fail with `error`; several wait their turn.
  public func failNextAppend(with error: StoreError) {
    contents.withLock { $0.failures.append(error) }
  }

  /// Puts events of other devices in, as if a synchronised folder had brought them; they come with the next refresh.
  public func receive(_ events: [Event], in id: AccountID) {
    contents.withLock { contents in
      for event in events { contents.holdings[id]?.insert(event) }
    }
  }

  /// The store that keeps everything here.
  public var store: AccountStore {
    AccountStore(
      prepare: { [] },
      accounts: { self.list() },
      register: { (new, moment) throws(StoreError) in try self.register(new, at: moment) },
      changeAccount: { (id, change) throws(StoreError) in try self.change(id, change) },
      removeAccount: { (id, credential) throws(StoreError) in
        try self.delete(id, ifIts: credential)
      },
      exportAccount: { (id, moment) throws(StoreError) in try self.export(id, at: moment) },
      attempts: attempts, mailedCodes: mailedCodes, signInTokens: signInTokens,
      machineSettings: { self.contents.withLock { $0.signIns.settings } },
      profile: { (id) throws(StoreError) in try self.profile(of: id) },
      open: { (id) throws(StoreError) in try self.open(id) },
      lastSitting: { (id) throws(StoreError) in
        try self.checkOpen(id)
        return self.contents.withLock { contents in
          SittingRecord(last: contents.holdings[id]?.events ?? [], of: self.device)
        }
      },
      append: { (id, payloads, moment) throws(StoreError) in
        try self.append(id, payloads, at: moment)
      },
      refresh: { (id) throws(StoreError) in try self.refresh(id) },
      notices: { _ in [] },
      saveSnapshot: { (id, _) throws(StoreError) in try self.checkOpen(id) },
      close: { (id, _) throws(StoreError) in try self.close(id) })
  }

  /// Configures what holds for all accounts.
  public func configure(_ settings: MachineSettings) {
    contents.withLock { $0.signIns.settings = settings }
  }

  private var attempts: AttemptCounter {
    AttemptCounter(
      begin: { key, instant in
        self.contents.withLock { $0.signIns.attempts.begin(key, at: instant) }
      },
      wait: { key, instant in
        self.contents.withLock { contents in
          contents.signIns.attempts.follow(key, clock: instant)
          return contents.signIns.attempts.wait(key, at: instant)
        }
      },
      succeed: { key in self.contents.withLock { $0.signIns.attempts.succeed(key) } })
  }

  private var mailedCodes: MailedCodes {
    MailedCodes(
      put: { (id, code) throws(StoreError) in
        try self.contents.withLock { (contents) throws(StoreError) in
          try contents.signIns.codes.put(code, of: id)
        }
      },
      beginTry: { id, instant in
        self.contents.withLock { $0.signIns.codes.beginTry(id, at: instant) }
      },
      take: { id, hash in self.contents.withLock { $0.signIns.codes.take(id, hash) } },
      remove: { id in self.contents.withLock { $0.signIns.codes.remove(id) } })
  }

  private var signInTokens: SignInTokens {
    SignInTokens(
      read: { self.contents.withLock { $0.signIns.token } },
      keep: { token in self.contents.withLock { $0.signIns.token = token } },
      forget: { self.contents.withLock { $0.signIns.token = nil } })
  }

  private func list() -> AccountListing {
    contents.withLock { contents in
      let accounts = contents.holdings.values.map(\.account)
      return AccountListing(
        accounts: accounts.sorted { ($0.email.key, $0.id.text) < ($1.email.key, $1.id.text) })
    }
  }

  private func register(_ new: NewAccount, at moment: Moment) throws(StoreError) -> Account {
    try contents.withLock { (contents) throws(StoreError) in
      try contents.checkFree(new.email, except: nil)
      let account = Account(
        id: AccountID("account\(contents.nextID)"), email: new.email,
        credential: new.credential, role: new.role, created: moment,
        recoveryCodes: new.recoveryCodes)
      _ = try AccountFile.encoded(account)
      var holding = HeldAccount(account: account)
      for event in try holding.makeEvents(new.payloads, of: device, at: moment) {
        holding.insert(event)
      }
      contents.nextID += 1
      contents.holdings[account.id] = holding
      return account
    }
  }

  private func change(
    _ id: AccountID, _ change: (inout Account) throws(StoreError) -> Void
  ) throws(StoreError) -> Account {
    try contents.withLock { (contents) throws(StoreError) in
      guard var account = contents.holdings[id]?.account else { throw .accountMissing }
      try change(&account)
      _ = try AccountFile.encoded(account)
      try contents.checkFree(account.email, except: id)
      contents.holdings[id]?.account = account
      return account
    }
  }

  private func delete(
    _ id: AccountID, ifIts credential: String?
  ) throws(StoreError) -> Bool {
    try contents.withLock { (contents) throws(StoreError) in
      guard let account = contents.holdings[id]?.account else { throw .accountMissing }
      guard credential == nil || credential == account.credential else { return false }
      contents.holdings[id] = nil
      contents.signIns.forget(account)
      return true
    }
  }

  private func export(_ id: AccountID, at moment: Moment) throws(StoreError) -> [UInt8] {
    let holding = contents.withLock { $0.holdings[id] }
    guard let holding else { throw .accountMissing }
    return AccountExport(of: holding.account, journals: try holding.journals())
      .encoded(at: moment)
  }

  private func profile(of id: AccountID) throws(StoreError) -> Profile {
    let holding = contents.withLock { $0.holdings[id] }
    guard let holding else { throw .accountMissing }
    return holding.events.reduce(into: AccountState()) { $0.apply($1) }.profile
  }

  private func open(_ id: AccountID) throws(StoreError) -> OpenedAccount {
    try contents.withLock { (contents) throws(StoreError) in
      guard let holding = contents.holdings[id] else { throw .accountMissing }
      contents.holdings[id]?.delivered = holding.events.count
      let state = holding.events.reduce(into: AccountState()) { $0.apply($1) }
      return OpenedAccount(account: holding.account, state: state)
    }
  }

  private func append(
    _ id: AccountID, _ payloads: [EventPayload], at moment: Moment
  ) throws(StoreError) -> [Event] {
    try contents.withLock { (contents) throws(StoreError) in
      guard var holding = contents.holdings[id], holding.delivered != nil else {
        throw .accountMissing
      }
      defer { contents.holdings[id] = holding }
      let isRetry = holding.unconfirmed?.payloads == payloads
      let events =
        isRetry
        ? holding.unconfirmed?.events ?? []
        : try holding.makeEvents(payloads, of: device, at: moment)
      if !contents.failures.isEmpty {
        let failure = contents.failures.removeFirst()
        if case .notSynced = failure { holding.setAside(payloads, events) }
        throw failure
      }
      holding.unconfirmed = nil
      let others = holding.deliver()
      for event in events { holding.insert(event) }
      _ = holding.deliver()
      return others + events
    }
  }

  private func refresh(_ id: AccountID) throws(StoreError) -> [Event] {
    try contents.withLock { (contents) throws(StoreError) in
      guard contents.holdings[id]?.delivered != nil else { throw .accountMissing }
      return contents.holdings[id]?.deliver() ?? []
    }
  }

  private func checkOpen(_ id: AccountID) throws(StoreError) {
    try contents.withLock { (contents) throws(StoreError) in
      guard contents.holdings[id]?.delivered != nil else { throw .accountMissing }
    }
  }

  private func close(_ id: AccountID) throws(StoreError) {
    try checkOpen(id)
    contents.withLock { $0.holdings[id]?.close() }
  }
}

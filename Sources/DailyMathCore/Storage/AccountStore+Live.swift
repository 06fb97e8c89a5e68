internal import DailyMathSystem

extension AccountStore {
  /// The store in the folder `dataDirectory`, which `prepare` makes where it is missing.
  public static func live(dataDirectory: String) -> AccountStore {
    live(DataDirectory(root: dataDirectory, machine: Host.machineIdentity))
  }

  /// The store in `directory`; a test may choose its machine and how it writes.
  static func live(_ directory: DataDirectory, writer: JournalWriter = .live) -> AccountStore {
    let files = AccountFiles(directory: directory)
    let sessions = AccountSessions(files: files, writer: writer)
    return AccountStore(
      prepare: { () throws(StoreError) in try sessions.prepare() },
      accounts: { () throws(StoreError) in try files.list() },
      register: { (new, moment) throws(StoreError) in
        try sessions.register(new, at: moment)
      },
      changeAccount: { (id, change) throws(StoreError) in try files.change(id, change) },
      removeAccount: { (id, credential) throws(StoreError) in
        try sessions.delete(id, ifIts: credential)
      },
      exportAccount: { (id, moment) throws(StoreError) in
        try directory.using(id) { () throws(StoreError) in
          try AccountExport(of: id, in: files).encoded(at: moment)
        }
      },
      attempts: .live(directory), mailedCodes: .live(directory), signInTokens: .live(directory),
      machineSettings: { () throws(StoreError) in
        try SettingsFile(path: directory.settingsFile).read()
      },
      profile: { (id) throws(StoreError) in try sessions.profile(of: id) },
      open: { (id) throws(StoreError) in try sessions.open(id) },
      lastSitting: { (id) throws(StoreError) in try sessions.lastSitting(of: id) },
      append: { (id, payloads, moment) throws(StoreError) in
        try sessions.append(id, payloads, at: moment)
      },
      refresh: { (id) throws(StoreError) in try sessions.refresh(id) },
      notices: { sessions.takeNotices(of: $0) },
      saveSnapshot: { (id, state) throws(StoreError) in
        try sessions.saveSnapshot(of: id, state)
      },
      settle: { (id, state) throws(StoreError) in
        try sessions.saveSnapshot(of: id, state, unlessFewerThan: AccountSessions.fewEvents)
      },
      close: { (id, state) throws(StoreError) in try sessions.close(id, state) })
  }
}

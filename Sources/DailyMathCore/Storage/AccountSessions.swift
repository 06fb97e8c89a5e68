internal import DailyMathSystem
internal import Synchronization

/// The accounts that are open in this process, each with its journals.
final class AccountSessions: Sendable {
  private struct Session {
    var journal: AccountJournal
    /// The events that the snapshot on the disk holds; `nil` where there is none that can be used.
    var saved: [DeviceID: SeenNumbers]?
    /// The cards on the disk on which the account's state rests, or rested before they were saved again.
    var archives: [CardArchive] = []

    /// Whether the snapshot was thrown away, and the account is to be opened anew.
    var isDiscarded = false

    /// Whether a card could not be read, so that the state may not be what the journals say.
    var isDamaged: Bool { archives.contains { $0.isDamaged } }
  }

  private struct Contents {
    var device: DeviceID?
    var sessions: [AccountID: Session] = [:]
  }

  /// So many events are read from a journal in less than a millisecond.
  static let fewEvents = 64
  /// After so many that were not in a snapshot, one is written at once, so that they do not stay in memory.
  private static let manyEvents = 20_000
  /// So many events may be missing in the snapshot of another terminal before it is replaced by one of ours.
  private static let manyElsewhere = 2_000

  private let files: AccountFiles
  private let writer: JournalWriter
  private let contents = Mutex(Contents())

  private var directory: DataDirectory { files.directory }

  /// Starts with no account open.
  init(files: AccountFiles, writer: JournalWriter) {
    self.files = files
    self.writer = writer
  }

  /// Makes and checks the data directory.
  func prepare() throws(StoreError) -> [StoreNotice] {
    try contents.withLock { (contents) throws(StoreError) in
      let prepared = try directory.prepare()
      contents.device = prepared.device
      return prepared.notices
    }
  }

  /// Makes an account.
  func register(_ new: NewAccount, at moment: Moment) throws(StoreError) -> Account {
    try files.register(new, at: moment, device: try device())
  }

  /// What an account says of its learner; whether it is open does not matter, and stays as it is.
  func profile(of id: AccountID) throws(StoreError) -> Profile {
    _ = try files.account(id)
    return try load(id).state.profile
  }

  private func load(_ id: AccountID) throws(StoreError) -> AccountLoading.Result {
    let loading = AccountLoading(
      account: id, directory: directory, device: try device(), writer: writer)
    return try directory.using(id) { () throws(StoreError) in try loading.load() }
  }

  /// Opens an account, from its snapshot where that can be used.
  func open(_ id: AccountID) throws(StoreError) -> OpenedAccount {
    let account = try files.account(id)
    var loaded = try load(id)
    var journal = loaded.journal
    let notices = journal.notices
    journal.notices = []
    var session = Session(journal: journal, saved: loaded.saved)
    if loaded.foldedCount > Self.manyEvents {
      // Where that fails, all of it stays in memory, and the next saving is another chance.
      if let saved = try? save(loaded.state, of: id, session, unlessFewerThan: 1) {
        loaded.state.rest(on: saved)
        session.saved = loaded.state.seen
        ProcessMemory.giveBackUnused()
      }
    }
    if let archive = loaded.state.cardTable.archive { session.archives = [archive] }
    contents.withLock { contents in
      if let earlier = contents.sessions[id]?.journal { session.journal.goOn(after: earlier) }
      contents.sessions[id] = session
    }
    return OpenedAccount(account: account, state: loaded.state, notices: notices)
  }

  /// The sitting in which this device answered last.
  func lastSitting(of id: AccountID) throws(StoreError) -> SittingRecord? {
    let device = try device()
    guard let journal = contents.withLock({ $0.sessions[id]?.journal }) else {
      throw .accountMissing
    }
    var search = SittingSearch(of: device, seen: journal.seen[device] ?? SeenNumbers())
    do throws(SystemError) {
      try search.look(in: directory.journals(of: id))
    } catch {
      if directory.isDeleted(id) { throw .accountMissing }
      return nil
    }
    return search.record
  }

  /// Appends events under the lock of the data directory.
  func append(
    _ id: AccountID, _ payloads: [EventPayload], at moment: Moment
  ) throws(StoreError) -> [Event] {
    for payload in payloads { try EventCoding.checkLimits(of: payload) }
    return try change(id) { (journal) throws(StoreError) in
      try directory.underLock { () throws(StoreError) in
        try journal.append(payloads, at: moment)
      }
    }
  }

  /// Reads what others have appended.
  func refresh(_ id: AccountID) throws(StoreError) -> [Event] {
    try change(id) { (journal) throws(StoreError) in try journal.refresh() }
  }

  /// Deletes an account, and closes it where it is open; false, with nothing changed, where it has another credential.
  func delete(_ id: AccountID, ifIts credential: String?) throws(StoreError) -> Bool {
    try contents.withLock { (contents) throws(StoreError) in
      let deletion = AccountDeletion(account: id, credential: credential, files: files)
      guard try deletion.perform() else { return false }
      contents.sessions[id] = nil
      return true
    }
  }

  /// Hands out the notices of an open account.
  func takeNotices(of id: AccountID) -> [StoreNotice] {
    contents.withLock { contents in
      let notices = contents.sessions[id]?.journal.notices ?? []
      contents.sessions[id]?.journal.notices = []
      return notices
    }
  }

  /// Writes a snapshot of `state`, where it holds what was handed out and the one on the disk does not.
  ///
  /// It holds up neither an append nor a refresh. `nil` where nothing was written, or fewer than `few` events are new.
  @discardableResult
  func saveSnapshot(
    of id: AccountID, _ state: AccountState, unlessFewerThan few: Int = 1
  ) throws(StoreError) -> SavedCards? {
    guard let session = contents.withLock({ $0.sessions[id] }) else { throw .accountMissing }
    guard let saved = try save(state, of: id, session, unlessFewerThan: few) else { return nil }
    contents.withLock { contents in
      contents.sessions[id]?.saved = state.seen
      // The state goes on with the cards before it until it hears of these; or it was opened anew meanwhile.
      let latest = contents.sessions[id]?.archives.last
      contents.sessions[id]?.archives =
        [latest, state.cardTable.archive, saved.archive].compactMap(\.self)
    }
    return saved
  }

  /// Closes an account, and writes a snapshot where the one on the disk lacks more than a few events.
  func close(_ id: AccountID, _ state: AccountState) throws(StoreError) {
    let session = contents.withLock { $0.sessions.removeValue(forKey: id) }
    guard let session else { throw .accountMissing }
    directory.snapshotFiles(of: id).discard(session.archives)
    _ = try save(state, of: id, session, unlessFewerThan: Self.fewEvents)
  }

  private func save(
    _ state: AccountState, of id: AccountID, _ session: Session, unlessFewerThan few: Int
  ) throws(StoreError) -> SavedCards? {
    guard session.journal.seen == state.seen, let marks = session.journal.settledMarks,
      !session.isDamaged, !(state.cardTable.archive?.isDamaged ?? false)
    else { return nil }
    let new = state.eventCount - count(session.saved ?? [:])
    guard new >= few || session.saved == nil else { return nil }
    return try directory.underSnapshotLock { () throws(StoreError) in
      // Where another terminal has saved meanwhile, its snapshot will do until much is missing in it.
      if let archive = state.cardTable.archive,
        let other = directory.snapshotFiles(of: id).store(),
        other.generation != archive.generation || other.length != archive.length,
        new < Self.manyElsewhere
      {
        return nil
      }
      return try SnapshotSaving(account: id, directory: directory, state: state, marks: marks)
        .perform()
    }
  }

  private func count(_ seen: [DeviceID: SeenNumbers]) -> Int {
    seen.values.reduce(0) { $0 + $1.count }
  }

  private func device() throws(StoreError) -> DeviceID {
    try contents.withLock { (contents) throws(StoreError) in
      if let device = contents.device { return device }
      let device = try directory.prepare().device
      contents.device = device
      return device
    }
  }

  /// Throws away the snapshot of an account in which a card could not be read; `replaced` tells to open it anew, and goes
  /// on telling so until that is done.
  private func checkArchive(of session: inout Session, _ id: AccountID) throws(StoreError) {
    guard session.isDamaged else { return }
    let files = directory.snapshotFiles(of: id)
    if !session.isDiscarded {
      session.isDiscarded = true
      files.discard(session.archives)
      session.journal.notices.append(.damagedSnapshot(copy: nil))
    }
    throw .replaced(path: files.indexFile)
  }

  private func change(
    _ id: AccountID, _ body: (inout AccountJournal) throws(StoreError) -> [Event]
  ) throws(StoreError) -> [Event] {
    try contents.withLock { (contents) throws(StoreError) in
      guard var session = contents.sessions[id] else { throw .accountMissing }
      contents.sessions[id] = nil
      defer { contents.sessions[id] = session }
      try checkArchive(of: &session, id)
      return try directory.using(id) { () throws(StoreError) in try body(&session.journal) }
    }
  }
}

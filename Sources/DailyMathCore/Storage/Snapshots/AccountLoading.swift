internal import DailyMathSystem

/// Finds an account's state: the snapshot, if it continues what the journals say, and the journals from there on.
struct AccountLoading {
  /// What was found.
  struct Result {
    /// Everything the account's journals add up to.
    var state: AccountState
    /// The journals, read to their ends.
    var journal: AccountJournal
    /// The events that the snapshot on the disk holds; `nil` where it was not used.
    var saved: [DeviceID: SeenNumbers]?
    /// How many events were folded beyond the snapshot.
    var foldedCount: Int
  }

  /// Whose state is wanted.
  let account: AccountID
  /// Where the files are.
  let directory: DataDirectory
  /// The device whose journal is ours.
  let device: DeviceID
  /// What mends and appends to our journal.
  let writer: JournalWriter

  /// Reads everything; mends the end of our own journals if need be.
  func load() throws(StoreError) -> Result {
    var notices: [StoreNotice] = []
    if let snapshot = readSnapshot(notices: &notices) {
      do throws(StoreError) {
        let result = try replay(after: snapshot, isSaved: true, notices)
        guard let archive = result.state.cardTable.archive, archive.isDamaged else { return result }
        // An event was about a card that could not be read, so that the state is not what the journals say.
        directory.snapshotFiles(of: account).discard([archive])
        notices.append(.damagedSnapshot(copy: nil))
      } catch .replaced {
        // A journal is not the one that was folded: the snapshot is of no use.
      }
    }
    let nothing = Snapshot(marks: [:], state: AccountState())
    return try replay(after: nothing, isSaved: false, notices)
  }

  /// Folds what the journals say beyond `snapshot`, which is used up: its tables are changed in place, not copied.
  private func replay(
    after snapshot: consuming Snapshot, isSaved: Bool, _ notices: [StoreNotice]
  ) throws(StoreError) -> Result {
    let reader = JournalReader(
      folder: directory.journals(of: account), device: device, marks: snapshot.marks)
    var journal = AccountJournal(
      account: account, reader: reader, state: snapshot.state,
      damagedFolder: directory.damaged, writer: writer)
    let saved = isSaved ? snapshot.state.seen : nil
    let before = snapshot.state.eventCount
    var fold = AccountFold(from: snapshot.state)
    try journal.read(into: &fold)
    if journal.hasUnfinishedLine, let lock = try? directory.lock() {
      // Another terminal may have been writing that line; under the lock it is either whole or left by a crash. Where it
      // cannot be mended now, the next append does it or says why not.
      try? journal.mend()
      for event in try journal.refresh() { fold.take(event) }
      lock.release()
    }
    journal.notices = notices + journal.notices
    let state = fold.finished()
    return Result(
      state: state, journal: journal, saved: saved, foldedCount: state.eventCount - before)
  }

  private func readSnapshot(notices: inout [StoreNotice]) -> Snapshot? {
    let files = directory.snapshotFiles(of: account)
    do throws(SnapshotFiles.Fault) {
      return try files.load()
    } catch .damaged(let bytes) {
      let copy = try? directory.damaged.keep(bytes, of: account.text + ".json", at: 0)
      if copy != nil { try? FileSystem.remove(files.indexFile) }
      notices.append(.damagedSnapshot(copy: copy))
      return nil
    } catch {
      return nil
    }
  }
}

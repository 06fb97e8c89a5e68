internal import DailyMathSystem

/// Writes the snapshot of a state: the lines of the cards that changed, then the index.
///
/// It may take long and holds the lock of the snapshots only, so that answers are written meanwhile. The lock of the data
/// directory is taken for the moment in which the index is replaced: what was deleted meanwhile must not come back.
struct SnapshotSaving {
  /// Whose state it is.
  let account: AccountID
  /// Where the files are.
  let directory: DataDirectory
  /// The state.
  let state: AccountState
  /// How far each journal was folded.
  let marks: [String: JournalMark]

  private var files: SnapshotFiles { directory.snapshotFiles(of: account) }
  private var archive: CardArchive? { state.cardTable.archive }
  private var changed: [CardID: CardHistory] { state.cardTable.changed }

  /// Writes the snapshot; `nil` where the account was deleted meanwhile.
  ///
  /// The lock of the snapshots must be held. Throws `StoreError.damaged` where a line of the old card file cannot be read.
  func perform() throws(StoreError) -> SavedCards? {
    if directory.isDeleted(account) { return nil }
    do throws(StoreError) {
      return try write()
    } catch {
      // On a full disk a card file that no index names would take the room of what matters.
      files.removeOthers(than: files.store()?.generation)
      if isDeletedInTheEnd { return nil }
      throw error
    }
  }

  /// Whether the account is gone once whoever may be deleting it, file by file, is done.
  private var isDeletedInTheEnd: Bool {
    guard let lock = try? directory.lock() else { return false }
    let isDeleted = directory.isDeleted(account)
    lock.release()
    return isDeleted
  }

  private func write() throws(StoreError) -> SavedCards? {
    let store = isContinued ? try append() : try writeAnew()
    let index = SnapshotIndex(
      marks: marks, state: state, generation: store.generation, length: store.length,
      devices: store.devices, labels: store.labels, rows: store.rows)
    let file: ReadOnlyFile
    do throws(SystemError) {
      file = try ReadOnlyFile(path: files.cardFile(store.generation))
      var staged = try StagedFile(for: files.indexFile)
      try staged.write(index.encoded())
      try staged.synchronize()
      guard try place(&staged) else {
        files.removeOthers(than: files.store()?.generation)
        return nil
      }
    } catch {
      throw .writing(error, files.indexFile)
    }
    files.removeOthers(than: store.generation)
    return SavedCards(
      archive: CardArchive(
        rows: store.rows, labels: store.labels, devices: store.devices,
        generation: store.generation, length: store.length, file: file),
      written: changed, base: archive, seen: state.seen)
  }

  /// Puts the index in its place under the lock of the data directory; false where the account was deleted.
  private func place(_ staged: inout StagedFile) throws(SystemError) -> Bool {
    guard let lock = try? directory.lock() else { return false }
    let isThere = !directory.isDeleted(account)
    if isThere { try staged.place() }
    lock.release()
    return isThere
  }

  /// Whether the file on the disk is the one of the archive and worth going on with.
  private var isContinued: Bool {
    guard let archive, let store = files.store(), store.generation == archive.generation,
      store.length == archive.length,
      let status = try? FileSystem.status(of: files.cardFile(archive.generation)),
      status.size >= archive.length
    else { return false }
    // Of an empty file or a tiny one nothing is gained by going on.
    let live = archive.rows.reduce(0) { $0 + (changed[$1.id] == nil ? Int($1.length) + 1 : 0) }
    return 2 * live >= archive.length
  }

  /// Adds the lines of the cards that changed to the card file.
  private func append() throws(StoreError) -> CardFileDraft {
    guard let archive else { return try writeAnew() }
    var store = CardFileDraft(
      generation: archive.generation, length: archive.length,
      devices: listedDevices(after: archive.devices), labels: archive.labels)
    var lines: [UInt8] = []
    for (index, history) in cards {
      if let history {
        store.add(history, to: &lines)
      } else if let index {
        store.keep(archive.rows[index])
      }
    }
    guard !lines.isEmpty else { return store }
    let path = files.cardFile(archive.generation)
    do throws(SystemError) {
      let file = try AppendOnlyFile(path: path)
      // What a saving that was cut short has left there counts for nothing.
      if try file.size > archive.length { try file.truncate(to: archive.length) }
      do throws(AppendError) { try file.append(lines) } catch { throw error.cause }
    } catch {
      throw .writing(error, path)
    }
    return store
  }

  /// Writes all cards to the next card file, in the order of their identities.
  private func writeAnew() throws(StoreError) -> CardFileDraft {
    let generation = (files.generations.max() ?? 0) + 1
    let path = files.cardFile(generation)
    var store = CardFileDraft(
      generation: generation, length: 0, devices: listedDevices(after: archive?.devices ?? []),
      labels: [])
    var reader = archive.map { CardLineReader($0) }
    do throws(SystemError) {
      var staged = try StagedFile(for: path)
      var lines: [UInt8] = []
      for (index, history) in cards {
        if let history {
          store.add(history, to: &lines)
        } else if let archive, let index {
          guard let (bytes, range) = reader?.line(at: index), CardLine.isSound(bytes, in: range)
          else {
            archive.noteDamage()
            break
          }
          store.add(archive.rows[index], of: archive.labels, bytes[range], to: &lines)
        }
        guard lines.count > Self.blockLength else { continue }
        try staged.write(lines)
        lines.removeAll(keepingCapacity: true)
      }
      if archive?.isDamaged != true {
        try staged.write(lines)
        try staged.place()
      }
    } catch {
      throw .writing(error, path)
    }
    if let archive, archive.isDamaged { throw .damaged(path: files.cardFile(archive.generation)) }
    return store
  }

  private static let blockLength = 1 << 20

  /// Every card in the order of their identities: the index of its row in the archive, and its history where that changed.
  private var cards: [(index: Int?, history: CardHistory?)] {
    let rows = archive?.rows ?? []
    var cards: [(index: Int?, history: CardHistory?)] = []
    cards.reserveCapacity(rows.count + changed.count)
    var coming = changed.keys.sorted()[...]
    func take(_ id: CardID, _ index: Int?) {
      // A history without steps stands for a card that is no more.
      if let history = changed[id], !history.steps.isEmpty { cards.append((index, history)) }
    }
    for (index, row) in rows.enumerated() {
      while let id = coming.first, id < row.id { take(coming.removeFirst(), nil) }
      if coming.first == row.id {
        take(coming.removeFirst(), index)
      } else {
        cards.append((index, nil))
      }
    }
    for id in coming { take(id, nil) }
    return cards
  }

  /// The devices in the order in which lines that are there name them, and those that came since.
  private func listedDevices(after known: [DeviceID]) -> [DeviceID] {
    var devices = Set(state.seen.keys)
    for identity in state.undone { devices.insert(identity.device) }
    return known + devices.subtracting(known).sorted()
  }
}

internal import DailyMathSystem

/// The files of one account's snapshot.
struct SnapshotFiles {
  /// Why there is no snapshot that can be used.
  enum Fault: Error {
    /// There is none, or one of another format, which is passed over silently.
    case none
    /// It is damaged; these are the bytes of the index.
    case damaged([UInt8])
  }

  /// The folder of all snapshots.
  let folder: String
  /// Whose snapshot it is.
  let account: AccountID

  /// The file with the index.
  var indexFile: String { folder + "/" + account.text + ".json" }

  /// The card file of a generation.
  func cardFile(_ generation: Int) -> String {
    folder + "/" + account.text + "." + String(generation) + Self.suffix
  }

  private static let suffix = ".jsonl"

  /// Reads the snapshot, its cards at a glance only.
  func load() throws(Fault) -> Snapshot {
    while true {
      guard let bytes = try? FileSystem.read(indexFile, limit: Snapshot.largestFile) else {
        throw .none
      }
      let index: SnapshotIndex
      do throws(JSONFault) {
        index = try SnapshotIndex(decoding: bytes)
      } catch {
        // Another version did not know what this one folds.
        throw error == .otherFormat ? .none : .damaged(bytes)
      }
      if let archive = archive(of: index) {
        var state = index.state
        state.cardTable = CardTable(archive: archive)
        return Snapshot(marks: index.marks, state: state)
      }
      // Another terminal may have written the next generation between the two files.
      guard let now = store(), now.generation != index.generation else { throw .damaged(bytes) }
    }
  }

  /// Opens the card file of an index; `nil` where it is missing or too short.
  private func archive(of index: SnapshotIndex) -> CardArchive? {
    guard let file = try? ReadOnlyFile(path: cardFile(index.generation)),
      let size = try? file.size, size >= index.length
    else { return nil }
    return CardArchive(
      rows: index.rows, labels: index.labels, devices: index.devices,
      generation: index.generation, length: index.length, file: file)
  }

  /// What the index on the disk says of its card file; `nil` where there is none of this format.
  func store() -> (generation: Int, length: Int, rows: Int)? {
    guard let bytes = try? FileSystem.read(indexFile, in: 0..<256) else { return nil }
    return SnapshotIndex.store(beginning: bytes)
  }

  /// The generations of which there is a card file; a number that no index could name is none.
  var generations: [Int] {
    let names = (try? FileSystem.entries(of: folder)) ?? []
    let prefix = account.text + "."
    return names.compactMap { name in
      guard name.hasPrefix(prefix), name.hasSuffix(Self.suffix) else { return nil }
      let number = Int(name.dropFirst(prefix.count).dropLast(Self.suffix.count))
      return number.flatMap { (0..<EventCoding.largestNumber).contains($0) ? $0 : nil }
    }
  }

  /// Removes the card files of all generations but one; the lock of the snapshots must be held.
  ///
  /// What cannot be removed does no harm, so that a failure is passed over.
  func removeOthers(than generation: Int?) {
    for other in generations where other != generation {
      try? FileSystem.remove(cardFile(other))
    }
  }

  /// Removes the index where it names the card file of an archive in which a card could not be read.
  ///
  /// One that another terminal has written since may be sound. The card file is swept when the next is written.
  func discard(_ archives: [CardArchive]) {
    let damaged = archives.filter(\.isDamaged)
    guard !damaged.isEmpty, let store = store() else { return }
    if damaged.contains(where: { $0.generation == store.generation }) {
      try? FileSystem.remove(indexFile)
    }
  }

  /// Removes the snapshot as a whole, the index first.
  func remove() {
    try? FileSystem.remove(indexFile)
    removeOthers(than: nil)
  }
}

extension SnapshotFiles {
  /// The account to whose snapshot a file of that name belongs; `nil` where it is no file of a snapshot.
  static func account(ofFile name: String) -> AccountID? {
    let id = String(name.prefix { $0 != "." })
    guard DataDirectory.isAccountName(id), name.hasSuffix(".json") || name.hasSuffix(suffix)
    else { return nil }
    return AccountID(id)
  }
}

extension DataDirectory {
  /// The files of an account's snapshot.
  func snapshotFiles(of id: AccountID) -> SnapshotFiles {
    SnapshotFiles(folder: snapshots, account: id)
  }

  /// The file whose lock the writer of a snapshot holds, so that it keeps nobody from writing a journal.
  var snapshotLockFile: String { local + "/snapshots.lock" }
}

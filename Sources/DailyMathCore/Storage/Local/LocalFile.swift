internal import DailyMathSystem

/// A small file of this machine's own folder, which is read whole, changed under the lock and replaced whole.
struct LocalFile<Record: LocalRecord>: Sendable {
  /// The folder whose lock is held for a change.
  let directory: DataDirectory
  /// Where the file is.
  let path: String

  /// What the file holds now; takes no lock, because the file is only ever replaced as a whole.
  func read() throws(StoreError) -> Record {
    try readSound() ?? .afterDamage
  }

  /// Changes what the file holds, under the lock; it is on the disk when this returns.
  ///
  /// Where nothing changes, nothing is written, unless what is there is damaged.
  func change<Result>(
    _ body: (inout Record) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try directory.underLock { () throws(StoreError) in try changeLocked(body) }
  }

  /// Changes what the file holds while the caller holds the lock.
  func changeLocked<Result>(
    _ body: (inout Record) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let before = try readSound()
    var record = before ?? .afterDamage
    let result = try body(&record)
    if record != before { try directory.write(record.encoded(), to: path) }
    return result
  }

  /// What the file holds; `nil` where it is damaged.
  private func readSound() throws(StoreError) -> Record? {
    do throws(SystemError) {
      let bytes = try FileSystem.read(path, limit: Record.largestFile)
      return try? Record(decoding: bytes)
    } catch {
      if error.isDirectoryMissing { return Record() }
      if error.isTooLarge { return nil }
      throw .reading(error, path)
    }
  }
}

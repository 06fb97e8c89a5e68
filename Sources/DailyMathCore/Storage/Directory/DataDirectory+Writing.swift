internal import DailyMathSystem

extension DataDirectory {
  /// Takes the lock, waiting for at most two seconds.
  ///
  /// What is in `local` can all be made anew, and so can the folder, if somebody cleared it away while the program runs. The
  /// data directory itself is not made anew: it may be on a disk that was taken out.
  func lock() throws(StoreError) -> FileLock {
    try lock(at: lockFile)
  }

  /// Does what must not happen in two terminals at once, where that is to write a snapshot.
  func underSnapshotLock<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let lock = try lock(at: snapshotLockFile)
    let result = try body()
    lock.release()
    return result
  }

  private func lock(at file: String) throws(StoreError) -> FileLock {
    do throws(LockError) {
      do throws(LockError) {
        return try FileLock.acquire(path: file)
      } catch .system(let cause)
        where cause.isMissing && (try? FileSystem.status(of: accounts)) != nil
      {
        try? FileSystem.createFolder(at: local)
        return try FileLock.acquire(path: file)
      }
    } catch {
      switch error {
      case .busy(let path): throw .busy(path: path)
      case .system(let cause): throw .writing(cause, file)
      }
    }
  }

  /// Does what must not happen in two terminals at once.
  func underLock<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let lock = try lock()
    let result = try body()
    lock.release()
    return result
  }

  /// Works with an account's files; throws `accountMissing` where that fails because another terminal deleted the account.
  func using<Result>(
    _ id: AccountID, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    do throws(StoreError) {
      return try body()
    } catch {
      throw isDeleted(id) ? .accountMissing : error
    }
  }

  /// Replaces the file at `path`.
  func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
    do throws(SystemError) {
      try FileSystem.replace(path, with: bytes)
    } catch {
      throw .writing(error, path)
    }
  }

  /// Removes the file at `path` so that no power cut brings it back; nothing there is no error.
  func remove(_ path: String) throws(StoreError) {
    do throws(SystemError) {
      try FileSystem.removeDurably(path)
    } catch {
      throw .writing(error, path)
    }
  }
}

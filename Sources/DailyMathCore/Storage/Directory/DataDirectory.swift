internal import DailyMathSystem

/// The folder in which DailyMath keeps everything, and where in it each thing is.
struct DataDirectory: Sendable {
  /// The path of the folder.
  let root: String
  /// The identity of this machine, by which a copied folder is told from the original.
  let machine: String

  /// The format of the folder that this version writes, and the newest it reads.
  static let format = 1

  /// The file that says which format the folder has.
  var formatFile: String { root + "/format.json" }
  /// The file that tells Syncthing what not to carry to other machines.
  var syncIgnoreFile: String { root + "/.stignore" }
  /// The folder that holds one folder for each account.
  var accounts: String { root + "/accounts" }
  /// The folder of what belongs to this machine alone.
  var local: String { root + "/local" }
  /// The file that tells Git to leave out this machine's own folder.
  var gitIgnoreFile: String { local + "/.gitignore" }
  /// The file with the identity of this device.
  var deviceFile: String { local + "/device" }
  /// The file whose lock a writer holds.
  var lockFile: String { local + "/lock" }
  /// The folder of the accounts' snapshots.
  var snapshots: String { local + "/snapshots" }
  /// The folder in which what could not be read is kept aside.
  var damaged: DamagedFolder { DamagedFolder(path: local + "/damaged") }

  /// The folder of an account.
  func folder(of id: AccountID) -> String { accounts + "/" + id.text }

  /// The account's own file.
  func accountFile(of id: AccountID) -> String { folder(of: id) + "/" + AccountFile.name }

  /// The folder of its journals.
  func journals(of id: AccountID) -> String { folder(of: id) + "/journal" }

  /// The file of its snapshot.
  func snapshotFile(of id: AccountID) -> String { snapshots + "/" + id.text + ".json" }

  /// Tells whether a name can be that of an account's folder: letters and digits only, so that it leads nowhere else.
  static func isAccountName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Takes the lock, waiting for at most two seconds.
  ///
  /// What is in `local` can all be made anew, and so can the folder, if somebody cleared it away while the program runs. The
  /// data directory itself is not made anew: it may be on a disk that was taken out.
  func lock() throws(StoreError) -> FileLock {
    do throws(LockError) {
      do throws(LockError) {
        return try FileLock.acquire(path: lockFile)
      } catch .system(let cause)
        where cause.isMissing && (try? FileSystem.status(of: accounts)) != nil
      {
        try? FileSystem.createFolder(at: local)
        return try FileLock.acquire(path: lockFile)
      }
    } catch {
      switch error {
      case .busy(let path): throw .busy(path: path)
      case .system(let cause): throw .writing(cause, lockFile)
      }
    }
  }
}

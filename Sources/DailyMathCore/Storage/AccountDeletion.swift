internal import DailyMathSystem

/// Removes an account with everything that names it or came from it; what accounts share stays.
///
/// What can be made anew goes first, so that a crash in between leaves a whole account or none. Then the account's folder
/// is renamed, which takes it away at once, and emptied; what a crash leaves of that is swept at the next start.
struct AccountDeletion {
  /// Whose account it is.
  let account: AccountID
  /// The credential that it must still have; `nil` for whatever it has, even where its file cannot be read.
  let credential: String?
  /// Where the accounts are.
  let files: AccountFiles

  private var directory: DataDirectory { files.directory }

  /// Removes everything; the account is closed in this process and missing to every other from then on.
  ///
  /// False, with nothing removed, where it has another credential than the one that it must have.
  func perform() throws(StoreError) -> Bool {
    guard DataDirectory.isAccountName(account.text) else { throw .accountMissing }
    return try directory.underLock { () throws(StoreError) in
      if directory.isDeleted(account) { throw .accountMissing }
      if let credential, try files.account(account).credential != credential { return false }
      try forgetSigningIn()
      try removeCopies()
      try removeFolder()
      // A terminal that was just reading may have set something aside in the meantime.
      try removeCopies()
      return true
    }
  }

  private func forgetSigningIn() throws(StoreError) {
    // Failures of the address may be older than the account. Where the file is damaged nobody knows it any more.
    let email = (try? files.account(account))?.email
    let attempts = LocalFile<AttemptRecord>(directory: directory, path: directory.attemptsFile)
    try attempts.changeLocked { (record) throws(StoreError) in
      record.succeed(.account(account))
      if let email {
        record.succeed(.address(email))
        record.succeed(.request(email))
      }
    }
    let codes = LocalFile<MailedCodeRecord>(directory: directory, path: directory.codesFile)
    try codes.changeLocked { (record) throws(StoreError) in record.remove(account) }
    try SessionFile(directory: directory).forget(account)
  }

  /// Removes the snapshot, what was set aside of the account's files, and what crashes left of either.
  private func removeCopies() throws(StoreError) {
    for folder in [directory.snapshots, directory.damaged.path] {
      for name in (try? FileSystem.entries(of: folder)) ?? [] where isOurs(name) {
        try directory.remove(folder + "/" + name)
      }
    }
    // All of these are written under the lock, which is ours: nobody is at work on what is left of them.
    try? FileSystem.sweepTemporaries(in: directory.local, olderThanSeconds: 0)
  }

  /// Whether a file was named for the account; one that was never finished has a dot before its name.
  private func isOurs(_ name: String) -> Bool {
    name.hasPrefix(account.text + ".") || name.hasPrefix("." + account.text + ".")
  }

  private func removeFolder() throws(StoreError) {
    let folder = directory.folder(of: account)
    // The new name says nothing of whose folder it was.
    let name = DataDirectory.buildingPrefix + SecureRandom.identifier(length: 16)
    let place = directory.accounts + "/" + name
    do throws(SystemError) {
      try FileSystem.move(folder, to: place)
    } catch {
      throw .writing(error, folder)
    }
    // The account is gone; what cannot be removed now is removed at the next start.
    try? FileSystem.removeTree(at: place)
  }
}

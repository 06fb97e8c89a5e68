internal import DailyMathSystem

/// The folders of the accounts and the file in each that says whose it is.
struct AccountFiles: Sendable {
  /// Where everything is.
  let directory: DataDirectory

  /// Lists the accounts.
  func list() throws(StoreError) -> AccountListing {
    var listing = AccountListing(accounts: [])
    let names: [String]
    do throws(SystemError) {
      names = try FileSystem.entries(of: directory.accounts)
    } catch {
      throw .reading(error, directory.accounts)
    }
    for name in names where DataDirectory.isAccountName(name) {
      let id = AccountID(name)
      do throws(StoreError) {
        listing.accounts.append(try account(id))
      } catch {
        // One that another terminal deleted since the names were read is gone, not damaged.
        if !directory.isDeleted(id) { listing.damaged.append(directory.accountFile(of: id)) }
      }
    }
    listing.accounts.sort { ($0.email.key, $0.id.text) < ($1.email.key, $1.id.text) }
    return listing
  }

  /// Reads the account `id`.
  func account(_ id: AccountID) throws(StoreError) -> Account {
    guard DataDirectory.isAccountName(id.text) else { throw .accountMissing }
    let path = directory.accountFile(of: id)
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path, limit: AccountFile.largestFile)
    } catch {
      if error.isDirectoryMissing { throw .accountMissing }
      throw .reading(error, path)
    }
    do throws(JSONFault) {
      return try AccountFile.account(id, from: bytes)
    } catch {
      throw .damaged(path: path)
    }
  }

  /// Changes what is said of an account, under the lock; returns it as it is then.
  func change(
    _ id: AccountID, _ change: (inout Account) throws(StoreError) -> Void
  ) throws(StoreError) -> Account {
    try directory.underLock { () throws(StoreError) in
      let before = try account(id)
      var account = before
      try change(&account)
      // Addresses are equal whatever their case is, and yet one may be written another way from now on.
      guard account != before || account.email.text != before.email.text else { return account }
      let bytes = try AccountFile.encoded(account)
      if account.email != before.email { try checkFree(account.email, except: id) }
      try directory.write(bytes, to: directory.accountFile(of: id))
      return account
    }
  }

  /// Makes an account whose first events `device` writes.
  ///
  /// It is built in a folder beside its place and then moved there, so that it appears whole.
  func register(
    _ new: NewAccount, at moment: Moment, device: DeviceID
  ) throws(StoreError) -> Account {
    let account = Account(
      id: AccountID(SecureRandom.identifier(length: 16)), email: new.email,
      credential: new.credential, role: new.role, created: moment,
      recoveryCodes: new.recoveryCodes)
    let file = try AccountFile.encoded(account)
    let lines = try firstLines(new.payloads, at: moment, device: device)
    let lock = try directory.lock()
    try checkFree(new.email, except: nil)
    let place = directory.accounts + "/" + DataDirectory.buildingPrefix + account.id.text
    do throws(SystemError) {
      try FileSystem.createFolder(at: place + "/journal")
      if !lines.isEmpty {
        let name = JournalName(device: device, sequence: 1).text
        try FileSystem.replace(place + "/journal/" + name, with: lines)
      }
      try FileSystem.replace(place + "/" + AccountFile.name, with: file)
      try FileSystem.move(place, to: directory.folder(of: account.id))
    } catch {
      try? FileSystem.removeTree(at: place)
      // Where only the last sync failed, the account stands in its place already, and a retry would find its address
      // taken. The name was drawn for this account alone, so nothing else can stand there.
      try? FileSystem.removeTree(at: directory.folder(of: account.id))
      throw .writing(error, directory.folder(of: account.id))
    }
    lock.release()
    return account
  }

  private func firstLines(
    _ payloads: [EventPayload], at moment: Moment, device: DeviceID
  ) throws(StoreError) -> [UInt8] {
    var lines: [UInt8] = []
    for event in Event.successive(payloads, of: device, after: (number: 0, order: 0), at: moment) {
      lines += try EventCoding.line(for: event)
      lines.append(0x0A)
    }
    return lines
  }

  private func checkFree(_ email: EmailAddress, except id: AccountID?) throws(StoreError) {
    guard let owner = try list().account(for: email), owner.id != id else { return }
    throw .emailTaken
  }
}

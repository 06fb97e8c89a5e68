internal import DailyMathSystem

extension DataDirectory {
  /// Makes the folder where it is missing, and refuses one that somebody else could have prepared or could change.
  func checkRoot() throws(StoreError) {
    let status: FileStatus?
    do throws(SystemError) {
      status = try FileSystem.status(of: root)
    } catch {
      throw .reading(error, root)
    }
    guard let status else {
      do throws(SystemError) {
        return try FileSystem.createFolder(at: root)
      } catch {
        throw .writing(error, root)
      }
    }
    if let danger = Self.danger(of: status, user: Host.userID) {
      throw .unsafeFolder(path: root, danger: danger)
    }
  }

  /// Why a folder with that status is not safe for that user; `nil` where it is.
  static func danger(of status: FileStatus, user: Int) -> FolderDanger? {
    switch status.kind {
    case .folder: break
    case .symbolicLink: return .symbolicLink
    case .regular, .other: return .notFolder
    }
    if status.ownerID != user { return user == 0 ? .superuser : .otherOwner }
    return status.permissions & 0o022 != 0 ? .writableByOthers : nil
  }

  /// Takes from other users what they may read here; tells whether the folder itself had been open to them.
  ///
  /// Where the file system knows no modes, as on many a memory stick, everything stays as it is and nothing is said.
  func tighten() -> Bool {
    let isTightened = Self.tighten(root)
    for path in [accounts, local, snapshots, damaged.path] { _ = Self.tighten(path) }
    for path in files(in: root) + files(in: local) { _ = Self.tighten(path) }
    for name in (try? FileSystem.entries(of: accounts)) ?? [] where Self.isAccountName(name) {
      let id = AccountID(name)
      for path in [folder(of: id), journals(of: id), accountFile(of: id)] {
        _ = Self.tighten(path)
      }
      // Once nobody else comes as far as this, the modes of the files within say nothing, except to who moves them.
      if isTightened { for path in files(in: journals(of: id)) { _ = Self.tighten(path) } }
    }
    return isTightened
  }

  private func files(in folder: String) -> [String] {
    ((try? FileSystem.entries(of: folder)) ?? []).map { folder + "/" + $0 }
  }

  /// Makes a folder 0700 and a file 0600 where it gives others more; tells whether it did and does not any more.
  private static func tighten(_ path: String) -> Bool {
    guard let status = try? FileSystem.status(of: path), status.permissions & 0o077 != 0,
      status.kind == .folder || status.kind == .regular
    else { return false }
    try? FileSystem.setPermissions(of: path, to: status.kind == .folder ? 0o700 : 0o600)
    return (try? FileSystem.status(of: path))?.map { $0.permissions & 0o077 == 0 } ?? false
  }
}

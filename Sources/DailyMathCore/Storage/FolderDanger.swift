/// Why a data folder is not safe to use, though it could be used.
public enum FolderDanger: Hashable, Sendable, CaseIterable {
  /// It is a symbolic link, which may lead to where somebody else wants it to.
  case symbolicLink
  /// Something stands there that is no folder.
  case notFolder
  /// It belongs to another user of the computer.
  case otherOwner
  /// It belongs to another user, and the program runs as the superuser: `sudo` was too much.
  case superuser
  /// Other users of the computer may write into it.
  case writableByOthers
}

extension FolderDanger: CustomStringConvertible {
  /// The danger in a few words; meant for logs, since each language has its own words on the screen.
  public var description: String {
    switch self {
    case .symbolicLink: "it is a symbolic link"
    case .notFolder: "it is no folder"
    case .otherOwner: "it belongs to another user"
    case .superuser: "it belongs to another user than the superuser"
    case .writableByOthers: "other users may write to it"
    }
  }
}

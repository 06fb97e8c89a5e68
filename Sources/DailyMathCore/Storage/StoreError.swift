internal import DailyMathSystem

/// Why the store could not do what was asked; nothing that had been acknowledged is lost by any of them.
public enum StoreError: Error, Equatable, Sendable {
  /// The folder was written by a newer DailyMath, whose format is `found`; nothing in it was touched.
  case newerFormat(found: Int, path: String)
  /// Another terminal held the lock for two seconds; try again.
  case busy(path: String)
  /// There is no room left on the disk; nothing was written.
  case diskFull(path: String)
  /// The data folder is not safe to use; nothing was written.
  case unsafeFolder(path: String, danger: FolderDanger)
  /// The file or folder could not be written; nothing was changed.
  case notWritable(path: String, cause: String)
  /// The file or folder could not be read.
  case unreadable(path: String, cause: String)
  /// The disk did not confirm the writing: it may be there or not, and a retry keeps the identity of its events.
  case notSynced(path: String, cause: String)
  /// Another account has this address.
  case emailTaken
  /// There is no such account, or it is not open.
  case accountMissing
  /// A field or the line it belongs to is longer than `limit` bytes, or a list has more than `limit` elements.
  case tooLong(field: String, limit: Int)
  /// The file breaks its format.
  case damaged(path: String)
  /// What the settings file at `path` says under `name` cannot be used.
  case unusableSetting(path: String, name: String)
  /// A journal was replaced by something that does not continue what had been read: open the account again.
  case replaced(path: String)
  /// The system could not hash a password or a code, for want of memory for example, so that nothing was checked.
  case hashingFailed(cause: String)
}

extension StoreError: CustomStringConvertible {
  /// What went wrong, with path and cause; meant for logs, since each language has its own words on the screen.
  public var description: String {
    switch self {
    case .newerFormat(let found, let path):
      "\(shown(path)): format \(found) belongs to a newer version"
    case .busy(let path): "\(shown(path)): held by another process for two seconds"
    case .diskFull(let path): "\(shown(path)): no room left on the disk"
    case .unsafeFolder(let path, let danger): "\(shown(path)): not safe to use: \(danger)"
    case .notWritable(let path, let cause): "\(shown(path)): cannot be written: \(shown(cause))"
    case .unreadable(let path, let cause): "\(shown(path)): cannot be read: \(shown(cause))"
    case .notSynced(let path, let cause):
      "\(shown(path)): the disk did not confirm the writing: \(shown(cause))"
    case .emailTaken: "another account has this email address"
    case .accountMissing: "there is no such account"
    case .tooLong(let field, let limit): "\(shown(field)): more than \(limit)"
    case .damaged(let path): "\(shown(path)): damaged"
    case .unusableSetting(let path, let name): "\(shown(path)): \(shown(name)) cannot be used"
    case .replaced(let path): "\(shown(path)): replaced by another file"
    case .hashingFailed(let cause): "hashing failed: \(shown(cause))"
    }
  }
}

extension StoreError {
  /// What a failed reading means.
  static func reading(_ error: SystemError, _ path: String) -> StoreError {
    .unreadable(path: path, cause: error.reason)
  }

  /// What a failed writing means.
  static func writing(_ error: SystemError, _ path: String) -> StoreError {
    error.isDiskFull ? .diskFull(path: path) : .notWritable(path: path, cause: error.reason)
  }
}

private func shown(_ text: String) -> String {
  DisplayText.filtered(text, newlines: .replace)
}

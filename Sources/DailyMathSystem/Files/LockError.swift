/// Why a lock was not taken.
package enum LockError: Error, Equatable, Sendable {
  /// Another process held it for the whole time.
  case busy(path: String)
  /// The lock file could not be used at all.
  case system(SystemError)
}

extension LockError: CustomStringConvertible {
  /// The lock file and the cause.
  package var description: String {
    switch self {
    case .busy(let path):
      "lock \(DisplayText.filtered(path, newlines: .replace)): held by another process"
    case .system(let error): error.description
    }
  }
}

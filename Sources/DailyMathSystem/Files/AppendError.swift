/// Why bytes could not be appended, told apart by what the caller may do next.
package enum AppendError: Error, Equatable, Sendable {
  /// Nothing was added; the file is as before and can be tried again.
  case notWritten(SystemError)
  /// The bytes may or may not be on the disk; the file takes no more, and the caller goes on in a new one.
  case notSynced(SystemError)

  /// The call that failed.
  package var cause: SystemError {
    switch self {
    case .notWritten(let error), .notSynced(let error): error
    }
  }
}

extension AppendError: CustomStringConvertible {
  /// The cause in words.
  package var description: String { cause.description }
}

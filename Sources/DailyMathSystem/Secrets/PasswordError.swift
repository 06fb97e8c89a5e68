/// Why a password could not be hashed or checked.
package enum PasswordError: Error, Equatable, Sendable {
  /// There is nothing to hash.
  case empty
  /// More than 500 bytes or 128 code points.
  case tooLong
  /// A NUL byte, at which the hash function would stop reading.
  case containsNul
  /// What is stored is not exactly what this program writes; it is never handed to the hash function.
  case unknownHash
  /// The system could not do it, for want of memory for example.
  case system(SystemError)
}

extension PasswordError: CustomStringConvertible {
  /// The cause in words.
  package var description: String {
    switch self {
    case .empty: "the password is empty"
    case .tooLong: "the password is longer than 128 characters"
    case .containsNul: "the password contains a NUL character"
    case .unknownHash: "the stored password hash is not of a kind this program writes"
    case .system(let error): error.description
    }
  }
}

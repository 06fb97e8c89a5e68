/// Why no password could be read from a descriptor.
package enum SecretInputError: Error, Equatable, Sendable {
  /// The input has ended before a line began.
  case ended
  /// The line has more than the 500 bytes of a secret.
  case tooLong
  /// The descriptor is not open (EBADF), not for reading, or broken.
  case system(SystemError)
}

extension SecretInputError: CustomStringConvertible {
  /// The cause in words.
  package var description: String {
    switch self {
    case .ended: "there is no line with a password"
    case .tooLong: "the line with the password is longer than \(SecretBytes.capacity) bytes"
    case .system(let error): error.description
    }
  }
}

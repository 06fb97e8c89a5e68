internal import CDailyMathSystem

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A call to the operating system that failed.
package struct SystemError: Error, Equatable, Sendable {
  /// The name of the call, such as `open`.
  package let call: String
  /// The errno code.
  package let code: Int32
  /// The file or folder it was about, if there is one.
  package let path: String?

  /// Describes a failed call.
  package init(call: String, code: Int32, path: String? = nil) {
    self.call = call
    self.code = code
    self.path = path
  }

  /// What was named does not exist (ENOENT).
  package var isMissing: Bool { code == ENOENT }

  /// Something of that name stands there already (EEXIST).
  package var isExisting: Bool { code == EEXIST }

  /// A folder on the way is missing or is no folder (ENOENT, ENOTDIR).
  package var isDirectoryMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// There is no room left: the disk, the quota or the largest file size is used up.
  package var isDiskFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }

  /// The file system takes no writes (EROFS).
  package var isReadOnly: Bool { code == EROFS }

  /// This user may not do that (EACCES, EPERM).
  package var isPermissionDenied: Bool { code == EACCES || code == EPERM }

  /// A symbolic link stood where none is followed (ELOOP).
  package var isSymbolicLink: Bool { code == ELOOP }

  /// More was there than the caller's limit allows, or than a file may hold (EFBIG).
  package var isTooLarge: Bool { code == EFBIG }

  /// Another process holds it (EWOULDBLOCK).
  var isHeldElsewhere: Bool { code == EWOULDBLOCK || code == EAGAIN }

  /// Nobody reads the other end of the pipe (EPIPE).
  var isClosedPipe: Bool { code == EPIPE }

  /// The terminal or pipe is gone (EIO, ENXIO, EBADF, EPIPE).
  var isGone: Bool { code == EIO || code == ENXIO || code == EBADF || code == EPIPE }
}

extension SystemError {
  /// The code of a file larger than its limit (EFBIG).
  static let tooLarge = EFBIG
  /// The code of a file that is not of the wanted kind (EINVAL).
  static let invalid = EINVAL
  /// The code of a descriptor that is no terminal (ENOTTY).
  static let notTerminal = ENOTTY

  /// Gives back a result that is not negative and throws what a negative one stands for.
  @discardableResult
  static func check(
    _ result: Int, _ call: String, _ path: String? = nil
  ) throws(SystemError) -> Int {
    guard result >= 0 else { throw SystemError(call: call, code: Int32(-result), path: path) }
    return result
  }

  /// Refuses a path that a C string would cut short.
  static func checkPath(_ path: String, _ call: String) throws(SystemError) {
    if path.isEmpty || path.utf8.contains(0) {
      throw SystemError(call: call, code: EINVAL, path: path)
    }
  }
}

extension SystemError: CustomStringConvertible {
  /// The call, the path and the system's own words, as in "open /a/b: No such file or directory".
  package var description: String {
    let place = path.map { " " + DisplayText.filtered($0, newlines: .replace) } ?? ""
    return "\(call)\(place): \(reason)"
  }

  /// The system's own words for the code.
  package var reason: String {
    unsafe SystemText.read(capacity: 256) { buffer, capacity in
      unsafe dailymath_error_text(code, buffer, capacity)
      return 0
    } ?? "error \(code)"
  }
}

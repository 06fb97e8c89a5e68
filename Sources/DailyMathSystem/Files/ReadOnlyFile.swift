internal import CDailyMathSystem

/// An open file that is read piece by piece, wherever somebody wants to; it stays the same when its name is given to another.
///
/// It is read with calls and not mapped: a file that was cut off is then an error, and what was read is not counted as
/// memory of the program for ever.
package final class ReadOnlyFile: Sendable {
  /// Where the file was when it was opened.
  package let path: String
  private let file: FileDescriptor

  /// Opens the ordinary file at `path`; a symbolic link is not followed.
  package init(path: String) throws(SystemError) {
    self.path = path
    file = try FileDescriptor(opening: path, for: .read)
    guard try file.status(path: path).kind == .regular else {
      throw SystemError(call: "open", code: SystemError.invalid, path: path)
    }
  }

  /// The length in bytes.
  package var size: Int {
    get throws(SystemError) { try file.status(path: path).size }
  }

  /// At most `count` bytes from `offset`; fewer only at the end.
  package func read(count: Int, from offset: Int) throws(SystemError) -> [UInt8] {
    try file.read(count: count, from: offset, path: path)
  }
}

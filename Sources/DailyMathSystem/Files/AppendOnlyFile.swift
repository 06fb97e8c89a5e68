internal import CDailyMathSystem

/// A file that only grows, where each append is on the disk before it returns.
///
/// A class, because the journal that writes it and the store that watches its size share one open file. It is not
/// Sendable: one thread uses it, under the caller's lock.
package final class AppendOnlyFile {
  /// Where the file is.
  package let path: String
  private let file: FileDescriptor
  private var failure: SystemError?

  /// Opens the file, or makes it with mode 0600 and its name durable when it is missing.
  ///
  /// Never follows a symbolic link, and refuses what is no ordinary file.
  package init(path: String) throws(SystemError) {
    self.path = path
    do throws(SystemError) {
      file = try FileDescriptor(opening: path, for: .append)
    } catch {
      guard error.isMissing else { throw error }
      file = try FileDescriptor(opening: path, for: .appendNew)
      try FileSystem.synchronizeFolder(at: FileSystem.folder(of: path))
    }
    guard try file.status(path: path).kind == .regular else {
      throw SystemError(call: "open", code: SystemError.invalid, path: path)
    }
  }

  /// The length in bytes, appends of other processes included.
  package var size: Int {
    get throws(SystemError) { try file.status(path: path).size }
  }

  /// The number that tells whether the path still names this file.
  package var inode: UInt64 {
    get throws(SystemError) { try file.status(path: path).inode }
  }

  /// Adds bytes at the end, with one write and one wait for the disk.
  ///
  /// After a failed write the file has its old length again. After a failed wait, or when the old length could not be
  /// restored, every later append throws the same `notSynced`.
  package func append(_ bytes: [UInt8]) throws(AppendError) {
    if let failure { throw .notSynced(failure) }
    let before: Int
    do throws(SystemError) { before = try size } catch { throw .notWritten(error) }
    do throws(SystemError) {
      // Only a short write needs a second call, which then names the reason or ends the work.
      try file.writeAll(bytes, path: path)
    } catch {
      try restore(size: before)
      throw .notWritten(error)
    }
    do throws(SystemError) {
      try file.synchronize(path: path)
    } catch {
      failure = error
      throw .notSynced(error)
    }
  }

  private func restore(size: Int) throws(AppendError) {
    do throws(SystemError) {
      try truncate(to: size)
    } catch {
      failure = error
      throw .notSynced(error)
    }
  }

  /// Cuts the file off and waits for the disk.
  package func truncate(to size: Int) throws(SystemError) {
    try SystemError.check(dailymath_truncate(file.number, Int64(size)), "ftruncate", path)
    try file.synchronize(path: path)
  }

  /// At most `limit` bytes from an offset; throws `isTooLarge` when there is more.
  package func read(
    from offset: Int, limit: Int = FileSystem.defaultLimit
  ) throws(SystemError) -> [UInt8] {
    let count = max(0, try size - offset)
    guard count <= limit else {
      throw SystemError(call: "read", code: SystemError.tooLarge, path: path)
    }
    return try file.read(count: count, from: offset, path: path)
  }
}

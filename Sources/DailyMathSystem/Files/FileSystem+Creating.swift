internal import CDailyMathSystem

extension FileSystem {
  /// Makes a file that must not exist yet, with mode 0600, and never touches one that does.
  ///
  /// When this returns, the content and its name are on the disk; when it throws, no file is left. Throws `isExisting`
  /// where anything stands at the path, a link that leads nowhere among it.
  package static func createNew(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    var file = try FileDescriptor(opening: path, for: .writeNew)
    do throws(SystemError) {
      try file.writeAll(bytes, path: path)
      try file.synchronize(path: path)
      try file.close(path: path)
      try synchronizeFolder(at: folder(of: path))
    } catch {
      _ = unsafe dailymath_unlink(path)
      throw error
    }
  }
}

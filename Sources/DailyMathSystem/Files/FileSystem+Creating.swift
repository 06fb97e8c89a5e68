internal import CDailyMathSystem

extension FileSystem {
  /// Writes a new file with mode 0600, for its owner alone.
  ///
  /// When this returns, the content and its name are on the disk. What stands at that path already, a symbolic link
  /// included, stays untouched and is an error of its own (`SystemError.isExisting`); after any other error there is no
  /// file.
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

  /// Changes the permissions of a file or folder that is its owner's to read; a symbolic link is refused
  /// (`SystemError.isSymbolicLink`).
  package static func setPermissions(of path: String, to mode: UInt32) throws(SystemError) {
    try SystemError.checkPath(path, "chmod")
    let file = try FileDescriptor(opening: path, for: .read)
    try SystemError.check(dailymath_set_permissions(file.number, mode), "chmod", path)
  }
}

internal import CDailyMathSystem

extension FileSystem {
  /// Gives a file or folder the mode `permissions`, such as 0o700, whatever the mask is.
  ///
  /// It has to be readable by this process; a symbolic link at the path's end is refused and not followed.
  package static func setPermissions(
    of path: String, to permissions: UInt32
  ) throws(SystemError) {
    try SystemError.checkPath(path, "fchmod")
    try SystemError.check(unsafe dailymath_set_permissions(path, permissions), "fchmod", path)
  }
}

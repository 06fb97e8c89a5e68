internal import CDailyMathSystem

extension FileSystem {
  /// Makes a folder with mode 0700, and the folders above it that are missing.
  ///
  /// Each new name is durable when this returns. A folder that exists keeps its mode.
  package static func createFolder(at path: String) throws(SystemError) {
    try SystemError.checkPath(path, "mkdir")
    do throws(SystemError) {
      try makeOneFolder(at: path)
    } catch {
      let parent = folder(of: path)
      guard error.isMissing, parent != path else { throw error }
      try createFolder(at: parent)
      try makeOneFolder(at: path)
    }
  }

  private static func makeOneFolder(at path: String) throws(SystemError) {
    do throws(SystemError) {
      try SystemError.check(unsafe dailymath_make_folder(path), "mkdir", path)
    } catch {
      // A folder, or a link to one, may stand there already; on a read-only disk or above our home
      // mkdir can complain of that first, so the folder's presence decides.
      guard isFolder(path) else { throw error }
      return
    }
    try synchronizeFolder(at: folder(of: path))
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = dailymath_status()
    guard unsafe dailymath_status_of(path, 1, &status) >= 0 else { return false }
    return FileStatus(status).kind == .folder
  }

  /// The names in a folder, sorted by their bytes; `.` and `..` are left out.
  package static func entries(of path: String) throws(SystemError) -> [String] {
    try SystemError.checkPath(path, "opendir")
    var code: Int32 = 0
    guard let folder = unsafe dailymath_folder_open(path, &code) else {
      throw SystemError(call: "opendir", code: code, path: path)
    }
    defer { unsafe dailymath_folder_close(folder) }
    var names: [String] = []
    while let name = unsafe dailymath_folder_next(folder, &code) {
      unsafe names.append(String(cString: name))
    }
    guard code == 0 else { throw SystemError(call: "readdir", code: code, path: path) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes what stands at a path, with everything in it; nothing there is no error.
  ///
  /// A symbolic link is removed itself and never followed.
  package static func removeTree(at path: String) throws(SystemError) {
    guard let status = try status(of: path) else { return }
    guard status.kind == .folder else { return try remove(path) }
    for name in try entries(of: path) { try removeTree(at: path + "/" + name) }
    try SystemError.check(unsafe dailymath_remove_folder(path), "rmdir", path)
  }
}

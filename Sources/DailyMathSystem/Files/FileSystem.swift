internal import CDailyMathSystem

/// Files and folders by their paths; nothing here follows a symbolic link at a path's end.
package enum FileSystem {
  /// The largest file that is read when no limit is given: 8 MiB.
  package static let defaultLimit = 8 << 20

  /// What stands at a path; nil when nothing does.
  ///
  /// A symbolic link is described itself.
  package static func status(of path: String) throws(SystemError) -> FileStatus? {
    try SystemError.checkPath(path, "lstat")
    var status = dailymath_status()
    do throws(SystemError) {
      try SystemError.check(unsafe dailymath_status_of(path, 0, &status), "lstat", path)
    } catch {
      if error.isDirectoryMissing { return nil }
      throw error
    }
    return FileStatus(status)
  }

  /// Whether this process may write to what stands at a path.
  package static func isWritable(_ path: String) -> Bool {
    unsafe dailymath_check_writable(path) >= 0
  }

  /// The whole content of an ordinary file.
  ///
  /// Throws `isTooLarge` when there is more than `limit`; the bytes that arrive are counted, not the size that is stated.
  package static func read(
    _ path: String, limit: Int = defaultLimit
  ) throws(SystemError) -> [UInt8] {
    try read(path, from: 0, limit: limit)
  }

  /// The content of an ordinary file from an offset on; nothing when the file ends before it.
  package static func read(
    _ path: String, from offset: Int, limit: Int = defaultLimit
  ) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor(opening: path, for: .read)
    let status = try file.status(path: path)
    guard status.kind == .regular else {
      throw SystemError(call: "open", code: SystemError.invalid, path: path)
    }
    // One byte more than the file holds shows whether it grew; one more than allowed whether it is too large.
    var wanted = min(limit, max(0, status.size - offset)) + 1
    var bytes = try file.read(count: wanted, from: offset, path: path)
    while bytes.count == wanted && bytes.count <= limit {
      let more = min(limit + 1 - bytes.count, 1 << 16)
      bytes += try file.read(count: more, from: offset + bytes.count, path: path)
      wanted += more
    }
    guard bytes.count <= limit else {
      throw SystemError(call: "read", code: SystemError.tooLarge, path: path)
    }
    return bytes
  }

  /// A stretch of an ordinary file; shorter where the file ends within it.
  package static func read(
    _ path: String, in range: Range<Int>
  ) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor(opening: path, for: .read)
    guard try file.status(path: path).kind == .regular else {
      throw SystemError(call: "open", code: SystemError.invalid, path: path)
    }
    return try file.read(count: range.count, from: range.lowerBound, path: path)
  }

  /// Removes a file or a symbolic link.
  package static func remove(_ path: String) throws(SystemError) {
    try SystemError.checkPath(path, "unlink")
    try SystemError.check(unsafe dailymath_unlink(path), "unlink", path)
  }

  /// Removes a file or a symbolic link so that no power cut brings it back; nothing there is no error.
  package static func removeDurably(_ path: String) throws(SystemError) {
    guard try status(of: path) != nil else { return }
    try remove(path)
    try synchronizeFolder(at: folder(of: path))
  }

  /// Gives a file another name in the same file system and makes that durable.
  package static func move(_ path: String, to target: String) throws(SystemError) {
    try SystemError.checkPath(path, "rename")
    try SystemError.checkPath(target, "rename")
    try SystemError.check(unsafe dailymath_rename(path, target), "rename", path)
    try synchronizeFolder(at: folder(of: target))
    if folder(of: path) != folder(of: target) { try synchronizeFolder(at: folder(of: path)) }
  }

  /// Makes the names in a folder durable.
  static func synchronizeFolder(at path: String) throws(SystemError) {
    try SystemError.check(unsafe dailymath_sync_folder(path), "fsync", path)
  }

  /// The folder a path lies in; `.` for a bare name.
  static func folder(of path: String) -> String {
    var trimmed = Substring(path)
    while trimmed.count > 1, trimmed.last == "/" { trimmed.removeLast() }
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }
}

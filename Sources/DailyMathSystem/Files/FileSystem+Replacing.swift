internal import CDailyMathSystem

extension FileSystem {
  private static let temporarySuffix = ".tmp"
  private static let randomLength = 12

  /// Puts new content in a file's place so that a crash leaves either the old or the new, whole.
  ///
  /// The new file has mode 0600 whatever the mask and the old mode were. When this returns, the content and its name are
  /// on the disk. When it throws, the old content stands, except where the call named in the error is the folder's
  /// `fsync`: then the new content is visible but a power cut may still undo it.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    try SystemError.checkPath(path, "open")
    let parent = folder(of: path)
    let temporary = temporaryName(for: path)
    do throws(SystemError) {
      var file = try FileDescriptor(opening: temporary, for: .writeNew)
      try file.writeAll(bytes, path: temporary)
      try file.synchronize(path: temporary)
      try file.close(path: temporary)
      try SystemError.check(unsafe dailymath_rename(temporary, path), "rename", path)
    } catch {
      _ = unsafe dailymath_unlink(temporary)
      throw error
    }
    try synchronizeFolder(at: parent)
  }

  /// A path beside `path` for what will replace it.
  static func temporaryName(for path: String) -> String {
    let random = SecureRandom.identifier(length: randomLength)
    return "\(folder(of: path))/.\(name(of: path)).\(random)\(temporarySuffix)"
  }

  /// Removes what replacements that never finished have left in a folder.
  ///
  /// Only files of that kind of name which have not changed for `olderThanSeconds`: a younger one may be at work.
  package static func sweepTemporaries(
    in path: String, olderThanSeconds: Int = 60
  ) throws(SystemError) {
    let limit = SystemClock.wallMilliseconds() - Int64(olderThanSeconds) * 1000
    for name in try entries(of: path) where isTemporary(name) {
      let file = path + "/" + name
      guard let status = try status(of: file), status.kind == .regular else { continue }
      if status.modificationNanoseconds / 1_000_000 <= limit { try remove(file) }
    }
  }

  /// Whether a name is one that `replace` gives: `.NAME.RANDOM.tmp`.
  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(temporarySuffix) else { return false }
    let parts = name.dropLast(temporarySuffix.count).split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, let random = parts.last else { return false }
    return random.utf8.count == randomLength
      && random.utf8.allSatisfy(SecureRandom.alphabet.contains)
  }
}

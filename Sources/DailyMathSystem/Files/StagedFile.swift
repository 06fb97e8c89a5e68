internal import CDailyMathSystem

/// A file that is written piece by piece beside its place and then moved there, so that it appears whole or not at all.
///
/// For what is too large to be in memory at once; `FileSystem.replace` does the same with one text.
package struct StagedFile: ~Copyable {
  private let path: String
  private let temporary: String
  private var file: FileDescriptor
  private var isPlaced = false

  /// Begins a file for `path`, empty and with mode 0600.
  package init(for path: String) throws(SystemError) {
    try SystemError.checkPath(path, "open")
    let temporary = FileSystem.temporaryName(for: path)
    let file = try FileDescriptor(opening: temporary, for: .writeNew)
    self.path = path
    self.temporary = temporary
    self.file = file
  }

  deinit {
    if !isPlaced { _ = unsafe dailymath_unlink(temporary) }
  }

  /// Adds bytes at the end.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try file.writeAll(bytes, path: temporary)
  }

  /// Waits until the disk holds what was written, so that `place` has little left to do.
  package func synchronize() throws(SystemError) {
    try file.synchronize(path: temporary)
  }

  /// Moves the file to its path, replacing what is there; content and name are on the disk when this returns.
  package mutating func place() throws(SystemError) {
    try file.synchronize(path: temporary)
    try file.close(path: temporary)
    try SystemError.check(unsafe dailymath_rename(temporary, path), "rename", path)
    isPlaced = true
    try FileSystem.synchronizeFolder(at: FileSystem.folder(of: path))
  }
}

internal import DailyMathSystem

/// Writes files for the learner outside the data folder: recovery codes and exports, readable by nobody else.
package struct PersonalFiles: Sendable {
  /// Writes a new file with mode 0600 at a path as it was typed (`~` is the home folder, a relative path counts from the
  /// working folder), and returns its full path; the file is on the disk when this returns.
  package var write: @Sendable (_ path: String, [UInt8]) throws(PersonalFileError) -> String

  /// Makes a value from its closure.
  package init(
    write: @escaping @Sendable (_ path: String, [UInt8]) throws(PersonalFileError) -> String
  ) {
    self.write = write
  }

  /// The files of the system.
  package static let live = PersonalFiles { typed, bytes throws(PersonalFileError) in
    let path = PersonalPath.full(
      typed, home: Host.homeDirectory, workingDirectory: Host.workingDirectory)
    guard let path else { throw .unusablePath }
    do throws(SystemError) {
      try FileSystem.createNew(path, bytes)
      return path
    } catch {
      guard error.isExisting else { throw .system(error, path: path) }
      let isFolder = (try? FileSystem.status(of: path))?.kind == .folder
      throw isFolder ? .isFolder(path: path) : .exists(path: path)
    }
  }
}

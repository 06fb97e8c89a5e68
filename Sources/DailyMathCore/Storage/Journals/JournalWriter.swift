internal import DailyMathSystem

/// How bytes are added to a journal: on the disk in one write and one wait, or a failure that tells what is known.
struct JournalWriter: Sendable {
  /// Adds whole lines to the end of the file at a path, which is made where it is missing.
  var append: @Sendable (String, [UInt8]) throws(AppendError) -> Void

  /// Adds them on the real disk.
  ///
  /// The file is opened for each append, which costs some microseconds: an open one could have been replaced by a
  /// synchronising program in the meantime.
  static let live = JournalWriter { (path, bytes) throws(AppendError) in
    let file: AppendOnlyFile
    do throws(SystemError) {
      file = try AppendOnlyFile(path: path)
    } catch {
      throw .notWritten(error)
    }
    try file.append(bytes)
  }
}

package import DailyMathSystem

/// Why a file that the learner asked for could not be written.
package enum PersonalFileError: Error, Equatable, Sendable {
  /// Something stands at the path already, and nothing is ever overwritten.
  case exists(path: String)
  /// The path is the one of a folder.
  case isFolder(path: String)
  /// No path was given, or one that cannot be a file's.
  case unusablePath
  /// The system refused.
  case system(SystemError, path: String)
}

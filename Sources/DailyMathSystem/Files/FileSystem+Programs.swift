internal import CDailyMathSystem

extension FileSystem {
  /// Whether an ordinary file stands at a path that this process may run.
  ///
  /// A link is followed, because programs are often reached through one.
  package static func isProgram(_ path: String) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    return unsafe dailymath_check_program(path) >= 0
  }
}

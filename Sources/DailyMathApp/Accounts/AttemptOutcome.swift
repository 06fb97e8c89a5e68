/// What came of checking a password or a saved code, which is counted.
enum AttemptOutcome: Equatable {
  /// It is right, and what failed before is forgotten.
  case right
  /// It is wrong, and the next attempt has to wait for so many milliseconds.
  case wrong(waitMilliseconds: Int64)
  /// It was not checked, because it has to wait for so many milliseconds.
  case refused(waitMilliseconds: Int64)
}

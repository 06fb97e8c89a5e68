/// Whether an attempt to sign in may go on.
public enum AttemptVerdict: Hashable, Sendable {
  /// It counts as failed until it is told otherwise, and may be checked.
  case allowed
  /// It was not counted and must not be checked for so many milliseconds.
  case refused(waitMilliseconds: Int64)
}

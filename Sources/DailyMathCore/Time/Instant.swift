/// A point in time on the wall clock, in whole milliseconds since 1970-01-01T00:00:00Z.
///
/// The wall clock may be wrong or be set back; durations are therefore never measured by subtracting two instants of it,
/// and order between events comes from `EventPosition`.
public struct Instant: Hashable, Sendable, Comparable {
  /// Milliseconds since the start of 1970 in UTC; negative before it.
  public let milliseconds: Int64

  /// Makes the instant that lies `milliseconds` after the start of 1970 in UTC.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Tells whether `left` lies before `right`.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

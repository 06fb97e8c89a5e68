internal import CDailyMathSystem

/// The system's clocks and its local time.
package enum SystemClock {
  /// Milliseconds since 1970-01-01T00:00:00Z; can jump when the clock is set.
  package static func wallMilliseconds() -> Int64 { dailymath_wall_milliseconds() }

  /// Nanoseconds since some moment, never going back; for durations and deadlines.
  package static func monotonicNanoseconds() -> UInt64 { dailymath_monotonic_nanoseconds() }

  /// The offset of local time from UTC at an instant, in seconds, east positive.
  ///
  /// Follows `TZ` and the system's zone even when they change while the program runs.
  package static func utcOffsetSeconds(atMilliseconds milliseconds: Int64) -> Int {
    dailymath_utc_offset_seconds(milliseconds)
  }

  /// Sleeps, for waits that nothing can end early; a signal may end it all the same.
  package static func sleep(milliseconds: Int) { dailymath_sleep_milliseconds(milliseconds) }
}

package import DailyMathCore

/// When an event reached the program: the moment by the wall clock, and a clock that is never set for durations.
package struct Stamp: Equatable, Sendable {
  /// The instant, offset and study day.
  package let moment: Moment
  /// Milliseconds of the monotonic clock; only differences mean anything.
  package let monotonic: Int64

  /// Makes a stamp from its parts.
  package init(moment: Moment, monotonic: Int64) {
    self.moment = moment
    self.monotonic = monotonic
  }

  /// The study day.
  package var day: StudyDay { moment.day }

  /// The same stamp with the study day of a learner whose day begins at `rollover`.
  func counted(from rollover: RolloverHour) -> Stamp {
    Stamp(
      moment: Moment(instant: moment.instant, offset: moment.offset, rollover: rollover),
      monotonic: monotonic)
  }
}

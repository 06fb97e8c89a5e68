/// When something happened, in every way a record needs it: the instant, the local offset there and the study day.
public struct Moment: Hashable, Sendable {
  /// The instant by the wall clock.
  public let instant: Instant
  /// How far local time was ahead of UTC then.
  public let offset: UTCOffset
  /// The study day it counts for.
  public let day: StudyDay

  /// Makes a moment from parts that were recorded together.
  public init(instant: Instant, offset: UTCOffset, day: StudyDay) {
    self.instant = instant
    self.offset = offset
    self.day = day
  }

  /// Makes the moment of `instant`, computing its study day from the offset and the rollover hour.
  public init(instant: Instant, offset: UTCOffset, rollover: RolloverHour) {
    self.init(
      instant: instant, offset: offset,
      day: StudyDay(at: instant, offset: offset, rollover: rollover))
  }

  /// The hour that the wall clock showed, 0 to 23.
  public var hour: Int {
    let seconds = instant.milliseconds / 1_000 + Int64(offset.seconds)
    return Int((seconds % 86_400 + 86_400) % 86_400) / 3_600
  }
}

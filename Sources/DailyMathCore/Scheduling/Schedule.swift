/// Where a reviewed card stands: what SM-2 remembers of it, and the day it is due.
public struct Schedule: Hashable, Sendable {
  /// The factor by which the interval grows.
  public var ease: EaseFactor
  /// Days from the last scheduled review to `due`.
  public var interval: Interval
  /// Scheduled reviews passed in a row since the card was new or last forgotten; 0 after a lapse.
  public var repetitions: Int
  /// How often the card was forgotten after it had been known.
  public var lapses: Int
  /// The study day of the last scheduled review.
  public var lastReviewed: StudyDay
  /// The study day on which the card is to be reviewed next.
  public var due: StudyDay

  /// Makes a schedule from its parts.
  public init(
    ease: EaseFactor, interval: Interval, repetitions: Int, lapses: Int, lastReviewed: StudyDay,
    due: StudyDay
  ) {
    self.ease = ease
    self.interval = interval
    self.repetitions = repetitions
    self.lapses = lapses
    self.lastReviewed = lastReviewed
    self.due = due
  }

  /// The same schedule with another due day, as somebody wished on `day`; ease and interval stay.
  func moved(to due: StudyDay, on day: StudyDay) -> Schedule {
    var moved = self
    moved.due = max(due, day)
    return moved
  }

  /// Tells whether the card is to be reviewed on `day`.
  ///
  /// A last review that lies after `day` means that a clock was wrong; the card is then due, rather than hidden until the
  /// clock has caught up.
  public func isDue(on day: StudyDay) -> Bool {
    due <= day || lastReviewed > day
  }
}

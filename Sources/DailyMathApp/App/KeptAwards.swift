package import DailyMathCore

/// What a learner has earned, kept for as long as neither the account nor the day changes.
///
/// Deriving it passes over every day of work, and keys come far more often than answers.
package struct KeptAwards: Equatable, Sendable {
  /// What was earned up to the day.
  package let awards: Awards
  /// The day it was derived for.
  package let day: StudyDay
  /// How many events the library had folded by then, which tells whether it has changed since.
  private let eventCount: Int

  /// Derives what `library` has earned up to `day`.
  package init(of library: AccountState, on day: StudyDay) {
    awards = Awards(of: library, on: day)
    self.day = day
    eventCount = library.eventCount
  }

  /// Tells whether deriving it anew for that library and day would give the same.
  package func holds(for library: AccountState, on day: StudyDay) -> Bool {
    self.day == day && eventCount == library.eventCount
  }
}

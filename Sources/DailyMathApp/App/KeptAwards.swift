package import DailyMathCore

/// What a learner has earned, kept for as long as neither the account nor the day changes.
///
/// Deriving it passes over every day of work, and keys come far more often than answers.
package struct KeptAwards: Equatable, Sendable {
  /// What it was derived from.
  private struct Basis: Equatable {
    let day: StudyDay
    /// How many events the library had folded, which tells whether it has changed.
    let eventCount: Int
    /// The sitting that goes on, which is not judged before its end.
    let sitting: String?
  }

  /// What was earned up to the day.
  package let awards: Awards
  private let basis: Basis

  /// The day it was derived for.
  package var day: StudyDay { basis.day }

  /// Derives what `library` has earned up to `day`, while a sitting goes on or none does.
  package init(of library: AccountState, on day: StudyDay, sittingUnderway: String? = nil) {
    awards = Awards(of: library, on: day, sittingUnderway: sittingUnderway)
    basis = Basis(day: day, eventCount: library.eventCount, sitting: sittingUnderway)
  }

  /// Tells whether deriving it anew would give the same.
  package func holds(
    for library: AccountState, on day: StudyDay, sittingUnderway: String? = nil
  ) -> Bool {
    basis == Basis(day: day, eventCount: library.eventCount, sitting: sittingUnderway)
  }

  /// Tells whether nothing lies between `earlier` and this but the end of a sitting.
  func comesOfSittingEnd(after earlier: KeptAwards) -> Bool {
    earlier.basis.sitting != nil && basis.sitting == nil && basis.day == earlier.basis.day
      && basis.eventCount == earlier.basis.eventCount
  }
}

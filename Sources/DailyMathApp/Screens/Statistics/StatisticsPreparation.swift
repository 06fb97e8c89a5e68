import DailyMathCore

/// The work of counting an account, which passes over all of its cards and takes too long to be done between two keys
/// where they are many.
package struct StatisticsPreparation: Equatable, Sendable {
  /// What is counted.
  let library: AccountState
  /// The day as of which it is counted.
  let day: StudyDay
  /// Tells it from every other preparation, whose outcome may come later or be of other cards.
  let number: UInt64

  /// So few cards are counted at once, before anybody could notice.
  static let fewCards = 5_000

  /// Does the work; what the screen is told of it.
  package var outcome: StatisticsScreen.Action {
    .counted(Statistics(of: library, on: day), number)
  }
}

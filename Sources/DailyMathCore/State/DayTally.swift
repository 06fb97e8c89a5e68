/// What was done on one study day.
///
/// All of it are sums over the answers that stand, so that taking one back subtracts exactly what it added.
public struct DayTally: Hashable, Sendable {
  /// Answers given, repeats and practice included.
  public internal(set) var answers = 0
  /// Different cards answered.
  public internal(set) var cards = 0
  /// Cards that ceased to be new: those whose first scheduled answer this was; practice outside the schedule is none.
  public internal(set) var introduced = 0

  /// Answers that moved a schedule, introductions among them.
  public internal(set) var scheduled = 0
  /// Milliseconds from the showings to the answers, all answers together.
  public internal(set) var milliseconds = 0
  /// Scheduled answers of cards that were known with an interval below 21 days.
  public internal(set) var young = AnswerCount()
  /// Scheduled answers of cards that were known with an interval of 21 days or more.
  public internal(set) var mature = AnswerCount()
  /// The answers of each sitting of the day, practice left out.
  var sittings = SittingCounts()
  /// The lowest order among the day's answers; the highest number where there is none.
  ///
  /// A clock that was set back shows in it: the day then began after a later one had.
  var firstOrder = Int64.max

  /// Reviews done, as far as a day's limit counts them: answers that moved the schedule of a card known before.
  public var reviewed: Int { max(0, scheduled - introduced) }

  /// Makes the tally of a day on which nothing was done.
  public init() {}

  /// Counts an answer that came (`sign` 1) or went (−1), except for what depends on the other answers.
  mutating func count(_ review: ReviewSummary, by sign: Int) {
    answers += sign
    milliseconds += sign * review.milliseconds
    if review.round == .scheduled {
      scheduled += sign
      switch review.stage {
      case .new: break
      case .young: young.count(review.grade, by: sign)
      case .mature: mature.count(review.grade, by: sign)
      }
    }
    if review.round != .cram {
      var sitting = sittings[review.sitting] ?? AnswerCount()
      sitting.count(review.grade, by: sign)
      sittings[review.sitting] = sitting == AnswerCount() ? nil : sitting
    }
  }
}

/// What was done on one study day.
///
/// All but the drills are sums over the answers to cards that stand, so that taking one back subtracts exactly what it added.
/// Drills add nothing to the answers and their time: what is told of cards stays apart from them.
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
  /// Drills that count as a session: finished ones with enough right answers, repeats of earlier ones left out.
  public internal(set) var drills = 0
  /// The answers of each sitting of the day, practice left out.
  var sittings = SittingCounts()
  /// The lowest order among the day's answers; the highest number where there is none.
  ///
  /// A clock that was set back shows in it: the day then began after a later one had.
  var firstOrder = Int64.max
  /// The lowest order among the ends of `drills`; the highest number where there is none.
  var firstDrillOrder = Int64.max

  /// Whether there was work that day: an answer to a card, or a drill that counts.
  public var hasWork: Bool { answers > 0 || drills > 0 }
  /// The lowest order of all that makes it a day with work.
  var beginning: Int64 { min(firstOrder, firstDrillOrder) }

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

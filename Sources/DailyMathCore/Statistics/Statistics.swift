/// What an account's work looks like in numbers, as of a study day.
///
/// Sums of days come from the day tallies, which are kept up to date; what concerns cards passes over all of them once, without
/// reading what they say. Days after the one that is asked about are left out, except in the forecast.
public struct Statistics: Hashable, Sendable {
  /// The day that is asked about.
  public let day: StudyDay
  /// What was done on each day of the last 53 weeks, 371 days of which the first is a Monday.
  ///
  /// The last week is that of `day`; its days after `day` are there, too, and nothing was done on them yet.
  public internal(set) var year: [DayWork] = []
  /// What was done on each of the last 30 days up to `day`, the oldest first.
  public internal(set) var month: [DayWork] = []
  /// Scheduled reviews due on each of the 30 days from `day` on; those of earlier days count for the first.
  ///
  /// Suspended cards are none of them, new ones neither; what a review on the way makes of a card is not foreseen.
  public internal(set) var forecast: [Int] = []
  /// How many of them each of those days asks where the daily limit over all decks holds: what does not fit moves to the next.
  ///
  /// What `day` itself had of it already is taken off. Limits of single decks are left out.
  public internal(set) var forecastWithinLimit: [Int] = []
  /// The most reviews that a day asks, over all decks.
  public internal(set) var reviewLimit = 0
  /// The share of right answers by how well the card was known, and by month.
  public internal(set) var retention = Retention()
  /// How many cards there are of each ease, interval and stage.
  public internal(set) var cards = CardDistributions()
  /// The cards that were forgotten most, the hardest first; at most ten.
  public internal(set) var hardest: [HardCard] = []
  /// The answers of each hour of the wall clock, from 0 to 23.
  public internal(set) var hours: [AnswerCount] = []
  /// Each category that has cards, in the order of the overview of decks.
  public internal(set) var categories: [CategoryFigures] = []
  /// All together.
  public internal(set) var totals = StatisticsTotals()

  /// Counts what `state` holds as of `day`.
  public init(of state: AccountState, on day: StudyDay) {
    self.day = day
  }
}

/// What an account's work looks like in numbers, as of a study day.
///
/// Sums of days come from the day tallies, which are kept up to date; what concerns cards passes over all of them once, without
/// reading what they say. Answers of days after the one that is asked about are left out, except where only all of them
/// together are known: by hour, by category, and of the hardest cards.
public struct Statistics: Hashable, Sendable {
  /// How many days the calendar of the year has: 53 weeks.
  public static let yearDays = 371
  /// How many days the last month has, and the forecast.
  public static let monthDays = 30
  /// How many months retention is counted by.
  public static let months = 12
  /// How many of the hardest cards are named.
  public static let mostHardCards = 10

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
  /// The cards that were forgotten most, the hardest first; at most ten, each forgotten at least once.
  ///
  /// Cards that are still asked come first, suspended ones only after all of them. Among either the lower ease decides
  /// between equal ones, then the identity.
  public internal(set) var hardest: [HardCard] = []
  /// The answers of each hour of the wall clock, from 0 to 23, over all time and without practice.
  public internal(set) var hours: [AnswerCount] = []
  /// Each category that has cards: the six that every account knows, then the learner's own by their names.
  public internal(set) var categories: [CategoryFigures] = []
  /// All together.
  public internal(set) var totals = StatisticsTotals()

  /// Counts what `state` holds as of `day`; takes time for every day and every card.
  public init(of state: AccountState, on day: StudyDay) {
    self.day = day
    hours = state.hours
    countDays(of: state)
    var counter = CardCounter(on: day)
    state.forEachFigures { counter.count($0) }
    cards = counter.distributions
    forecast = counter.forecast
    hardest = counter.hardest
    categories = counter.categories
    limitForecast(by: state.settings.reviewsPerDay, done: state.tally(on: day).reviewed)
  }

  /// Moves what the limit of a day does not hold to the days after it.
  private mutating func limitForecast(by limit: Int, done: Int) {
    reviewLimit = limit
    var waiting = 0
    forecastWithinLimit = forecast.indices.map { index in
      waiting += forecast[index]
      let asked = min(waiting, index == 0 ? max(0, limit - done) : limit)
      waiting -= asked
      return asked
    }
  }
}

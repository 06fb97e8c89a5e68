extension Statistics {
  /// The number of the first day of the year's calendar as seen from `day`: the Monday 52 weeks before that of its own week.
  ///
  /// It counts from 1970-01-01, and may lie before all days that can be written.
  public static func firstDayOfYear(until day: StudyDay) -> Int {
    day.daysSince1970 - day.daysSinceMonday + 7 - yearDays
  }

  /// Counts what was done on each day up to the one that is asked about.
  mutating func countDays(of state: AccountState) {
    var year = DayRow(from: Self.firstDayOfYear(until: day), count: Self.yearDays)
    var month = DayRow(from: day.daysSince1970 + 1 - Self.monthDays, count: Self.monthDays)
    retention.months = (1 - Self.months...0).map {
      Retention.Month(start: day.startOfMonth(adding: $0))
    }
    for entry in state.tallies.entries {
      // The days are in order, and those of a clock that ran ahead do not count yet.
      guard entry.day <= day else { break }
      let work = DayWork(entry.day, entry.value)
      year.put(work)
      month.put(work)
      totals.add(work)
      countRetention(entry.value, on: entry.day)
    }
    self.year = year.days
    self.month = month.days
  }

  private mutating func countRetention(_ tally: DayTally, on tallied: StudyDay) {
    retention.young = retention.young + tally.young
    retention.mature = retention.mature + tally.mature
    guard let first = retention.months.first, first.start <= tallied else { return }
    let (from, date) = (first.start.date, tallied.date)
    let index = (date.year - from.year) * 12 + date.month - from.month
    guard retention.months.indices.contains(index) else { return }
    retention.months[index].young = retention.months[index].young + tally.young
    retention.months[index].mature = retention.months[index].mature + tally.mature
  }
}

extension DayWork {
  /// What the tally of a day says of its work.
  fileprivate init(_ day: StudyDay, _ tally: DayTally) {
    self.init(
      day: day, answers: tally.answers, milliseconds: tally.milliseconds,
      introduced: tally.introduced, drills: tally.drills)
  }
}

/// Days in a row, on which nothing was done until it is put there.
private struct DayRow {
  /// The number of the first day, which may lie before all days that can be written.
  private let first: Int
  /// The days.
  private(set) var days: [DayWork]

  /// Makes a row of so many days.
  init(from first: Int, count: Int) {
    self.first = first
    days = (first..<first + count).map {
      DayWork(
        day: StudyDay(daysSince1970: $0), answers: 0, milliseconds: 0, introduced: 0)
    }
  }

  /// Puts the work of a day in its place, where the row has one for it.
  mutating func put(_ work: DayWork) {
    let index = work.day.daysSince1970 - first
    if days.indices.contains(index) { days[index] = work }
  }
}

extension StatisticsTotals {
  /// Adds the work of a day, which comes after those that were added before.
  fileprivate mutating func add(_ work: DayWork) {
    guard work.answers > 0 else { return }
    answers += work.answers
    milliseconds += work.milliseconds
    introduced += work.introduced
    days += 1
    since = since ?? work.day
    if work.answers >= busiest?.answers ?? 0 { busiest = work }
  }
}

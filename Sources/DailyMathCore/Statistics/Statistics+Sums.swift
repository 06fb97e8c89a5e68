extension Statistics {
  /// What the last 53 weeks add up to.
  public var yearSum: WorkSum { WorkSum(of: year) }

  /// What the last 30 days add up to.
  public var monthSum: WorkSum { WorkSum(of: month) }

  /// All reviews that are due within the 30 days of the forecast, overdue ones included.
  public var forecastSum: Int { forecast.reduce(0, +) }

  /// The day of the forecast on which most is due, the first where several are alike, with how much that is; `nil` where
  /// nothing is due.
  public var busiestForecast: (day: StudyDay, reviews: Int)? {
    Self.first(of: forecast).map { (day.adding(days: $0), forecast[$0]) }
  }

  /// Tells whether the limit of a day moves reviews of the forecast to later days.
  public var isForecastLimited: Bool { forecastWithinLimit != forecast }

  /// The first day of the forecast at whose end no due review waits, where the limit holds; `nil` where that is later.
  public var caughtUpDay: StudyDay? {
    var waiting = 0
    for (index, due) in forecast.enumerated() {
      waiting += due - forecastWithinLimit[index]
      if waiting == 0 { return day.adding(days: index) }
    }
    return nil
  }

  /// The hour of the wall clock with most answers, the earliest where several are alike; `nil` without any.
  public var busiestHour: Int? { Self.first(of: hours.map(\.answers)) }

  /// The hour with the highest share of right answers among those with at least 20; `nil` where fewer than two have so many.
  public var bestHour: Int? {
    let enough = hours.indices.filter { hours[$0].answers >= 20 }
    // One hour alone cannot be better than others.
    guard enough.count > 1 else { return nil }
    // Fractions are compared across, since percentages are rounded. Of equal ones the earliest is taken.
    return enough.reduce(nil) { best, hour in
      guard let best else { return hour }
      return hours[hour].passed * hours[best].answers > hours[best].passed * hours[hour].answers
        ? hour : best
    }
  }

  /// The first index of the highest number; `nil` where no number is above 0.
  private static func first(of numbers: [Int]) -> Int? {
    guard let highest = numbers.max(), highest > 0 else { return nil }
    return numbers.firstIndex(of: highest)
  }
}

extension CardDistributions {
  /// Cards that have a schedule, without suspended ones.
  public var scheduled: Int { young + mature }
  /// All cards.
  public var total: Int { new + young + mature + suspended }
  /// The class of eases with most cards, the lowest where several are alike; `nil` without any.
  public var commonestEase: Class? { Self.commonest(of: eases) }
  /// The class of intervals with most cards, the shortest where several are alike; `nil` without any.
  public var commonestInterval: Class? { Self.commonest(of: intervals) }

  private static func commonest(of classes: [Class]) -> Class? {
    classes.filter { $0.cards > 0 }.max { $0.cards < $1.cards }.flatMap { highest in
      classes.first { $0.cards == highest.cards }
    }
  }
}

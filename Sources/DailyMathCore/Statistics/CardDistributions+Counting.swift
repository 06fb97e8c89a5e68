extension CardDistributions {
  /// The lowest values of the classes of eases, in hundredths.
  private static let easeBounds = [130] + Array(stride(from: 150, through: 310, by: 20))
  /// The lowest values of the classes of intervals, in days.
  private static let intervalBounds = [1, 2, 7, 14, 21, 60, 180, 365]

  /// All classes, with no card in them.
  static let empty: CardDistributions = {
    var distributions = CardDistributions()
    distributions.eases = classes(from: easeBounds)
    distributions.intervals = classes(from: intervalBounds)
    return distributions
  }()

  /// Counts a card that is not suspended and has this schedule.
  mutating func count(_ schedule: Schedule) {
    if schedule.interval.days >= CardStage.matureDays { mature += 1 } else { young += 1 }
    // The classes of eases are of one width but for the first and the last.
    let ease = schedule.ease.hundredths
    let easeClass = ease < 150 ? 0 : min((ease - 150) / 20 + 1, eases.count - 1)
    eases[easeClass].cards += 1
    let days = schedule.interval.days
    var intervalClass = intervals.count - 1
    while intervalClass > 0, days < intervals[intervalClass].lowerBound { intervalClass -= 1 }
    intervals[intervalClass].cards += 1
  }

  private static func classes(from bounds: [Int]) -> [Class] {
    bounds.indices.map { index in
      Class(
        lowerBound: bounds[index],
        upperBound: index + 1 < bounds.count ? bounds[index + 1] - 1 : nil, cards: 0)
    }
  }
}

@testable import DailyMathCore

extension Statistics {
  /// The numbers of somebody who has studied for a year, with breaks, as of the day on which the tests study.
  static let sample = of(scale: 1)

  /// The same with every number so many times as high.
  static func of(scale: Int) -> Statistics {
    var statistics = Statistics(of: AccountState(), on: Learner.today)
    var generator = SplitMix64(seed: 7)
    let first = Learner.today.adding(days: -364)
    statistics.year = (0..<371).map { index in
      // A break in June, few Sundays, and more work towards the end.
      let rests = (200..<221).contains(index) || (index % 7 == 6 && !index.isMultiple(of: 4))
      let most = 20 + index / 8
      let answers = rests || index > 364 ? 0 : generator.next(below: most)
      return DayWork(
        day: first.adding(days: index), answers: answers * scale,
        milliseconds: answers * 14_000 * scale, introduced: answers / 6 * scale)
    }
    statistics.month = Array(statistics.year[335...364])
    statistics.forecast = (0..<30).map { day in
      scale * (day == 0 ? 64 : max(0, 30 - day + generator.next(below: 14) - 7))
    }
    statistics.forecastWithinLimit = statistics.forecast
    statistics.reviewLimit = 200
    let sum = statistics.yearSum
    statistics.totals.answers = sum.answers
    statistics.totals.milliseconds = sum.milliseconds
    statistics.totals.days = sum.days
    statistics.totals.since = first
    statistics.totals.busiest = sum.busiest
    statistics.hours = (0..<24).map { hour in
      let weight =
        hour < 6 ? 0 : [3, 8, 5, 2, 1, 2, 6, 3, 1, 2, 4, 5, 7, 14, 11, 8, 3, 1][hour - 6]
      let answers = weight * 97 * scale
      return AnswerCount(answers: answers, passed: answers * (96 - hour) / 100)
    }
    statistics.addCards(scale: scale)
    return statistics
  }

  private mutating func addCards(scale: Int) {
    retention.young = AnswerCount(answers: 3_200 * scale, passed: 2_784 * scale)
    retention.mature = AnswerCount(answers: 1_900 * scale, passed: 1_767 * scale)
    retention.months = (0..<12).map { index in
      // In June nothing was answered.
      let answers = index == 6 ? 0 : (120 + 31 * index) * scale
      let mature = index < 2 ? 0 : answers / 3
      return Retention.Month(
        start: Learner.today.startOfMonth(adding: index - 11),
        young: AnswerCount(answers: answers, passed: answers * (80 + index) / 100),
        mature: AnswerCount(answers: mature, passed: mature * (97 - index % 5) / 100))
    }
    let eases = [2, 11, 24, 38, 71, 130, 64, 22, 9, 3]
    cards.eases = eases.enumerated().map { index, count in
      CardDistributions.Class(
        lowerBound: index == 0 ? 130 : 130 + 20 * index,
        upperBound: index == 9 ? nil : 149 + 20 * index,
        cards: count * scale)
    }
    let bounds = [(1, 1), (2, 6), (7, 13), (14, 20), (21, 59), (60, 179), (180, 364), (365, nil)]
    cards.intervals = zip(bounds, [18, 41, 52, 36, 97, 83, 40, 7]).map { bounds, count in
      CardDistributions.Class(
        lowerBound: bounds.0, upperBound: bounds.1, cards: count * scale)
    }
    (cards.new, cards.young, cards.mature) = (96 * scale, 147 * scale, 227 * scale)
    cards.suspended = 12 * scale
    hardest = (0..<8).map { index in
      HardCard(
        id: CardID("card\(index)"), lapses: (9 - index) * scale,
        ease: EaseFactor(hundredths: 130 + 7 * index),
        scheduled: AnswerCount(answers: 31 * scale, passed: (19 + index) * scale),
        isSuspended: index == 1)
    }
    categories = CardCategory.wellKnown.enumerated().map { index, category in
      var figures = CategoryFigures(category: category)
      figures.cards = (120 - 17 * index) * scale
      figures.due = (11 - index) * scale
      figures.new = (7 * index) * scale
      figures.mature = (61 - 9 * index) * scale
      figures.scheduled =
        index == 5
        ? AnswerCount()
        : AnswerCount(answers: 900 * scale, passed: (850 - 31 * index) * scale)
      return figures
    }
  }
}

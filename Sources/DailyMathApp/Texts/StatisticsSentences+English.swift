import DailyMathCore

extension StatisticsSentences {
  /// These sentences in English.
  static let english: StatisticsSentences = StatisticsSentences(
    totals: { statistics in
      let totals = statistics.totals
      guard let since = totals.since else { return "You have not answered any card yet." }
      return "Since \(calendar.fullDate(since)) you studied on "
        + "\(counted(totals.days, "day", "days")) and gave "
        + "\(counted(totals.answers, "answer", "answers")) in "
        + Language.english.duration(milliseconds: totals.milliseconds)
        + best(totals.busiest, in: statistics) + "."
    },
    year: { statistics in
      let sum = statistics.yearSum
      guard sum.days > 0 else { return "In the last 53 weeks you did not answer any card." }
      return "In the last 53 weeks you studied on \(counted(sum.days, "day", "days")) and gave "
        + counted(sum.answers, "answer", "answers") + best(sum.busiest, in: statistics) + "."
    },
    month: { statistics in
      let sum = statistics.monthSum
      guard sum.days > 0 else { return "In the last 30 days you did not answer any card." }
      return "In the last 30 days you gave \(counted(sum.answers, "answer", "answers")) in "
        + Language.english.minutes(sum.minutes) + best(sum.busiest, in: statistics) + "."
    },
    minutes: { statistics in
      let sum = statistics.monthSum
      guard sum.days > 0 else { return "In the last 30 days you did not study." }
      return "You studied on \(Language.english.number(sum.days)) of the last 30 days, "
        + "\(Language.english.minutes(sum.minutes)) in all and "
        + "\(perDay(sum.minutesPerDay)) per day of study."
    },
    forecast: { statistics in
      guard let busiest = statistics.busiestForecast else {
        return "In the next 30 days no review of what you know is due."
      }
      let (due, sum) = (statistics.forecast, statistics.forecastSum)
      return "In the next 30 days \(counted(sum, "review is", "reviews are")) due: "
        + "\(Language.english.number(due[0])) today and "
        + "\(Language.english.number(due[1])) tomorrow; the day with most is "
        + (busiest.day == statistics.day
          ? "today" : calendar.date(busiest.day, today: statistics.day))
        + ", with \(Language.english.number(busiest.reviews))."
    },
    forecastWithinLimit: { statistics in
      guard statistics.isForecastLimited else { return "" }
      return "With your limit of \(counted(statistics.reviewLimit, "review", "reviews")) a day, "
        + "\(Language.english.number(statistics.forecastWithinLimit[0])) come today, and "
        + (statistics.caughtUpDay.map {
          "you will have caught up on \(calendar.date($0, today: statistics.day))."
        } ?? "in 30 days you will not have caught up yet.")
    },
    retention: { statistics in
      let retention = statistics.retention
      let shares = [
        retention.young.percentage.map { "\($0)% of young cards (below 21 days)" },
        retention.mature.percentage.map { "\($0)% of mature ones (21 days or more)" },
      ].compactMap { $0 }
      return shares.isEmpty
        ? "You have not reviewed any card that you knew before."
        : "In reviews you remembered \(Language.english.list(shares))."
    },
    retentionByMonth: { statistics in
      let months = statistics.retention.months.suffix(2).reversed()
      let shares = months.compactMap { month in
        month.all.percentage.map {
          "\($0)% in \(calendar.month(of: month.start)) (\(right(month.all)))"
        }
      }
      return shares.isEmpty
        ? "Neither this month nor the one before did you review cards that you knew before."
        : "You remembered \(Language.english.list(shares))."
    },
    stages: { statistics in
      let cards = statistics.cards
      guard cards.total > 0 else { return "You have no cards yet." }
      let parts = [
        (cards.new, "new"), (cards.young, "young"), (cards.mature, "mature"),
        (cards.suspended, "suspended"),
      ]
      .map { "\(Language.english.number($0.0)) \($0.1)" }
      return "You have \(counted(cards.total, "card", "cards")): \(Language.english.list(parts))."
    },
    ease: { statistics in
      guard let commonest = statistics.cards.commonestEase else { return noneScheduled }
      return "The commonest ease is \(StatisticsTexts.english.ease(commonest, in: .english)): "
        + portion(commonest.cards, statistics.cards.scheduled)
    },
    interval: { statistics in
      guard let commonest = statistics.cards.commonestInterval else { return noneScheduled }
      return "The commonest interval is \(StatisticsTexts.english.interval(commonest)): "
        + portion(commonest.cards, statistics.cards.scheduled)
    },
    hardest: { statistics in
      guard let first = statistics.hardest.first else {
        return "You have not forgotten any card that you knew."
      }
      let times = counted(first.lapses, "time", "times")
      return statistics.hardest.count == 1
        ? "The card that is hardest for you was forgotten \(times)."
        : "These \(statistics.hardest.count) cards are the hardest for you; the first was forgotten \(times)."
    },
    hours: { statistics in
      guard let busiest = statistics.busiestHour else { return "There are no answers yet." }
      let hour = StatisticsTexts.english.labels.hour
      let answers = statistics.hours[busiest].answers
      let most = "You answer most \(hour(busiest)) (\(counted(answers, "answer", "answers")))"
      guard let best = statistics.bestHour, let share = statistics.hours[best].percentage else {
        return most + "."
      }
      return most + "; you are right most often \(hour(best)) (\(share)%)."
    },
    category: { name, figures in
      let parts = [
        "\(Language.english.number(figures.due)) due",
        "\(Language.english.number(figures.new)) new",
        "\(Language.english.number(figures.mature)) mature",
      ]
      let share = figures.scheduled.percentage.map {
        "; right: \($0)% (\(right(figures.scheduled)))"
      }
      return "\(name): \(counted(figures.cards, "card", "cards")), "
        + Language.english.list(parts) + (share ?? "") + "."
    })

  private static let calendar = CalendarTexts.english
  private static let noneScheduled = "You have not reviewed any card yet."

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    Language.english.counted(count, one, many)
  }

  private static func perDay(_ minutes: Int) -> String {
    minutes < 1 ? "less than 1" : Language.english.number(minutes)
  }

  private static func right(_ count: AnswerCount) -> String {
    StatisticsTexts.english.labels.right(count.passed, count.answers)
  }

  private static func best(_ work: DayWork?, in statistics: Statistics) -> String {
    guard let work else { return "" }
    return "; the best day was \(calendar.date(work.day, today: statistics.day)), with "
      + Language.english.number(work.answers)
  }

  private static func portion(_ cards: Int, _ all: Int) -> String {
    "\(Language.english.number(cards)) of \(counted(all, "card", "cards"))."
  }
}

import DailyMathCore

extension JSONWriter {
  /// Writes what all days add up to.
  mutating func write(_ totals: StatisticsTotals) {
    lineBreak()
    object("totals") { writer in
      writer.member("answers", totals.answers)
      writer.member("milliseconds", totals.milliseconds)
      writer.member("days", totals.days)
      writer.member("introduced", totals.introduced)
      writer.member("since", totals.since)
      guard let busiest = totals.busiest else {
        writer.key("busiest")
        writer.null()
        return
      }
      writer.object("busiest") {
        $0.member("day", busiest.day)
        $0.member("answers", busiest.answers)
      }
    }
  }

  /// Writes the days that were and those to come.
  mutating func writeDays(of statistics: Statistics) {
    objects("days", statistics.year.filter { $0.day <= statistics.day }) { writer, work in
      writer.member("day", work.day)
      writer.member("answers", work.answers)
      writer.member("milliseconds", work.milliseconds)
      writer.member("introduced", work.introduced)
    }
    lineBreak()
    member("reviewLimit", statistics.reviewLimit)
    objects("forecast", statistics.forecast.indices) { writer, index in
      writer.member("day", statistics.day.adding(days: index))
      writer.member("due", statistics.forecast[index])
      writer.member("withinLimit", statistics.forecastWithinLimit[index])
    }
  }

  /// Writes how much was remembered.
  mutating func write(_ retention: Retention) {
    lineBreak()
    object("retention") { writer in
      writer.object("young") { $0.members(retention.young) }
      writer.object("mature") { $0.members(retention.mature) }
      writer.objects("months", retention.months) { writer, month in
        writer.member("month", String(month.start.description.prefix(7)))
        writer.object("young") { $0.members(month.young) }
        writer.object("mature") { $0.members(month.mature) }
      }
    }
  }

  /// Writes how many cards there are of each kind.
  mutating func write(_ cards: CardDistributions) {
    lineBreak()
    object("cards") { writer in
      writer.member("total", cards.total)
      writer.member("new", cards.new)
      writer.member("young", cards.young)
      writer.member("mature", cards.mature)
      writer.member("suspended", cards.suspended)
      for (name, classes) in [("eases", cards.eases), ("intervals", cards.intervals)] {
        writer.objects(name, classes) { writer, bounds in
          writer.member("from", bounds.lowerBound)
          writer.member(orNull: "to", bounds.upperBound)
          writer.member("cards", bounds.cards)
        }
      }
    }
  }

  /// Writes the hardest cards with what they ask.
  mutating func writeHardest(of statistics: Statistics, in library: AccountState) {
    objects("hardest", statistics.hardest) { writer, card in
      writer.member("id", card.id.text)
      if let name = StatisticsReport.name(of: card.id, in: library) {
        writer.member("prompt", name)
      } else {
        writer.key("prompt")
        writer.null()
      }
      writer.member("lapses", card.lapses)
      writer.member("ease", card.ease.hundredths)
      writer.member("suspended", card.isSuspended)
      writer.members(card.scheduled)
    }
  }

  /// Writes the answers by the hour of the day, and the numbers of each category.
  mutating func writeAnswers(of statistics: Statistics) {
    objects("hours", statistics.hours.indices) { writer, hour in
      writer.member("hour", hour)
      writer.members(statistics.hours[hour])
    }
    objects("categories", statistics.categories) { writer, figures in
      writer.member("category", figures.category.identifier)
      writer.member("cards", figures.cards)
      writer.member("due", figures.due)
      writer.member("new", figures.new)
      writer.member("mature", figures.mature)
      writer.members(figures.scheduled)
    }
  }
}

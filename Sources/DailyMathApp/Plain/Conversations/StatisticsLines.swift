import DailyMathCore

/// A page of the statistics in words: its sentences, and each number of its charts that is not nothing.
struct StatisticsLines {
  /// The numbers.
  let statistics: Statistics
  /// The page.
  let page: StatisticsPage
  /// What the page is told with.
  let context: PlainContext

  private var texts: StatisticsTexts { context.texts.statistics }
  private var sentences: StatisticsSentences { texts.sentences }

  /// What is said of the page.
  var lines: [String] {
    switch page {
    case .year, .days, .retention, .hours:
      statistics.totals.answers == 0 ? [texts.nothingYet, texts.invitation] : charted
    case .categories:
      statistics.categories.isEmpty ? [texts.nothingYet, texts.invitation] : charted
    case .forecast, .cards, .hardest: charted
    }
  }

  /// A card that is hard, with how hard it is.
  func line(for card: HardCard) -> String {
    let prompt =
      context.library.card(card.id).map { CardText.line($0.content.face.prompt) }
      ?? context.texts.today.goneCard
    let ease = texts.labels.ease(context.language.decimal(hundredths: card.ease.hundredths))
    let words =
      [texts.labels.lapses(card.lapses), ease] + [texts.share(card.scheduled)].compactMap(\.self)
    return "\(prompt): \(words.joined(separator: ", "))"
  }

  private var charted: [String] {
    switch page {
    case .year: [sentences.year(statistics)] + months + [sentences.totals(statistics)]
    case .days: [sentences.month(statistics), sentences.minutes(statistics)] + days
    case .forecast:
      [sentences.forecast(statistics), sentences.forecastWithinLimit(statistics)]
        .filter { !$0.isEmpty } + forecast
    case .retention:
      [sentences.retention(statistics), sentences.retentionByMonth(statistics)] + retention
    case .cards:
      [sentences.stages(statistics), sentences.ease(statistics)]
        + statistics.cards.eases.compactMap { line(texts.ease($0, in: context.language), $0) }
        + [sentences.interval(statistics)]
        + statistics.cards.intervals.compactMap { line(texts.interval($0), $0) }
    case .hardest: [sentences.hardest(statistics)]
    case .hours: [sentences.hours(statistics)] + hours
    case .categories:
      statistics.categories.map {
        sentences.category(CardText.line(context.texts.common.name(of: $0.category)), $0)
      }
    }
  }

  /// What was done, in words.
  private func words(answers: Int, minutes: Int) -> String {
    "\(texts.labels.answers(answers)), \(texts.labels.minutes(minutes))"
  }

  /// The months of the calendar in which there were answers.
  private var months: [String] {
    Dictionary(grouping: statistics.year, by: \.day.startOfMonth).sorted { $0.key < $1.key }
      .compactMap { start, days in
        let sum = WorkSum(of: days)
        guard sum.answers > 0 else { return nil }
        let words = words(answers: sum.answers, minutes: sum.minutes)
        return "\(texts.calendar.month(of: start)): \(words)"
      }
  }

  private var days: [String] {
    statistics.month.filter { $0.answers > 0 }.map { work in
      let words = words(answers: work.answers, minutes: work.minutes)
      return "\(texts.calendar.date(work.day, today: statistics.day)): \(words)"
    }
  }

  private var forecast: [String] {
    statistics.forecast.enumerated().filter { $0.element > 0 }.map { index, reviews in
      let day = statistics.day.adding(days: index)
      let name =
        index == 0 ? texts.labels.today : texts.calendar.date(day, today: statistics.day)
      return "\(name): \(texts.labels.dueReviews(reviews))"
    }
  }

  private var retention: [String] {
    statistics.retention.months.compactMap { month in
      let shares = [(texts.labels.young, month.young), (texts.labels.mature, month.mature)]
        .compactMap { name, count in texts.share(count).map { "\(name) \($0)" } }
      guard !shares.isEmpty else { return nil }
      return "\(texts.calendar.month(of: month.start)): \(shares.joined(separator: ", "))"
    }
  }

  private var hours: [String] {
    statistics.hours.enumerated().compactMap { hour, count in
      texts.share(count).map { share in
        "\(texts.labels.hour(hour)): \(texts.labels.answers(count.answers)), \(share)"
      }
    }
  }

  private func line(_ name: String, _ cards: CardDistributions.Class) -> String? {
    cards.cards > 0 ? "\(name): \(texts.labels.cards(cards.cards))" : nil
  }
}

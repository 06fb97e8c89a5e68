import DailyMathCore

/// The lines of each part of the report: what matters of it in a sentence, then each number that is not 0.
struct ReportWords {
  /// What is reported.
  let statistics: Statistics
  /// The account of which the figures are.
  let library: AccountState
  /// The words.
  let texts: Texts

  private var words: StatisticsTexts { texts.statistics }

  /// The year by months, since its days would be hundreds of lines.
  var year: [String] {
    let worked = statistics.year.filter { $0.answers > 0 }
    let months = Dictionary(grouping: worked, by: \.day.startOfMonth).sorted { $0.key < $1.key }
    return [words.sentences.year(statistics)]
      + months.map { month, days in
        let sum = WorkSum(of: days)
        return words.calendar.month(of: month) + ": "
          + words.labels.answersOn(words.labels.answers(sum.answers), words.labels.days(sum.days))
      }
  }

  /// The last 30 days, answers and minutes together.
  var month: [String] {
    [words.sentences.month(statistics), words.sentences.minutes(statistics)]
      + statistics.month.filter { $0.answers > 0 }.map { work in
        named(work.day) + ": "
          + words.labels.answersIn(
            words.labels.answers(work.answers), words.labels.minutes(work.minutes))
      }
  }

  /// The next 30 days, with what the limit of a day lets come where it makes a difference.
  var forecast: [String] {
    let limit = words.sentences.forecastWithinLimit(statistics)
    let sentences = [words.sentences.forecast(statistics)] + (limit.isEmpty ? [] : [limit])
    let days = zip(statistics.forecast, statistics.forecastWithinLimit).enumerated()
    return sentences
      + days.compactMap { index, counts in
        let (due, asked) = counts
        guard due > 0 || asked > 0 else { return nil }
        return named(statistics.day.adding(days: index)) + ": " + words.labels.dueReviews(due)
          + (statistics.isForecastLimited ? ", " + words.labels.withinLimit(asked) : "")
      }
  }

  /// How much was remembered, by how well a card was known.
  var retention: [String] {
    let shares = [
      (words.labels.young, words.labels.youngMeaning, statistics.retention.young),
      (words.labels.mature, words.labels.matureMeaning, statistics.retention.mature),
    ].compactMap { name, meaning, count in
      words.share(count).map { "\(name) (\(meaning)): \($0)" }
    }
    return [words.sentences.retention(statistics)] + shares
  }

  /// The same for each month in which something was reviewed.
  var retentionByMonth: [String] {
    [words.sentences.retentionByMonth(statistics)]
      + statistics.retention.months.compactMap { month in
        let shares = [
          (words.labels.young, month.young), (words.labels.mature, month.mature),
        ].compactMap { name, count in words.share(count).map { "\(name) \($0)" } }
        return shares.isEmpty
          ? nil : words.calendar.month(of: month.start) + ": " + shares.joined(separator: ", ")
      }
  }

  /// The cards of each class of eases.
  var ease: [String] {
    [words.sentences.ease(statistics)]
      + lines(of: statistics.cards.eases) { words.ease($0, in: words.language) }
  }

  /// The cards of each class of intervals.
  var interval: [String] {
    [words.sentences.interval(statistics)]
      + lines(of: statistics.cards.intervals) { words.interval($0) }
  }

  /// The hardest cards by their questions.
  var hardest: [String] {
    [words.sentences.hardest(statistics)]
      + statistics.hardest.enumerated().map { "\($0 + 1). \(line(for: $1))" }
  }

  /// A card by its question, with how hard it is.
  func line(for card: HardCard) -> String {
    let name = StatisticsReport.name(of: card.id, in: library) ?? texts.today.goneCard
    let ease = words.language.decimal(hundredths: card.ease.hundredths)
    let numbers = [
      words.labels.lapses(card.lapses), words.labels.ease(ease),
      words.share(card.scheduled) ?? "", card.isSuspended ? words.labels.isSuspended : "",
    ].filter { !$0.isEmpty }
    return "\(name): " + numbers.joined(separator: ", ")
  }

  /// The hours at which something was answered.
  var hours: [String] {
    [words.sentences.hours(statistics)]
      + statistics.hours.enumerated().compactMap { hour, count in
        words.share(count).map {
          words.labels.hour(hour) + ": " + words.labels.answers(count.answers) + ", " + $0
        }
      }
  }

  /// Each category in a sentence.
  var categories: [String] {
    statistics.categories.map { figures in
      words.sentences.category(CardText.line(texts.common.name(of: figures.category)), figures)
    }
  }

  private func lines(
    of classes: [CardDistributions.Class], _ name: (CardDistributions.Class) -> String
  ) -> [String] {
    classes.filter { $0.cards > 0 }.map { "\(name($0)): \(words.labels.cards($0.cards))" }
  }

  private func named(_ day: StudyDay) -> String {
    words.calendar.weekday(of: day) + " "
      + words.calendar.date(day, today: statistics.day)
      + (day == statistics.day ? " (\(words.labels.today))" : "")
  }
}

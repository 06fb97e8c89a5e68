import DailyMathCore

/// A page of the statistics in words: its sentences, and each number of its charts that is not nothing.
struct StatisticsLines {
  /// The numbers.
  let statistics: Statistics
  /// What the page is told with.
  let context: PlainContext

  private var texts: StatisticsTexts { context.texts.statistics }
  private var words: ReportWords {
    ReportWords(statistics: statistics, library: context.library, texts: context.texts)
  }

  /// What is said of a page.
  func lines(of page: StatisticsPage) -> [String] {
    switch page {
    case .year, .days, .retention, .hours:
      statistics.totals.answers == 0 ? invitation : charted(page)
    case .categories: statistics.categories.isEmpty ? invitation : charted(page)
    case .forecast, .cards, .hardest: charted(page)
    }
  }

  /// The hardest cards, each with how hard it is.
  var hardest: [String] { statistics.hardest.map(words.line) }

  private var invitation: [String] { [texts.nothingYet, texts.invitation] }

  private func charted(_ page: StatisticsPage) -> [String] {
    switch page {
    case .year: words.year + [texts.sentences.totals(statistics)]
    case .days: words.month
    case .forecast: words.forecast
    case .retention: words.retention + words.retentionByMonth
    case .cards:
      statistics.cards.total == 0
        ? [texts.sentences.stages(statistics)]
        : [texts.sentences.stages(statistics)] + words.ease + words.interval
    // The cards themselves can be chosen, and have numbers that are asked for.
    case .hardest: [texts.sentences.hardest(statistics)]
    case .hours: words.hours
    case .categories: words.categories
    }
  }
}

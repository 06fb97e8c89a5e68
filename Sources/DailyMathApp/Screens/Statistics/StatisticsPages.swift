import DailyMathCore
import DailyMathTerminal

/// Makes the pages of the statistics from their numbers.
struct StatisticsPages {
  /// The numbers.
  let statistics: Statistics
  /// Where the screen stands.
  let state: StatisticsScreen.State
  /// What the pages are drawn with.
  let context: ViewContext
  /// The place in which a page is shown.
  let place: Rect

  /// The texts of the charts.
  var texts: StatisticsTexts { context.texts.statistics }
  /// The texts of the screen.
  var screenTexts: StatisticsScreenTexts { context.texts.statisticsScreen }
  /// Whether the place is too narrow for things side by side.
  var isNarrow: Bool { place.columns < 60 }

  /// The parts of a page.
  func blocks(of page: StatisticsPage) -> [StatisticsBlock] {
    switch page {
    case .year: isBlank ? invitation : year
    case .days: isBlank ? invitation : days
    case .forecast: forecast
    case .retention: isBlank ? invitation : retention
    case .cards: cards
    case .hardest: hardest
    case .hours: isBlank ? invitation : hours
    case .categories: statistics.categories.isEmpty ? invitation : categories
    }
  }

  /// Whether nothing was ever answered.
  private var isBlank: Bool { statistics.totals.answers == 0 }

  /// What is said in the place of charts without anything in them.
  private var invitation: [StatisticsBlock] {
    [.heading(texts.nothingYet), .sentence(texts.invitation)]
  }

  /// What is said of a chart, under its title where there is room for one: the sentence says what it is about, too.
  func titled(_ title: String, _ sentence: String) -> [StatisticsBlock] {
    (place.rows < 20 ? [] : [.heading(title)]) + [.sentence(sentence)]
  }

  /// A number as the language writes it.
  func number(_ value: Int) -> String { context.language.number(value) }

  /// A share of right answers in hundredths.
  func share(_ count: AnswerCount) -> String {
    count.percentage.map(texts.labels.percent) ?? context.glyphs.spelled(screenTexts.noShare)
  }

  /// The numbers beside a chart.
  func ticks(_ scale: ChartScale) -> [ColumnChart.Mark] {
    scale.ticks.map { ColumnChart.Mark($0, number($0)) }
  }

  /// A day in few cells: `23 nov`.
  func shortDate(_ day: StudyDay) -> String {
    "\(day.date.day) \(texts.calendar.shortMonth(of: day))"
  }

  /// A chart of numbers from nothing to a round number.
  func chart(_ values: [Int], labels: [ColumnChart.Mark]) -> ColumnChart {
    let scale = ChartScale(most: values.max() ?? 0)
    return ColumnChart(values, scale: scale, ticks: ticks(scale), labels: labels)
  }
}

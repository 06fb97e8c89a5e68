import DailyMathCore
import DailyMathTerminal

/// The pages about days: those that were, and those to come.
extension StatisticsPages {
  /// The calendar of the year.
  var year: [StatisticsBlock] {
    let most = statistics.year.map(\.answers).max() ?? 0
    let calendar = StatisticsBlock.calendar(calendar(most: most))
    let legend = StatisticsBlock.legend(least: number(0), most: number(most))
    // In a low window what is said about the day comes first, so that it is always in sight.
    if place.rows < 12 { return [.heading(dayWords), calendar, legend, .blank] + yearSentences }
    let air: [StatisticsBlock] = place.rows < 17 ? [] : [.blank]
    return [calendar] + air + [legend, .blank, .heading(dayWords), .blank] + yearSentences
  }

  private var yearSentences: [StatisticsBlock] {
    [
      .sentence(texts.sentences.year(statistics)), .blank,
      .note(texts.sentences.totals(statistics)),
    ]
  }

  private func calendar(most: Int) -> CalendarHeatmap {
    // A day with drills alone is no empty one, either.
    let values = statistics.year.filter { $0.answers > 0 || $0.drills > 0 }
      .map { ($0.day.daysSince1970, max(1, $0.answers)) }
    // The widget counts from Sunday.
    let weekdays = texts.calendar.shortWeekdays
    return CalendarHeatmap(
      lastDay: statistics.day.daysSince1970,
      values: Dictionary(values) { first, _ in first }, firstWeekday: 1,
      names: .init(
        weekdays: (weekdays.suffix(1) + weekdays.dropLast()).map { "\($0) " },
        months: texts.calendar.shortMonths),
      selectedDay: state.selectedDay.daysSince1970, isFocused: state.page == .year,
      isDense: place.columns < CalendarHeatmap.airyColumns, maximum: most)
  }

  /// What was done on the selected day: `jueves 12 de noviembre: 34 respuestas, 9 minutos`.
  private var dayWords: String {
    let day = state.selectedDay
    let calendar = texts.calendar
    let name =
      isNarrow
      ? "\(calendar.shortWeekdays[day.daysSinceMonday]) \(shortDate(day))"
      : "\(calendar.weekday(of: day)) \(calendar.date(day, today: statistics.day))"
    let work = statistics.year.first { $0.day == day }
    return "\(name): \(words(for: work))"
  }

  /// What was done, in words.
  func words(for work: DayWork?) -> String {
    let drills = (work?.drills).flatMap { $0 > 0 ? screenTexts.drills($0) : nil }
    guard let work, work.answers > 0 else { return drills ?? screenTexts.nothingOnDay }
    let introduced =
      work.introduced > 0 && !isNarrow ? [screenTexts.introduced(work.introduced)] : []
    return
      ([texts.labels.answers(work.answers), texts.labels.minutes(work.minutes)] + introduced
      + (isNarrow ? [] : [drills].compactMap(\.self)))
      .joined(separator: ", ")
  }

  /// The answers and minutes of the last days.
  var days: [StatisticsBlock] {
    let work = statistics.month
    let last = work.count - 1
    let labels = work.indices.reversed().filter { (last - $0).isMultiple(of: 7) }.map { index in
      ColumnChart.Mark(index, index == last ? texts.labels.today : shortDate(work[index].day))
    }
    let sentences = texts.sentences
    return [
      .beside(
        titled(texts.titles.answersPerDay, sentences.month(statistics))
          + [.chart(chart(work.map(\.answers), labels: labels))],
        titled(texts.titles.minutesPerDay, sentences.minutes(statistics))
          + [.chart(chart(work.map(\.minutes), labels: labels))],
        leastColumns: 100)
    ]
  }

  /// What is due on the days to come.
  var forecast: [StatisticsBlock] {
    let sentence = StatisticsBlock.sentence(texts.sentences.forecast(statistics))
    guard statistics.forecastSum > 0 else { return [sentence] }
    let due = statistics.forecast
    let labels = due.indices.filter { $0.isMultiple(of: 7) }.map { index in
      ColumnChart.Mark(
        index,
        index == 0 ? texts.labels.today : shortDate(statistics.day.adding(days: index)))
    }
    var chart = chart(due, labels: labels)
    chart.exception = (0, .warning)
    let limited = texts.sentences.forecastWithinLimit(statistics)
    return [sentence]
      + (limited.isEmpty ? [] : [.note(limited)]) + (place.rows < 12 ? [] : [.blank])
      + [.chart(chart)]
  }
}

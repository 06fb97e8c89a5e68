package import DailyMathCore

/// What is said about the learner's work in numbers: on its screen, in plain mode, and at the prompt.
package struct StatisticsTexts: Sendable {
  /// The language of these texts, in which numbers are written beside them.
  package let language: Language
  /// The name of the screen and the heading of the report.
  package let title: String
  /// What the key that opens the statistics does, in the row of keys.
  package let open: String
  /// What stands in place of a chart that has nothing to show yet.
  package let nothingYet: String
  /// What a learner without any answer reads instead of charts.
  package let invitation: String
  /// The headings of the charts.
  package let titles: Titles
  /// The words beside bars and columns.
  package let labels: Labels
  /// Every chart in a sentence.
  package let sentences: StatisticsSentences
  /// The names of months and weekdays.
  package let calendar: CalendarTexts

  /// The headings of the charts.
  package struct Titles: Sendable {
    /// Everything together.
    package let totals: String
    /// The calendar of the last year.
    package let year: String
    /// The answers of each of the last 30 days.
    package let answersPerDay: String
    /// The minutes of each of the last 30 days.
    package let minutesPerDay: String
    /// The reviews due on each of the next 30 days.
    package let forecast: String
    /// The share of right answers by how well a card was known.
    package let retention: String
    /// The same by month.
    package let retentionByMonth: String
    /// The cards by how well they are known.
    package let stages: String
    /// The cards by their ease.
    package let ease: String
    /// The cards by their interval.
    package let interval: String
    /// The cards forgotten most.
    package let hardest: String
    /// The answers by the hour of the day.
    package let hours: String
    /// The numbers of each category.
    package let categories: String
  }

  /// The words beside bars and columns.
  package struct Labels: Sendable {
    /// Cards that were never answered.
    package let new: String
    /// Cards with an interval below 21 days.
    package let young: String
    /// Cards with an interval of 21 days or more.
    package let mature: String
    /// Cards that are taken out of what is asked.
    package let suspended: String
    /// What *young* means.
    package let youngMeaning: String
    /// What *mature* means.
    package let matureMeaning: String
    /// Cards due on the day itself.
    package let due: String
    /// The day that is asked about.
    package let today: String
    /// The beginning of the scale of the calendar's shades.
    package let less: String
    /// The end of that scale.
    package let more: String
    /// Both ages of cards together.
    package let both: String
    /// So many answers.
    package let answers: @Sendable (Int) -> String
    /// So many cards.
    package let cards: @Sendable (Int) -> String
    /// So many minutes of work, which are less than one where they round to none.
    package let minutes: @Sendable (Int) -> String
    /// So many days.
    package let days: @Sendable (Int) -> String
    /// An answer count of a day beside its minutes: `24 respuestas en 6 minutos`.
    package let answersIn: @Sendable (_ answers: String, _ time: String) -> String
    /// Answers on several days: `240 respuestas en 20 días`.
    package let answersOn: @Sendable (_ answers: String, _ days: String) -> String
    /// How many of the reviews that are due a day's limit lets come.
    package let withinLimit: @Sendable (Int) -> String
    /// A card that is suspended, behind its numbers.
    package let isSuspended: String
    /// How often a card was forgotten.
    package let lapses: @Sendable (Int) -> String
    /// Scheduled reviews that are due.
    package let dueReviews: @Sendable (Int) -> String
    /// The ease of a card, from the factor as the language writes it.
    package let ease: @Sendable (String) -> String
    /// A share in hundredths: `92 %`.
    package let percent: @Sendable (Int) -> String
    /// How many were right, from how many and of how many.
    package let right: @Sendable (_ passed: Int, _ of: Int) -> String
    /// The hour of the wall clock from that one on.
    package let hour: @Sendable (Int) -> String
    /// The interval in days from one bound to the other, without the second open to the end.
    package let intervalClass: @Sendable (_ lowest: Int, _ highest: Int?) -> String
    /// The ease from one bound to the other, as the language writes them, without the second open to the end.
    package let easeClass: @Sendable (_ lowest: String, _ highest: String?) -> String
  }

  /// A share of right answers with what it is a share of, `nil` where there were none: `92 % (230 de 250)`.
  package func share(_ count: AnswerCount) -> String? {
    count.percentage.map {
      labels.percent($0) + " (" + labels.right(count.passed, count.answers) + ")"
    }
  }

  /// The bounds of a class of intervals: `2 a 6 días`.
  package func interval(_ bounds: CardDistributions.Class) -> String {
    labels.intervalClass(bounds.lowerBound, bounds.upperBound)
  }

  /// The bounds of a class of eases: `1,50 a 1,69`.
  package func ease(_ bounds: CardDistributions.Class, in language: Language) -> String {
    labels.easeClass(
      language.decimal(hundredths: bounds.lowerBound),
      bounds.upperBound.map(language.decimal(hundredths:)))
  }
}

package import DailyMathCore

/// Every chart of the statistics in a sentence or two, so that nobody has to see a drawing.
package struct StatisticsSentences: Sendable {
  /// All there ever was.
  package let totals: @Sendable (Statistics) -> String
  /// The last year: days with work, answers, the best day.
  package let year: @Sendable (Statistics) -> String
  /// The last 30 days: answers, minutes, the best day.
  package let month: @Sendable (Statistics) -> String
  /// The minutes of the last 30 days: how many, and on how many days.
  package let minutes: @Sendable (Statistics) -> String
  /// What is due in the next 30 days, and when most.
  package let forecast: @Sendable (Statistics) -> String
  /// What the limit of a day makes of that; empty where it makes no difference.
  package let forecastWithinLimit: @Sendable (Statistics) -> String
  /// How much was remembered, of cards known for a short and for a long time.
  package let retention: @Sendable (Statistics) -> String
  /// How much was remembered this month, beside the one before.
  package let retentionByMonth: @Sendable (Statistics) -> String
  /// How many cards there are of each stage.
  package let stages: @Sendable (Statistics) -> String
  /// Which ease most cards have.
  package let ease: @Sendable (Statistics) -> String
  /// Which interval most cards have.
  package let interval: @Sendable (Statistics) -> String
  /// How many cards were forgotten at least once, as far as they are listed.
  package let hardest: @Sendable (Statistics) -> String
  /// When most is answered, and when best.
  package let hours: @Sendable (Statistics) -> String
  /// How much of a category is due, new and mature, and how much of it was remembered; from its name.
  package let category: @Sendable (_ name: String, CategoryFigures) -> String
}

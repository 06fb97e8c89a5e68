package import DailyMathCore

extension StatisticsReport {
  /// The whole report as one JSON object, which ends in a newline.
  ///
  /// Names of members never change and new ones may be added; whoever reads it passes over those it does not know. Days are
  /// texts such as `"2026-11-30"`, months such as `"2026-11"`; times are milliseconds, eases hundredths, intervals days. What
  /// there is not is `null`.
  ///
  /// - `format`: 1. `day`: the study day as of which all is counted.
  /// - `totals`: `answers`, `milliseconds`, `days` (with an answer), `introduced` (cards that ceased to be new), `since` (day or
  ///   null), `busiest` (`day`, `answers`; or null).
  /// - `streak`: `days`, `best`, `daysOfLastSeven`, `metToday` (true or false), `freezes`, `daysTowardsFreeze`, `frozenDays`.
  /// - `level`: `name` (`novice`, `student`, `tutor`, `master`), `points`, `from` and `next` (the points with which it and the
  ///   next one begin; the second may be null). `reputation`: points. `since`: day or null.
  /// - `badges`: objects of `name`, `state` (`earned`, `underway`, `locked`), `earned` (day or null), `done` and `of` (or null).
  /// - `days`: one object a day for the last 53 weeks, up to `day` and beginning with a Monday: `day`, `answers`,
  ///   `milliseconds`, `introduced`.
  /// - `reviewLimit`: reviews a day. `forecast`: 30 objects of `day`, `due`, `withinLimit`; overdue reviews count for the first.
  /// - `retention`: `young` and `mature` (an interval below 21 days, and from there on), each `answers` and `passed`; and
  ///   `months`, twelve objects of `month`, `young`, `mature`. Only scheduled answers of cards known before.
  /// - `cards`: `total`, `new`, `young`, `mature`, `suspended`; `eases` and `intervals`, objects of `from`, `to` (or null) and
  ///   `cards`, of young and mature ones.
  /// - `hardest`: at most ten objects of `id`, `prompt` (or null), `lapses`, `ease`, `suspended`, `answers`, `passed`;
  ///   suspended ones come last.
  /// - `hours`: 24 objects of `hour`, `answers`, `passed`, without practice.
  /// - `categories`: objects of `category` (such as `linear-algebra`, or the learner's own name), `cards`, `due`, `new`, `mature`,
  ///   `answers`, `passed`.
  package static func json(
    _ statistics: Statistics, _ awards: Awards, in library: AccountState
  ) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("format", 1)
    writer.member("day", statistics.day.description)
    writer.write(statistics.totals)
    writer.write(awards)
    writer.writeDays(of: statistics)
    writer.write(statistics.retention)
    writer.write(statistics.cards)
    writer.writeHardest(of: statistics, in: library)
    writer.writeAnswers(of: statistics)
    writer.endObject()
    writer.endText()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

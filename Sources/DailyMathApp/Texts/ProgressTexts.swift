import DailyMathCore

/// What the head of the day, the first page of the profile and the end of a quiz say of what was earned.
package struct ProgressTexts: Sendable {
  /// That nothing was done today for a streak yet, in few words.
  package let missingToday: String
  /// That a day on which nothing waits leaves the streak alone, in few words.
  package let notNeededToday: String
  /// That a freeze covered yesterday, in few words.
  package let frozenYesterday: String
  /// What somebody without a streak is told, in few words.
  package let beginsToday: String
  /// The streak once today counts, at the end of a quiz.
  package let streakMet: @Sendable (Int) -> String
  /// The notice that a badge of this name was earned, in at most 36 columns.
  package let badgeNamed: @Sendable (String) -> String
  /// The notice that several badges were earned, from their names.
  package let badgesNamed: @Sendable ([String]) -> String
  /// So many new badges, 1 or more.
  package let newBadges: @Sendable (Int) -> String
  /// That the level of this name was reached, in few words.
  package let newLevel: @Sendable (String) -> String
  /// That a freeze was earned, in few words.
  package let newFreeze: String
  /// Since when somebody studies here, from the day in words.
  package let studyingSince: @Sendable (String) -> String
  /// The heading over the calendar.
  package let year: String
  /// How much was answered in the last year, and on how many days.
  package let yearWork: @Sendable (_ answers: Int, _ days: Int) -> String
  /// On which day most was answered, and how much.
  package let bestDay: @Sendable (_ day: String, _ answers: Int) -> String
  /// That nothing was answered in the last year.
  package let emptyYear: String
  /// The name of the way to the statistics.
  package let statistics: String
  /// The same in the row of keys.
  package let statisticsKey: String
  /// The name of the way to the settings and the account.
  package let account: String
  /// What the key does that leads to the settings and the account, in the row of keys.
  package let accountKey: String
  /// What the same key does there, in the row of keys.
  package let progressKey: String

  /// These texts in Spanish.
  static let spanish = ProgressTexts(
    missingToday: "falta hoy", notNeededToday: "hoy no hace falta",
    frozenYesterday: "ayer valió un comodín", beginsToday: "Tu racha empieza hoy",
    streakMet: { $0 == 1 ? "Racha: 1 día" : "Racha: \(Language.spanish.number($0)) días" },
    badgeNamed: { "Insignia: \($0)" },
    badgesNamed: { "Insignias: \($0.joined(separator: ", "))" },
    newBadges: { $0 == 1 ? "1 insignia nueva" : "\($0) insignias nuevas" },
    newLevel: { "nivel \($0)" }, newFreeze: "1 comodín más",
    studyingSince: { "Estudias desde el \($0)" }, year: "Últimas 53 semanas",
    yearWork: { answers, days in
      let first = answers == 1 ? "1 respuesta" : "\(Language.spanish.number(answers)) respuestas"
      return days == 1 ? "\(first) en 1 día" : "\(first) en \(days) días"
    },
    bestDay: { day, answers in "El mejor: \(day), con \(Language.spanish.number(answers))" },
    emptyYear: "Cada día con repasos se marcará aquí.",
    statistics: "Estadísticas", statisticsKey: "estadísticas", account: "Ajustes y cuenta",
    accountKey: "ajustes", progressKey: "progreso")

  /// These texts in English.
  static let english = ProgressTexts(
    missingToday: "not yet today", notNeededToday: "not needed today",
    frozenYesterday: "a freeze covered yesterday", beginsToday: "Your streak begins today",
    streakMet: { $0 == 1 ? "Streak: 1 day" : "Streak: \(Language.english.number($0)) days" },
    badgeNamed: { "Badge: \($0)" },
    badgesNamed: { "Badges: \($0.joined(separator: ", "))" },
    newBadges: { $0 == 1 ? "1 new badge" : "\($0) new badges" },
    newLevel: { "level \($0)" }, newFreeze: "1 more freeze",
    studyingSince: { "Studying since \($0)" }, year: "Last 53 weeks",
    yearWork: { answers, days in
      let first = answers == 1 ? "1 answer" : "\(Language.english.number(answers)) answers"
      return days == 1 ? "\(first) on 1 day" : "\(first) on \(days) days"
    },
    bestDay: { day, answers in "The best: \(day), with \(Language.english.number(answers))" },
    emptyYear: "Each day with reviews will be marked here.",
    statistics: "Statistics", statisticsKey: "statistics", account: "Settings and account",
    accountKey: "settings", progressKey: "progress")
}

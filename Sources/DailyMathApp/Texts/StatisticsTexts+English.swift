import DailyMathCore

extension StatisticsTexts {
  /// These texts in English.
  static let english = StatisticsTexts(
    language: .english, title: "Statistics", open: "statistics",
    nothingYet: "There is nothing to count yet.",
    invitation: "Here you will see how you get on, from your first review.",
    titles: Titles(
      totals: "In all", year: "Your year", answersPerDay: "Reviews per day",
      minutesPerDay: "Minutes per day", forecast: "Forecast", retention: "Retention",
      retentionByMonth: "Retention by month", stages: "Your cards", ease: "Ease",
      interval: "Interval", hardest: "The hardest", hours: "Time of day",
      categories: "By category"),
    labels: Labels(
      new: "new", young: "young", mature: "mature", suspended: "suspended",
      youngMeaning: "below 21 days", matureMeaning: "21 days or more", due: "due",
      today: "today", less: "less", more: "more", both: "all",
      answers: { Language.english.counted($0, "answer", "answers") },
      cards: { Language.english.counted($0, "card", "cards") },
      minutes: { Language.english.minutes($0) },
      days: { Language.english.counted($0, "day", "days") },
      answersIn: { "\($0) in \($1)" },
      answersOn: { "\($0) on \($1)" },
      withinLimit: { "\(Language.english.number($0)) with your limit" },
      isSuspended: "suspended",
      lapses: { Language.english.counted($0, "lapse", "lapses") },
      dueReviews: { Language.english.counted($0, "review", "reviews") },
      ease: { "ease \($0)" },
      percent: { "\($0)%" },
      right: { "\(Language.english.number($0)) of \(Language.english.number($1))" },
      hour: { "from \($0):00 to \($0 + 1):00" },
      intervalClass: { lowest, highest in
        guard let highest else { return "\(Language.english.number(lowest)) days or more" }
        return lowest == highest
          ? Language.english.counted(lowest, "day", "days") : "\(lowest) to \(highest) days"
      },
      easeClass: { lowest, highest in
        highest.map { "\(lowest) to \($0)" } ?? "\(lowest) or more"
      }),
    sentences: .english, calendar: .english)
}

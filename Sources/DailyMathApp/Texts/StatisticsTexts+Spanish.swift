import DailyMathCore

extension StatisticsTexts {
  /// These texts in Spanish.
  static let spanish = StatisticsTexts(
    language: .spanish, title: "Estadísticas", open: "estadísticas",
    nothingYet: "Todavía no hay datos.",
    invitation: "Aquí verás tu avance desde tu primer repaso.",
    titles: Titles(
      totals: "En total", year: "Tu año", answersPerDay: "Repasos por día",
      minutesPerDay: "Minutos por día", forecast: "Pronóstico", retention: "Retención",
      retentionByMonth: "Retención por mes", stages: "Tus tarjetas", ease: "Facilidad",
      interval: "Intervalo", hardest: "Las más difíciles", hours: "Hora del día",
      categories: "Por categoría"),
    labels: Labels(
      new: "nuevas", young: "jóvenes", mature: "maduras", suspended: "suspendidas",
      youngMeaning: "menos de 21 días", matureMeaning: "21 días o más", due: "pendientes",
      today: "hoy", less: "menos", more: "más", both: "todas",
      answers: { Language.spanish.counted($0, "respuesta", "respuestas") },
      cards: { Language.spanish.counted($0, "tarjeta", "tarjetas") },
      minutes: { Language.spanish.minutes($0) },
      days: { Language.spanish.counted($0, "día", "días") },
      answersIn: { "\($0) en \($1)" },
      answersOn: { "\($0) en \($1)" },
      withinLimit: { "\(Language.spanish.number($0)) con tu límite" },
      isSuspended: "suspendida",
      lapses: { Language.spanish.counted($0, "olvido", "olvidos") },
      dueReviews: { Language.spanish.counted($0, "repaso", "repasos") },
      ease: { "facilidad \($0)" },
      percent: { "\($0) %" },
      right: { "\(Language.spanish.number($0)) de \(Language.spanish.number($1))" },
      hour: { "de \($0) a \($0 + 1) h" },
      intervalClass: { lowest, highest in
        guard let highest else { return "\(Language.spanish.number(lowest)) días o más" }
        return lowest == highest
          ? Language.spanish.counted(lowest, "día", "días") : "\(lowest) a \(highest) días"
      },
      easeClass: { lowest, highest in
        highest.map { "\(lowest) a \($0)" } ?? "\(lowest) o más"
      }),
    sentences: .spanish, calendar: .spanish)
}

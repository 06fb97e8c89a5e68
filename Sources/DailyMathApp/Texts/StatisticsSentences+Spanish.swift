import DailyMathCore

extension StatisticsSentences {
  /// These sentences in Spanish.
  static let spanish: StatisticsSentences = StatisticsSentences(
    totals: { statistics in
      let totals = statistics.totals
      guard let since = totals.since else { return "Todavía no has respondido ninguna tarjeta." }
      return "Desde el \(calendar.fullDate(since)) estudiaste "
        + "\(counted(totals.days, "día", "días")) y diste "
        + "\(counted(totals.answers, "respuesta", "respuestas")) en "
        + Language.spanish.duration(milliseconds: totals.milliseconds)
        + best(totals.busiest, in: statistics) + "."
    },
    year: { statistics in
      let sum = statistics.yearSum
      guard sum.days > 0 else { return "En las últimas 53 semanas no respondiste ninguna tarjeta." }
      return "En las últimas 53 semanas estudiaste \(counted(sum.days, "día", "días")) y diste "
        + counted(sum.answers, "respuesta", "respuestas") + best(sum.busiest, in: statistics) + "."
    },
    month: { statistics in
      let sum = statistics.monthSum
      guard sum.days > 0 else { return "En los últimos 30 días no respondiste ninguna tarjeta." }
      return "En los últimos 30 días diste \(counted(sum.answers, "respuesta", "respuestas")) en "
        + Language.spanish.minutes(sum.minutes) + best(sum.busiest, in: statistics) + "."
    },
    minutes: { statistics in
      let sum = statistics.monthSum
      guard sum.days > 0 else { return "En los últimos 30 días no estudiaste." }
      return "Estudiaste \(Language.spanish.number(sum.days)) de los últimos 30 días, "
        + "\(Language.spanish.minutes(sum.minutes)) en total y "
        + "\(perDay(sum.minutesPerDay)) por día de estudio."
    },
    forecast: { statistics in
      guard let busiest = statistics.busiestForecast else {
        return "En los próximos 30 días no te espera ningún repaso de lo que ya conoces."
      }
      let (due, sum) = (statistics.forecast, statistics.forecastSum)
      return
        (sum == 1 ? "En los próximos 30 días te espera " : "En los próximos 30 días te esperan ")
        + "\(counted(sum, "repaso", "repasos")): \(Language.spanish.number(due[0])) hoy y "
        + "\(Language.spanish.number(due[1])) mañana; el día con más es "
        + (busiest.day == statistics.day
          ? "hoy" : "el \(calendar.date(busiest.day, today: statistics.day))")
        + ", con \(Language.spanish.number(busiest.reviews))."
    },
    forecastWithinLimit: { statistics in
      guard statistics.isForecastLimited else { return "" }
      return
        "Con tu límite de \(counted(statistics.reviewLimit, "repaso", "repasos")) al día te tocan "
        + "\(Language.spanish.number(statistics.forecastWithinLimit[0])) hoy, y "
        + (statistics.caughtUpDay.map {
          "quedas al día el \(calendar.date($0, today: statistics.day))."
        } ?? "en 30 días todavía no quedas al día.")
    },
    retention: { statistics in
      let retention = statistics.retention
      let shares = [
        retention.young.percentage.map { "el \($0) % de las jóvenes (menos de 21 días)" },
        retention.mature.percentage.map { "el \($0) % de las maduras (21 días o más)" },
      ].compactMap { $0 }
      return shares.isEmpty
        ? "Todavía no has repasado ninguna tarjeta que ya conocieras."
        : "Al repasar recordaste \(Language.spanish.list(shares))."
    },
    retentionByMonth: { statistics in
      let months = statistics.retention.months.suffix(2).reversed()
      let shares = months.compactMap { month in
        month.all.percentage.map {
          "el \($0) % en \(calendar.month(of: month.start)) (\(right(month.all)))"
        }
      }
      return shares.isEmpty
        ? "Ni este mes ni el anterior repasaste tarjetas que ya conocieras."
        : "Recordaste \(Language.spanish.list(shares))."
    },
    stages: { statistics in
      let cards = statistics.cards
      guard cards.total > 0 else { return "Todavía no tienes tarjetas." }
      let parts = [
        counted(cards.new, "nueva", "nuevas"), counted(cards.young, "joven", "jóvenes"),
        counted(cards.mature, "madura", "maduras"),
        counted(cards.suspended, "suspendida", "suspendidas"),
      ]
      return
        "Tienes \(counted(cards.total, "tarjeta", "tarjetas")): \(Language.spanish.list(parts))."
    },
    ease: { statistics in
      guard let commonest = statistics.cards.commonestEase else { return noneScheduled }
      return "La facilidad más común es \(StatisticsTexts.spanish.ease(commonest, in: .spanish)): "
        + portion(commonest.cards, statistics.cards.scheduled)
    },
    interval: { statistics in
      guard let commonest = statistics.cards.commonestInterval else { return noneScheduled }
      return "El intervalo más común es \(StatisticsTexts.spanish.interval(commonest)): "
        + portion(commonest.cards, statistics.cards.scheduled)
    },
    hardest: { statistics in
      guard let first = statistics.hardest.first else {
        return "No has olvidado ninguna tarjeta que ya supieras."
      }
      let times = counted(first.lapses, "vez", "veces")
      return statistics.hardest.count == 1
        ? "La tarjeta que más te cuesta la olvidaste \(times)."
        : "Estas \(statistics.hardest.count) tarjetas son las que más te cuestan; la primera la olvidaste \(times)."
    },
    hours: { statistics in
      guard let busiest = statistics.busiestHour else { return "Todavía no hay respuestas." }
      let hour = StatisticsTexts.spanish.labels.hour
      let answers = statistics.hours[busiest].answers
      let most =
        "Respondes sobre todo \(hour(busiest)) (\(counted(answers, "respuesta", "respuestas")))"
      guard let best = statistics.bestHour, let share = statistics.hours[best].percentage else {
        return most + "."
      }
      return most + "; aciertas más \(hour(best)) (\(share) %)."
    },
    category: { name, figures in
      let parts = [
        counted(figures.due, "pendiente", "pendientes"), counted(figures.new, "nueva", "nuevas"),
        counted(figures.mature, "madura", "maduras"),
      ]
      let share = figures.scheduled.percentage.map {
        "; acierto: \($0) % (\(right(figures.scheduled)))"
      }
      return "\(name): \(counted(figures.cards, "tarjeta", "tarjetas")), "
        + Language.spanish.list(parts) + (share ?? "") + "."
    })

  private static let calendar = CalendarTexts.spanish
  private static let noneScheduled = "Todavía no has repasado ninguna tarjeta."

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    Language.spanish.counted(count, one, many)
  }

  private static func perDay(_ minutes: Int) -> String {
    minutes < 1 ? "menos de 1" : Language.spanish.number(minutes)
  }

  private static func right(_ count: AnswerCount) -> String {
    StatisticsTexts.spanish.labels.right(count.passed, count.answers)
  }

  private static func best(_ work: DayWork?, in statistics: Statistics) -> String {
    guard let work else { return "" }
    return "; el mejor día fue el \(calendar.date(work.day, today: statistics.day)), con "
      + Language.spanish.number(work.answers)
  }

  private static func portion(_ cards: Int, _ all: Int) -> String {
    "\(Language.spanish.number(cards)) de \(counted(all, "tarjeta", "tarjetas"))."
  }
}

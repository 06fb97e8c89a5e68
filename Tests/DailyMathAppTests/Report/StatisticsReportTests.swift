import DailyMathCore
import Testing

@testable import DailyMathApp

@Suite("The report in words")
struct StatisticsReportTests {
  @Test("every chart says in Spanish what it shows, in a sentence and number by number")
  func spanish() {
    let lines = ReportJournal.forgotten.lines(.spanish)
    #expect(
      lines["En total"] == [
        "Desde el 20 de noviembre de 2026 estudiaste 2 días y diste 3 respuestas en 2 minutos; el mejor día fue el 29 de noviembre, con 2."
      ])
    #expect(
      lines["Tu año"] == [
        "En las últimas 53 semanas estudiaste 2 días y diste 3 respuestas; el mejor día fue el 29 de noviembre, con 2.",
        "noviembre de 2026: 3 respuestas en 2 días",
      ])
    #expect(
      lines["Repasos por día"] == [
        "En los últimos 30 días diste 3 respuestas en 2 minutos; el mejor día fue el 29 de noviembre, con 2.",
        "Estudiaste 2 de los últimos 30 días, 2 minutos en total y 1 por día de estudio.",
        "viernes 20 de noviembre: 1 respuesta en 1 minuto",
        "domingo 29 de noviembre: 2 respuestas en 1 minuto",
      ])
    #expect(
      lines["Pronóstico"] == [
        "En los próximos 30 días te espera 1 repaso: 1 hoy y 0 mañana; el día con más es hoy, con 1.",
        "lunes 30 de noviembre (hoy): 1 repaso",
      ])
    #expect(
      lines["Retención"] == [
        "Al repasar recordaste el 0 % de las jóvenes (menos de 21 días).",
        "jóvenes (menos de 21 días): 0 % (0 de 1)",
      ])
    #expect(
      lines["Retención por mes"] == [
        "Recordaste el 0 % en noviembre de 2026 (0 de 1).",
        "noviembre de 2026: jóvenes 0 % (0 de 1)",
      ])
  }

  @Test("what concerns cards says so, too")
  func spanishCards() {
    let lines = ReportJournal.forgotten.lines(.spanish)
    #expect(
      lines["Tus tarjetas"] == ["Tienes 1 tarjeta: 0 nuevas, 1 joven, 0 maduras y 0 suspendidas."])
    #expect(
      lines["Facilidad"] == [
        "La facilidad más común es 2,50 a 2,69: 1 de 1 tarjeta.", "2,50 a 2,69: 1 tarjeta",
      ])
    #expect(
      lines["Intervalo"] == [
        "El intervalo más común es 1 día: 1 de 1 tarjeta.", "1 día: 1 tarjeta",
      ])
    #expect(
      lines["Las más difíciles"] == [
        "La tarjeta que más te cuesta la olvidaste 1 vez.",
        "1. d/dx sen(x): 1 olvido, facilidad 2,50, 50 % (1 de 2)",
      ])
    #expect(
      lines["Hora del día"] == [
        "Respondes sobre todo de 18 a 19 h (3 respuestas).",
        "de 18 a 19 h: 3 respuestas, 67 % (2 de 3)",
      ])
    #expect(
      lines["Por categoría"] == [
        "Cálculo diferencial: 1 tarjeta, 1 pendiente, 0 nuevas y 0 maduras; acierto: 50 % (1 de 2)."
      ])
  }

  @Test("English says the same")
  func english() {
    let lines = ReportJournal.forgotten.lines(.english)
    #expect(
      lines["In all"] == [
        "Since 20 November 2026 you studied on 2 days and gave 3 answers in 2 minutes; the best day was 29 November, with 2."
      ])
    #expect(
      lines["Forecast"] == [
        "In the next 30 days 1 review is due: 1 today and 0 tomorrow; the day with most is today, with 1.",
        "Monday 30 November (today): 1 review",
      ])
    #expect(
      lines["Retention by month"] == [
        "You remembered 0% in November 2026 (0 of 1).", "November 2026: young 0% (0 of 1)",
      ])
    #expect(lines["The hardest"]?.last == "1. d/dx sen(x): 1 lapse, ease 2.50, 50% (1 of 2)")
  }

  @Test("a limit that moves reviews is told, with the day on which all is caught up")
  func limit() {
    var journal = ReportJournal()
    for name in ["a", "b", "c"] {
      journal.put(name, name)
      journal.review(name, .good, daysAgo: 3)
    }
    journal.write(.settings(SettingsChange(reviewsPerDay: 2)), daysAgo: 0)
    #expect(
      journal.lines(.spanish)["Pronóstico"] == [
        "En los próximos 30 días te esperan 3 repasos: 3 hoy y 0 mañana; el día con más es hoy, con 3.",
        "Con tu límite de 2 repasos al día te tocan 2 hoy, y quedas al día el 1 de diciembre.",
        "lunes 30 de noviembre (hoy): 3 repasos, 2 con tu límite",
        "martes 1 de diciembre: 0 repasos, 1 con tu límite",
      ])
  }

  @Test("who has not begun reads what there will be, and no chart", arguments: Language.allCases)
  func empty(language: Language) {
    let journal = ReportJournal()
    let texts = Texts.of(language)
    let sections = StatisticsReport.sections(
      journal.statistics, journal.awards, in: journal.state, texts)
    #expect(sections.map(\.title) == [texts.awards.title, texts.statistics.titles.stages])
    #expect(sections.last?.lines.last == texts.statistics.invitation)
  }

  @Test("a card is named by the first line that it asks, and nothing in it can move the cursor")
  func names() {
    var journal = ReportJournal.forgotten
    journal.put("sine", "\n  \n\u{1B}[31mrojo\u{202E}\nsegunda línea")
    let text = StatisticsReport.text(
      journal.statistics, journal.awards, in: journal.state, .of(.spanish))
    #expect(text.contains("1. ␛[31mrojo\u{FFFD}: 1 olvido"))
    #expect(!text.contains("segunda"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(text.hasPrefix("Estadísticas · 30 de noviembre de 2026\n\nTu progreso\n  "))
  }

  @Test("a card that is gone is said to be", arguments: Language.allCases)
  func gone(language: Language) {
    let journal = ReportJournal.forgotten
    let text = StatisticsReport.text(
      journal.statistics, journal.awards, in: AccountState(), .of(language))
    #expect(text.contains("1. \(Texts.of(language).today.goneCard): "))
  }
}

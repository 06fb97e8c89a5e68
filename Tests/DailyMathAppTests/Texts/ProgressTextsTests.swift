import DailyMathCore
import Testing

@testable import DailyMathApp

@Suite("What is said about progress")
struct ProgressTextsTests {
  @Test("one is said in the singular, none and several in the plural")
  func plurals() {
    let (spanish, english) = (Texts.of(.spanish).awards, Texts.of(.english).awards)
    #expect(
      [0, 1, 1_200].map(spanish.streak) == ["Racha 0 días", "Racha 1 día", "Racha 1.200 días"])
    #expect([0, 1, 2].map(spanish.freezes) == ["sin comodines", "1 comodín", "2 comodines"])
    #expect([0, 1, 2].map(english.freezes) == ["no freezes", "1 freeze", "2 freezes"])
    #expect(spanish.pointsMissing(1, "Tutor") == "Te falta 1 punto para Tutor")
    #expect(spanish.pointsMissing(12, "Tutor") == "Te faltan 12 puntos para Tutor")
    #expect(english.pointsMissing(1, "Tutor") == "1 point to Tutor")
    #expect(Language.spanish.counted(1, "vez", "veces") == "1 vez")
    #expect(Language.english.counted(1_200, "card", "cards") == "1,200 cards")
  }

  @Test("things in a row have their last joined by a word")
  func lists() {
    #expect(Language.spanish.list([]) == "")
    #expect(Language.spanish.list(["a"]) == "a")
    #expect(Language.spanish.list(["a", "b", "c"]) == "a, b y c")
    #expect(Language.english.list(["a", "b"]) == "a and b")
  }

  @Test(
    "work is told in minutes below two hours, and in hours from there on",
    arguments: [
      (0, "menos de 1 minuto"), (29_999, "menos de 1 minuto"), (30_000, "1 minuto"),
      (89_999, "1 minuto"), (90_000, "2 minutos"),
      (7_169_000, "119 minutos"), (7_200_000, "2 horas"), (9_000_000, "3 horas"),
    ])
  func durations(milliseconds: Int, text: String) {
    #expect(Language.spanish.duration(milliseconds: milliseconds) == text)
  }

  @Test("a day says as much work as its milliseconds do", arguments: [1, 29_999, 30_000, 600_000])
  func agreement(milliseconds: Int) throws {
    let day = try #require(StudyDay("2026-11-30"))
    let work = DayWork(day: day, answers: 1, milliseconds: milliseconds, introduced: 0)
    for texts in [StatisticsTexts.spanish, .english] {
      let total = texts.language.duration(milliseconds: milliseconds)
      #expect(texts.labels.minutes(work.minutes) == total)
    }
    #expect(Language.english.duration(milliseconds: 1) == "less than 1 minute")
  }

  @Test("the freeze that comes is the next where there is none, and another after the first")
  func freezes() {
    let (spanish, english) = (Texts.of(.spanish).awards, Texts.of(.english).awards)
    #expect(spanish.daysToFreeze(7, 0) == "7 días de estudio para el próximo")
    #expect(spanish.daysToFreeze(1, 1) == "1 día de estudio para otro comodín")
    #expect(english.daysToFreeze(1, 0) == "1 day of study to the next")
    #expect(english.daysToFreeze(7, 1) == "7 days of study to another freeze")
  }

  @Test("a day has its year where that is another than today's")
  func dates() throws {
    let today = try #require(StudyDay("2026-11-30"))
    let earlier = try #require(StudyDay("2025-03-01"))
    let (spanish, english) = (CalendarTexts.spanish, CalendarTexts.english)
    #expect(spanish.date(today, today: today) == "30 de noviembre")
    #expect(spanish.date(earlier, today: today) == "1 de marzo de 2025")
    #expect(english.date(earlier, today: today) == "1 March 2025")
    #expect(spanish.weekday(of: today) == "lunes" && english.weekday(of: today) == "Monday")
    #expect(spanish.month(of: earlier) == "marzo de 2025")
    #expect(Set(spanish.shortWeekdays).count == 7 && Set(english.shortWeekdays).count == 7)
  }

  @Test(
    "every level and every badge has a name and says what it is for", arguments: Language.allCases)
  func names(language: Language) {
    let texts = Texts.of(language).awards
    #expect(Set(Level.allCases.map { texts.name(of: $0) }).count == Level.allCases.count)
    #expect(Level.allCases.allSatisfy { !texts.name(of: $0).isEmpty })
    #expect(Badge.Kind.allCases.allSatisfy { !texts.name(of: $0).isEmpty })
    #expect(Badge.Kind.allCases.allSatisfy { texts.description(of: $0).hasSuffix(".") })
    #expect(Set(Badge.Kind.allCases.map { texts.name(of: $0) }).count == Badge.Kind.allCases.count)
  }

  @Test("a badge says when it was earned, how far it is, or why it waits")
  func standing() throws {
    let texts = Texts.of(.spanish).awards
    let today = try #require(StudyDay("2026-11-30"))
    let badge = { Badge(kind: .hundredReviews, progress: $0) }
    #expect(texts.standing(of: badge(.earned(today)), today: today) == "el 30 de noviembre")
    #expect(texts.standing(of: badge(.underway(63, of: 1_000)), today: today) == "63 de 1.000")
    #expect(texts.standing(of: badge(.locked), today: today) == "cuando haya ejercicios")
  }
}

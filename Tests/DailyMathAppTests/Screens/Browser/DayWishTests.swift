import DailyMathApp
import DailyMathCore
import Testing

@Suite("A day as a learner writes it")
struct DayWishTests {
  /// Seen from 2026-11-30.
  @Test(
    "a day is read",
    arguments: [
      ("+3", "2026-12-03"), ("3", "2026-12-03"), ("+ 0", "2026-11-30"), ("hoy", "2026-11-30"),
      (" Mañana ", "2026-12-01"), ("2026-12-14", "2026-12-14"), ("14 dic", "2026-12-14"),
      ("14 de diciembre de 2027", "2027-12-14"), ("Dec 14", "2026-12-14"), ("14/12", "2026-12-14"),
      ("1/1", "2027-01-01"), ("30/11", "2026-11-30"), ("29/2", "2028-02-29"),
      ("14/12/2030", "2030-12-14"), ("+36500", "2126-11-06"),
    ])
  func read(text: String, day: String) throws {
    #expect(
      try DayWish.day(text, today: Learner.today, language: .spanish).description == day)
  }

  @Test(
    "what is no day is none",
    arguments: [
      "", "x", "+", "-3", "31/2", "30/2/2027", "14/13", "0/1", "2026-13-01", "+36501",
      "99999999999999999999", "1/2/3/4", "14 xyz", "//",
    ])
  func unreadable(text: String) {
    #expect(throws: DayWish.Fault.unreadable) {
      try DayWish.day(text, today: Learner.today, language: .spanish)
    }
  }

  @Test("a day that is past is told from one that cannot be read")
  func past() {
    #expect(throws: DayWish.Fault.past) {
      try DayWish.day("2026-11-29", today: Learner.today, language: .spanish)
    }
  }

  @Test("with slashes nothing is read in English, where either number may be the month")
  func slashes() throws {
    #expect(throws: DayWish.Fault.unreadable) {
      try DayWish.day("3/4", today: Learner.today, language: .english)
    }
    #expect(
      try DayWish.day("tomorrow", today: Learner.today, language: .english).description
        == "2026-12-01")
  }
}

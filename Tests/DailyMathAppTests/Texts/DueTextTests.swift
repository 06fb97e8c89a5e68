import DailyMathCore
import Testing

@testable import DailyMathApp

@Suite("When a card is due, in words")
struct DueTextTests {
  @Test(
    "from a day overdue to years ahead",
    arguments: [
      (-400, "hoy", "today"), (-1, "hoy", "today"), (0, "hoy", "today"), (1, "mañana", "tomorrow"),
      (2, "en 2 días", "in 2 days"), (13, "en 13 días", "in 13 days"), (14, "14 dic", "14 Dec"),
      (32, "1 ene", "1 Jan"), (299, "25 sep", "25 Sep"), (300, "26 sep 2027", "26 Sep 2027"),
      (457, "1 mar 2028", "1 Mar 2028"),
    ])
  func distances(days: Int, spanish: String, english: String) {
    let due = Learner.today.adding(days: days)
    #expect(DueText.spanish(due: due, today: Learner.today) == spanish)
    #expect(DueText.english(due: due, today: Learner.today) == english)
  }

  @Test("every month has its name")
  func months() throws {
    let names = [
      "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic",
    ]
    let englishNames = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    for month in 1...12 {
      let due = try #require(StudyDay(year: 2027, month: month, day: 20))
      let today = due.adding(days: -30)
      #expect(DueText.spanish(due: due, today: today) == "20 \(names[month - 1])")
      #expect(DueText.english(due: due, today: today) == "20 \(englishNames[month - 1])")
    }
  }
}

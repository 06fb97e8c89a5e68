import DailyMathApp
import DailyMathCore
import Testing

@Suite("What is printed of a day")
struct DueReportTests {
  /// A learner with cards of every kind that matters on the day.
  private var learner: Learner {
    var learner = Learner(
      cards: "due", "late", "returning", "later", "new", "next", "suspended", "buried", "limited")
    for name in ["due", "late", "suspended", "buried", "limited"] {
      learner.review(name, .good, day: name == "late" ? -9 : -1)
    }
    learner.review("returning", .wrong)
    learner.review("later", .good)
    learner.write(.suspend(CardID("suspended"), isSuspended: true))
    learner.write(.bury(CardID("buried")))
    return learner
  }

  @Test("every number is the one that the day's screen shows", arguments: [200, 2, 0])
  func likeToday(reviewsPerDay: Int) {
    var learner = learner
    learner.write(.settings(SettingsChange(newCardsPerDay: 3, reviewsPerDay: reviewsPerDay)))
    let counts = DueCounts(of: learner.library, on: Learner.today)
    let screen = TodayScreen.State(library: learner.library, day: Learner.today)
    #expect(counts.due + counts.new == screen.plan.count)
    #expect(counts.done == learner.library.tally(on: Learner.today).cards)
    // Three were due and one comes back; two were introduced today, which leaves room for one.
    #expect(counts.due == min(3, reviewsPerDay) + 1)
    #expect(counts.new == 1)
    #expect(counts.done == 2)
  }

  @Test("a day without anything is three noughts, and a large number has its dots in text only")
  func extremes() {
    let report = DueReport(of: AccountState(), on: Learner.today)
    #expect(report.json == #"{"day":"2026-11-30","due":0,"new":0,"done":0}"#)
    var learner = Learner()
    for index in 0..<1_200 { learner.put("\(index)") }
    learner.write(.settings(SettingsChange(newCardsPerDay: 9_999)))
    let large = DueReport(of: learner.library, on: Learner.today)
    #expect(
      large.lines(in: Texts.of(.spanish).figures, .spanish)
        == ["Por repasar: 0", "Nuevas: 1.200", "Estudiadas hoy: 0"])
    #expect(
      large.lines(in: Texts.of(.english).figures, .english)
        == ["To review: 0", "New: 1,200", "Studied today: 0"])
    #expect(large.json.contains(#""new":1200,"#))
  }
}

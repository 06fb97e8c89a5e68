import DailyMathCore
import Testing

@Suite("The badge of a perfect session")
struct PerfectSessionTests {
  @Test("twenty right answers in a sitting earn it, nineteen do not")
  func twenty() {
    var log = StudyLog()
    log.answers(19, on: 0)
    #expect(log.awards(on: 0).progress(.perfectSession) == .underway(19, of: 20))
    log.answer(on: 0)
    #expect(log.awards(on: 0).earnedDay(.perfectSession) == 0)
  }

  @Test("a wrong answer, wherever in the sitting, spoils it", arguments: [0, 10, 20])
  func wrong(place: Int) {
    var log = StudyLog()
    log.answers(place, on: 0)
    log.answer(.sine, .wrong, on: 0)
    log.answers(20 - place, on: 0)
    #expect(log.awards(on: 0).progress(.perfectSession) == .underway(0, of: 20))
  }

  @Test("a repetition counts, practice does not")
  func rounds() {
    var log = StudyLog()
    log.answers(19, on: 0)
    log.answer(.sine, .wrong, on: 0, round: .cram)
    log.answer(on: 0, round: .cram)
    #expect(log.awards(on: 0).progress(.perfectSession) == .underway(19, of: 20))
    log.answer(on: 0, round: .repetition)
    #expect(log.awards(on: 0).earnedDay(.perfectSession) == 0)
  }

  @Test("a sitting past the hour at which a day begins is one, another sitting is not")
  func acrossRollover() {
    var log = StudyLog()
    log.answers(12, on: 0, in: "night")
    log.answers(8, on: 1, in: "morning")
    #expect(log.awards(on: 1).progress(.perfectSession) == .underway(12, of: 20))
    log.answers(7, on: 1, in: "night")
    #expect(log.awards(on: 1).progress(.perfectSession) == .underway(19, of: 20))
    log.answer(on: 1, in: "night")
    #expect(log.awards(on: 1).earnedDay(.perfectSession) == 1)
  }

  @Test("a sitting's parts of days apart, or with a wrong answer, are not added up")
  func parts() {
    var apart = StudyLog()
    apart.answers(12, on: 0)
    apart.answers(8, on: 2)
    #expect(apart.awards(on: 2).progress(.perfectSession) == .underway(12, of: 20))
    var spoiled = StudyLog()
    spoiled.answer(.limit, .wrong, on: 0)
    spoiled.answers(12, on: 0)
    spoiled.answers(8, on: 1)
    #expect(spoiled.awards(on: 1).progress(.perfectSession) == .underway(8, of: 20))
  }

  @Test("it stays when the same sitting goes wrong on the next day")
  func laterDay() {
    var log = StudyLog()
    log.answers(20, on: 0)
    log.answer(.sine, .wrong, on: 1)
    #expect(log.awards(on: 1).earnedDay(.perfectSession) == 0)
  }

  @Test("a sitting that is underway is judged at its end")
  func underway() {
    var log = StudyLog()
    log.answers(20, on: 0, in: "now")
    let underway = log.awards(on: 0, sittingUnderway: "now")
    #expect(underway.progress(.perfectSession) == .underway(20, of: 20))
    #expect(log.awards(on: 0, sittingUnderway: "another").earnedDay(.perfectSession) == 0)
    #expect(log.awards(on: 0).newBadges(since: underway).map(\.kind) == [.perfectSession])
    log.answer(.sine, .wrong, on: 0, in: "now")
    #expect(log.awards(on: 0).newBadges(since: underway).isEmpty)
  }

  @Test("undo of one of the twenty takes it back")
  func undo() {
    var log = StudyLog()
    log.answers(19, on: 0)
    let last = log.answer(on: 0)
    log.undo(last, on: 0)
    #expect(log.awards(on: 0).progress(.perfectSession) == .underway(19, of: 20))
  }
}

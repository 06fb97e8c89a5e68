import DailyMathCore
import Testing

@Suite("The grades of a drill")
struct DrillSessionGradeTests {
  @Test(
    "they go by the learner's own median for that number of digits",
    arguments: [
      (Int64(799), Grade.easy), (800, .good), (1_000, .good), (2_000, .good), (2_001, .hard),
      (99_999, .hard),
    ])
  func speed(time: Int64, grade: Grade) {
    var session = DrillSession.over("7*8", record: .usual(1_000, digits: 2, count: 10))
    session.type("56", at: time)
    #expect(session.answers.map(\.grade) == [grade])
  }

  @Test("ten answers are needed for a median, with as many digits", arguments: [Int64(1), 99_999])
  func tooFew(time: Int64) {
    for record in [
      AgilityRecord.usual(1_000, digits: 2, count: 9), .usual(1_000, digits: 1, count: 50),
    ] {
      var session = DrillSession.over("7*8", record: record)
      session.type("56", at: time)
      #expect(session.answers.map(\.grade) == [.good])
    }
  }

  @Test("a mistake is a 3 and a shown answer a 2, however quick it was")
  func mistakes() {
    var session = DrillSession.over("7*8", record: .usual(1_000, digits: 2, count: 10))
    session.type("54<6", at: 10)
    session.type("54=56", at: 20)
    #expect(session.answers.map(\.grade) == [.hard, .nearMiss])
  }

  @Test("a record tells how many times it has")
  func counts() {
    let record = AgilityRecord.usual(1_000, digits: 2, count: 9)
    #expect(record.timeCount(digits: 2) == 9)
    #expect(record.timeCount(digits: 1) == 0)
  }
}

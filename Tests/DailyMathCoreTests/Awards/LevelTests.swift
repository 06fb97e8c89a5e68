import DailyMathCore
import Testing

@Suite("Levels and points")
struct LevelTests {
  @Test(
    "levels begin with their points",
    arguments: [
      (0, Level.novice), (50, .novice), (51, .student), (200, .student), (201, .tutor),
      (500, .tutor), (501, .master), (100_000, .master),
    ])
  func levels(points: Int, level: Level) {
    #expect(Level(points: points) == level)
  }

  @Test("each level names the one after it, the last none")
  func next() {
    #expect(Level.allCases.map(\.next) == [.student, .tutor, .master, nil])
    #expect(Level.novice < .student && Level.tutor < .master)
  }

  @Test("seventeen days with work make a student")
  func reached() {
    var log = StudyLog()
    log.practise(on: 0...15)
    #expect(log.awards(on: 16).points == 48)
    #expect(log.awards(on: 16).level == .novice)
    log.practise(on: [16])
    #expect(log.awards(on: 16).points == 51)
    #expect(log.awards(on: 16).level == .student)
  }

  @Test(
    "each kind of work has its worth",
    arguments: [
      (PointValue.exerciseCreated, 5), (.exerciseVerified, 10), (.comment, 2),
      (.voteReceived, 1), (.firstReviewSession, 3), (.firstAgilitySession, 3), (.duelWon, 5),
    ])
  func values(value: PointValue, points: Int) {
    #expect(value.points == points)
  }
}

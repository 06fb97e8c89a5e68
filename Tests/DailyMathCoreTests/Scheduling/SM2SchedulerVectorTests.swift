import DailyMathCore
import Testing

@Suite("SM-2 against sequences worked out apart")
struct SM2SchedulerVectorTests {
  @Test("every step has the ease, interval and repetitions of the text", arguments: try Self.read())
  func sequence(_ sequence: Sequence) throws {
    var state = ReviewState.new
    var day = StudyDay(daysSince1970: 20_000)
    var steps: [Step] = []
    for number in sequence.grades {
      let grade = try #require(Grade(rawValue: number))
      let schedule = SM2Scheduler.schedule(after: grade, in: state, on: day)
      steps.append(
        Step(
          grade: number, easeHundredths: schedule.ease.hundredths,
          interval: schedule.interval.days, repetitions: schedule.repetitions))
      #expect(schedule.lastReviewed == day)
      #expect(day.days(until: schedule.due) == schedule.interval.days)
      state = .scheduled(schedule)
      day = schedule.due
    }
    #expect(steps == sequence.steps)
  }

  @Test("the file holds its sixty sequences")
  func complete() throws {
    #expect(try Self.read().count == 60)
  }

  static func read() throws -> [Sequence] {
    try FixtureFile.decode(Vectors.self, named: "sm2.json").sequences
  }

  struct Vectors: Decodable {
    let sequences: [Sequence]
  }

  struct Sequence: Decodable, Sendable, CustomTestStringConvertible {
    let grades: [Int]
    let steps: [Step]

    var testDescription: String {
      grades.prefix(20).map(String.init).joined(separator: ", ")
    }
  }

  struct Step: Decodable, Equatable, Sendable {
    let grade: Int
    let easeHundredths: Int
    let interval: Int
    let repetitions: Int
  }
}

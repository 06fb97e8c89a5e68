import Testing

@testable import DailyMathCore

@Suite("What is remembered of a fact")
struct FactMemoryTests {
  /// An answer with everything that the memory of its fact is told.
  private struct Given {
    let answer: DrillAnswer
    let place: AnswerPlace
    let day: StudyDay
  }

  private static func given(
    _ grade: Grade = .good, order: Int64, index: Int = 0, on day: Int, milliseconds: Int = 1_000,
    device: String = "a"
  ) throws -> Given {
    let identity = EventIdentity(device: DeviceID(device), number: Int(order) + 1)
    return Given(
      answer: DrillAnswer(
        problem: try #require(Problem(journalText: "7*8")), wasShown: !grade.isPassing,
        firstKeyMilliseconds: 0, milliseconds: milliseconds, grade: grade),
      place: AnswerPlace(position: EventPosition(order: order, identity: identity), index: index),
      day: JournalScript.day(day))
  }

  private static func memory(of answers: [Given]) -> FactMemory {
    var memory = FactMemory()
    for given in answers { memory.take(given.answer, at: given.place, on: given.day) }
    return memory
  }

  @Test("the first answer of each day moves the schedule, as SM-2 says, and the others do not")
  func schedule() throws {
    var answers = [try Self.given(order: 1, on: 0), try Self.given(.nearMiss, order: 2, on: 0)]
    let first = try #require(Self.memory(of: answers).schedule)
    #expect(first.interval == .first && first.due == JournalScript.day(1))
    answers.append(try Self.given(order: 3, on: 1))
    #expect(Self.memory(of: answers).schedule?.due == JournalScript.day(7))
    // 6 days times 2.60, rounded up.
    let passed = answers + [try Self.given(.easy, order: 4, on: 7)]
    #expect(Self.memory(of: passed).schedule?.interval.days == 16)
    #expect(Self.memory(of: passed).schedule?.due == JournalScript.day(23))
    let failed =
      answers + [
        try Self.given(.nearMiss, order: 4, on: 7), try Self.given(.easy, order: 5, on: 7),
      ]
    let schedule = try #require(Self.memory(of: failed).schedule)
    #expect(schedule.repetitions == 0 && schedule.lapses == 1)
    #expect(schedule.due == JournalScript.day(8))
    #expect(Self.memory(of: failed).answers == 5 && Self.memory(of: failed).right == 3)
  }

  @Test("within one event the answer that comes first is the first of the day")
  func sameEvent() throws {
    let answers = [
      try Self.given(.nearMiss, order: 1, index: 3, on: 0),
      try Self.given(.easy, order: 1, index: 4, on: 0),
    ]
    for arrival in [answers, answers.reversed()] {
      #expect(Self.memory(of: arrival).schedule?.repetitions == 0)
    }
  }

  @Test("an answer under a clock that was ahead makes the fact due, until the next answer")
  func clockAhead() throws {
    var answers = [try Self.given(order: 1, on: 0), try Self.given(order: 2, on: 400)]
    let today = JournalScript.day(2)
    #expect(Self.memory(of: answers).schedule?.isDue(on: today) == true)
    answers.append(try Self.given(order: 3, on: 2))
    for arrival in [answers, answers.reversed()] {
      let schedule = try #require(Self.memory(of: arrival).schedule)
      #expect(schedule.lastReviewed == today && !schedule.isDue(on: today))
    }
  }

  @Test("the latest eight times are kept in their order, of right answers only")
  func latestTimes() throws {
    var answers: [Given] = []
    for number in 0..<12 {
      answers.append(
        try Self.given(
          number == 10 ? .nearMiss : .good, order: Int64(number), on: 0, milliseconds: number))
    }
    let expected = [3, 4, 5, 6, 7, 8, 9, 11]
    for arrival in [answers, answers.reversed()] {
      #expect(Self.memory(of: arrival).latestMilliseconds == expected)
      #expect(Self.memory(of: arrival).medianMilliseconds == 6)
    }
  }

  @Test("only the latest sixteen days count, whatever arrives of earlier ones")
  func days() throws {
    let answers = try (4..<20).map { try Self.given(order: Int64($0), on: $0) }
    let late = try Self.given(.blackout, order: 3, on: 3)
    var memory = Self.memory(of: answers)
    let before = memory.schedule
    memory.take(late.answer, at: late.place, on: late.day)
    #expect(memory.schedule == before)
    #expect(memory.days.count == 16)
    #expect(memory == Self.memory(of: [late] + answers))
  }

  @Test(
    "it is what all answers say, read at once, in whatever order they arrive", arguments: 1...30)
  func anyOrder(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var answers: [Given] = []
    for number in 0..<90 {
      let order = Int64(number / 2) + Int64(random.next(below: 2))
      answers.append(
        try Self.given(
          Grade.allCases[random.next(below: 6)], order: order, index: number,
          on: number / 3 + random.next(below: 7) - 3, milliseconds: random.next(below: 9_000),
          device: ["a", "b"][random.next(below: 2)]))
    }
    let ordered = answers.sorted { $0.place < $1.place }
    let expected = Self.memory(of: ordered)
    let right = ordered.filter(\.answer.isRight).map(\.answer.milliseconds)
    #expect(expected.latestMilliseconds == Array(right.suffix(8)))
    #expect(expected.right == right.count)
    var firsts: [StudyDay: Given] = [:]
    for given in ordered where firsts[given.day] == nil { firsts[given.day] = given }
    let kept = Set(firsts.keys.sorted().suffix(16))
    var state = ReviewState.new
    for given in ordered where kept.contains(given.day) && firsts[given.day]?.place == given.place {
      state = .scheduled(
        SM2Scheduler.schedule(after: given.answer.grade, in: state, on: given.day))
    }
    #expect(expected.schedule == state.schedule)
    for _ in 0..<10 { #expect(Self.memory(of: random.shuffled(answers)) == expected) }
  }
}

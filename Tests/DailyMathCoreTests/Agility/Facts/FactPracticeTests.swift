import Testing

@testable import DailyMathCore

@Suite("The facts of a session of practice")
struct FactPracticeTests {
  private let today = StudyDay(daysSince1970: 20_000)

  private func answer(_ fact: AgilityFact, isRight: Bool = true, milliseconds: Int = 1_000)
    -> DrillAnswer
  {
    var generator = SplitMix64(seed: 1)
    return DrillAnswer(
      problem: fact.problem(using: &generator), wasShown: !isRight, firstKeyMilliseconds: 0,
      milliseconds: milliseconds, grade: isRight ? .good : .nearMiss)
  }

  @Test("who never drilled begins with the table of 2, in no order, and goes on to the others")
  func beginning() {
    var practice = FactPractice(AgilityRecord(), on: today)
    var generator = SplitMix64(seed: 3)
    var facts: [AgilityFact] = []
    for _ in 0..<132 {
      let fact = practice.next(using: &generator)
      facts.append(fact)
      practice.note(answer(fact), using: &generator)
    }
    // Each right answer makes room for a new fact: all tables of × come once, and then those of +.
    #expect(Set(facts[..<11]) == Set((2...12).map { .pair(.multiplication, 2, $0) }))
    #expect(Array(facts[..<11]) != (2...12).map { .pair(.multiplication, 2, $0) })
    #expect(Set(facts[..<66]) == Set(AgilityFact.tables[..<66]))
    #expect(Set(facts) == Set(AgilityFact.tables))
    #expect(AgilityFact.tables[66] == .pair(.addition, 2, 2))
  }

  @Test("a missed fact returns after two to four others, and none comes twice in a row")
  func returning() {
    var practice = FactPractice(AgilityRecord(), on: today)
    var generator = SplitMix64(seed: 4)
    var facts: [AgilityFact] = []
    var missedAt: [Int] = []
    for number in 0..<2_000 {
      let fact = practice.next(using: &generator)
      facts.append(fact)
      let isRight = generator.next(below: 3) > 0
      if !isRight { missedAt.append(number) }
      practice.note(answer(fact, isRight: isRight), using: &generator)
    }
    for (fact, next) in zip(facts, facts.dropFirst()) { #expect(fact != next) }
    var gaps: Set<Int> = []
    for number in missedAt where number + 5 < facts.count {
      let next = (number + 1..<facts.count).first { facts[$0] == facts[number] }
      next.map { _ = gaps.insert($0 - number - 1) }
    }
    #expect(gaps == [2, 3, 4])
  }

  @Test("a slow fact is asked again, even where what is usual only turned out later")
  func slowness() {
    var practice = FactPractice(AgilityRecord(), on: today)
    var generator = SplitMix64(seed: 5)
    let slow = practice.next(using: &generator)
    practice.note(answer(slow, milliseconds: 9_000), using: &generator)
    #expect(practice.weakCount == 0)
    for _ in 0..<12 {
      let fact = practice.next(using: &generator)
      practice.note(answer(fact, milliseconds: fact == slow ? 9_000 : 1_000), using: &generator)
    }
    #expect(practice.weakCount == 1)
  }

  @Test("what is due comes before what is not, in whatever order a dictionary has it")
  func due() {
    var record = AgilityRecord()
    for fact in AgilityFact.tables {
      var memory = FactMemory()
      memory.answers = 4
      memory.right = 4
      memory.schedule = Schedule(
        ease: .initial, interval: .second, repetitions: 2, lapses: 0,
        lastReviewed: today.adding(days: -6),
        due: fact == .pair(.addition, 7, 8) ? today : today.adding(days: 1))
      record.facts[fact] = memory
    }
    var practice = FactPractice(record, on: today)
    var generator = SplitMix64(seed: 6)
    let first = practice.next(using: &generator)
    #expect(first == .pair(.addition, 7, 8))
    practice.note(answer(first), using: &generator)
    // It is let go, and the others have their turn once each.
    let others = (0..<131).map { _ in practice.next(using: &generator) }
    #expect(Set(others) == Set(AgilityFact.tables).subtracting([first]))
  }
}

import DailyMathCore
import Testing

@Suite("The suggested grade")
struct GradeSuggestionTests {
  @Test("it is 4 until there are 20 answers", arguments: [0, 1, 19])
  func fewAnswers(count: Int) {
    let state = state(answers: Array(repeating: 1_000, count: count))
    for milliseconds in [0, 599, 1_000, 2_001, 3_600_000] {
      #expect(suggestion(milliseconds, state) == .good)
    }
  }

  @Test(
    "from 20 answers on the learner's own median decides, and its borders are 4",
    arguments: [
      (0, Grade.easy), (599, .easy), (600, .good), (601, .good), (1_000, .good), (1_999, .good),
      (2_000, .good), (2_001, .hard), (120_000, .hard), (120_001, .good), (3_600_000, .good),
    ])
  func borders(milliseconds: Int, grade: Grade) {
    let state = state(answers: Array(repeating: 1_000, count: 20))
    #expect(suggestion(milliseconds, state) == grade)
  }

  @Test(
    "a learner who takes their time was away only after eight times as long",
    arguments: [(120_000, Grade.good), (120_001, .hard), (480_000, .hard), (480_001, .good)])
  func absence(milliseconds: Int, grade: Grade) {
    let state = state(answers: Array(repeating: 60_000, count: 20))
    #expect(suggestion(milliseconds, state) == grade)
  }

  @Test("the median is the middle answer and not the mean, the lower of two")
  func median() {
    // Ten of 100 ms and ten of an hour: the lower of the two in the middle is 100 ms.
    let slow = Array(repeating: 3_600_000, count: 10)
    let state = state(answers: Array(repeating: 100, count: 10) + slow)
    #expect(suggestion(59, state) == .easy)
    #expect(suggestion(60, state) == .good)
    #expect(suggestion(201, state) == .hard)
  }

  @Test("answers of another kind say nothing about this one")
  func kinds() {
    let state = state(answers: Array(repeating: 1_000, count: 30), kind: .typed)
    #expect(suggestion(10, state) == .good)
    #expect(
      GradeSuggestion.grade(forMilliseconds: 10, of: .typed, in: state) == .easy)
  }

  @Test("an answer that was taken back counts no more")
  func takenBack() {
    var script = JournalScript("one")
    script.put(.sine, order: 1)
    var last = EventIdentity(device: script.device, number: 0)
    for order in 2...21 {
      last = script.review(.sine, .good, order: Int64(order), milliseconds: 1_000)
    }
    #expect(suggestion(10, AccountState(folding: script.events)) == .easy)
    script.undo(last, of: .sine, order: 22)
    #expect(suggestion(10, AccountState(folding: script.events)) == .good)
  }

  private func suggestion(_ milliseconds: Int, _ state: AccountState) -> Grade {
    GradeSuggestion.grade(forMilliseconds: milliseconds, of: .choice, in: state)
  }

  private func state(answers: [Int], kind: AnswerKind = .choice) -> AccountState {
    var script = JournalScript("one")
    script.put(.sine, order: 1)
    for (index, milliseconds) in answers.enumerated() {
      script.review(
        .sine, .good, order: Int64(2 + index), kind: kind, milliseconds: milliseconds)
    }
    return AccountState(folding: script.events)
  }
}

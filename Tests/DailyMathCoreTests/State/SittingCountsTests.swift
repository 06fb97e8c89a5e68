import Testing

@testable import DailyMathCore

@Suite("The sittings of a day")
struct SittingCountsTests {
  @Test("whatever the order in which sittings come, they are the same")
  func order() {
    var one = SittingCounts()
    one[9] = AnswerCount(answers: 3, passed: 3)
    one[4] = AnswerCount(answers: 5, passed: 4)
    var other = SittingCounts()
    other[4] = AnswerCount(answers: 1, passed: 1)
    other[9] = AnswerCount(answers: 3, passed: 3)
    other[4] = AnswerCount(answers: 5, passed: 4)
    #expect(one == other)
    #expect(one.entries.map(\.sitting) == [4, 9])
    #expect(one[4] == AnswerCount(answers: 5, passed: 4))
    #expect(one[5] == nil)
  }

  @Test("the longest sitting without a wrong answer is known, also when it goes")
  func longestFlawless() {
    var counts = SittingCounts()
    #expect(counts.longestFlawless == 0)
    counts[1] = AnswerCount(answers: 7, passed: 7)
    counts[2] = AnswerCount(answers: 12, passed: 12)
    counts[3] = AnswerCount(answers: 30, passed: 29)
    #expect(counts.longestFlawless == 12)
    counts[2] = AnswerCount(answers: 13, passed: 12)
    #expect(counts.longestFlawless == 7)
    counts[1] = nil
    #expect(counts.longestFlawless == 0)
    counts[2] = nil
    counts[3] = nil
    #expect(counts.isEmpty)
    #expect(counts == SittingCounts())
  }
}

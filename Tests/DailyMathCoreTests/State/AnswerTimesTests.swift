import Testing

@testable import DailyMathCore

@Suite("Answer times")
struct AnswerTimesTests {
  @Test(
    "the median is the middle, the lower of two where the number is even",
    arguments: [
      ([], nil), ([5], 5), ([9, 3], 3), ([9, 3, 6], 6), ([8, 2, 2, 8], 2), ([4, 4, 4], 4),
    ] as [([Int], Int?)])
  func median(times: [Int], expected: Int?) {
    var answers = AnswerTimes()
    for time in times { answers.insert(time) }
    #expect(answers.median == expected)
  }

  @Test("times that went leave nothing that tells them from none")
  func gone() {
    var answers = AnswerTimes()
    answers.insert(5_000)
    answers.remove(5_000)
    answers.remove(9)
    #expect(answers == AnswerTimes())
    #expect(answers.hashValue == AnswerTimes().hashValue)
  }

  @Test("times that come and go stay counted, in order and complete", arguments: 1...20)
  func comeAndGo(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var answers = AnswerTimes()
    var model: [Int32] = []
    for step in 1...300 {
      // Some lie in one block, some far apart.
      let time = generator.next(below: 40) * (generator.next(below: 2) == 0 ? 1 : 90_000)
      if generator.next(below: 3) == 0 {
        answers.remove(time)
        if let index = model.firstIndex(of: Int32(time)) { model.remove(at: index) }
      } else {
        answers.insert(time)
        model.append(Int32(time))
      }
      let sorted = model.sorted()
      #expect(answers.count == sorted.count)
      #expect(answers.median == (sorted.isEmpty ? nil : Int(sorted[(sorted.count - 1) / 2])))
      // All of them are gathered from blocks that reach far apart, which takes a while.
      guard step.isMultiple(of: 15) else { continue }
      let times = answers.counts.flatMap {
        Array(repeating: Int32($0.milliseconds), count: $0.count)
      }
      #expect(times == sorted)
    }
  }
}

import DailyMathCore
import Testing

@Suite("Intervals and ease")
struct IntervalTests {
  @Test(
    "a fraction of a day is rounded up, a whole one is not",
    arguments: [
      (6, 250, 15), (15, 250, 38), (6, 300, 18), (6, 301, 19), (1, 130, 2), (10, 130, 13),
      (100, 131, 131), (36_500, 130, 36_500), (28_077, 130, 36_500), (28_076, 130, 36_499),
      (36_500, Int.max, 36_500), (2, Int.max, 36_500),
    ])
  func multiplied(days: Int, hundredths: Int, expected: Int) {
    let product = Interval(days: days).multiplied(by: EaseFactor(hundredths: hundredths))
    #expect(product.days == expected)
  }

  @Test(
    "an interval stays within a day and a hundred years",
    arguments: [
      (0, 1), (-5, 1), (Int.min, 1), (1, 1), (36_500, 36_500), (36_501, 36_500), (Int.max, 36_500),
    ])
  func limits(days: Int, expected: Int) {
    #expect(Interval(days: days).days == expected)
  }

  @Test(
    "the ease follows the grade as published, and failures leave it",
    arguments: [
      (250, 0, 250), (250, 1, 250), (250, 2, 250), (250, 3, 236), (250, 4, 250), (250, 5, 260),
      (135, 3, 130), (130, 3, 130), (130, 5, 140), (130, 0, 130),
      // The factor is kept in four bytes, and stays at what they hold.
      (Int.max, 5, Int(Int32.max)),
    ])
  func adjusted(hundredths: Int, grade: Int, expected: Int) throws {
    let given = try #require(Grade(rawValue: grade))
    #expect(EaseFactor(hundredths: hundredths).adjusted(for: given).hundredths == expected)
  }

  @Test("no ease is below 1.30", arguments: [129, 0, -1, Int.min])
  func lowestEase(hundredths: Int) {
    #expect(EaseFactor(hundredths: hundredths) == .minimum)
  }

  @Test("3 and up pass; below 4 comes back today")
  func grades() {
    #expect(Grade.allCases.filter(\.isPassing).map(\.rawValue) == [3, 4, 5])
    #expect(Grade.allCases.filter(\.comesBackToday).map(\.rawValue) == [0, 1, 2, 3])
    #expect(Grade(rawValue: 6) == nil)
    #expect(Grade(rawValue: -1) == nil)
  }
}

import Testing

@testable import DailyMathCore

@Suite("The problems of the levels")
struct LevelProblemsTests {
  @Test(
    "a level sets what is asked and how large the numbers are",
    arguments: [
      (1, 1, 15, 4, 4), (2, 2, 20, 5, 5), (3, 3, 25, 6, 6), (4, 4, 30, 7, 7), (9, 4, 55, 12, 12),
      (10, 4, 60, 13, 12), (12, 4, 70, 15, 12), (13, 4, 75, 15, 12), (17, 4, 95, 15, 12),
      (18, 4, 100, 15, 12), (19, 4, 100, 15, 12), (.max, 4, 100, 15, 12), (0, 1, 15, 4, 4),
      (.min, 1, 15, 4, 4),
    ] as [(Int, Int, Int, Int, Int)])
  func limits(level: Int, operations: Int, sum: Int, factor: Int, divisor: Int) {
    let problems = LevelProblems(level: level)
    #expect(Array(problems.operations) == Array(AgilityOperation.basic.prefix(operations)))
    #expect(problems.largest(for: .addition) == sum)
    #expect(problems.largest(for: .subtraction) == sum)
    #expect(problems.largest(for: .multiplication) == factor)
    #expect(problems.largest(for: .division) == divisor)
  }

  @Test(
    "every problem of a level is within its limits and right", arguments: [1, 2, 3, 4, 11, 12, 20])
  func everyPair(level: Int) throws {
    let problems = LevelProblems(level: level)
    for operation in problems.operations {
      let largest = problems.largest(for: operation)
      for first in 2...largest {
        for second in 2...largest {
          let problem = try #require(LevelProblems.combination(of: operation, first, second))
          let numbers = [problem.first.value.numerator, problem.second?.value.numerator ?? 0]
          let answer = problem.answer.value.numerator
          let isWithin =
            switch operation {
            case .division: (2...largest).contains(answer) && (2...largest).contains(numbers[1])
            case .subtraction: numbers == [max(first, second), min(first, second)]
            default: numbers == [first, second]
            }
          guard isWithin, PlainArithmetic.isRight(problem), problem.answer.notation == .integer
          else {
            Issue.record("\(problem.journalText)")
            return
          }
        }
      }
    }
  }

  @Test(
    "a drill asks what its level has, and reaches the limits", arguments: [1, 2, 3, 4, 18, .max])
  func drills(level: Int) {
    let problems = CustomDrills.problems(
      of: DrillSettings(mode: .levels, level: level), seed: 3, count: 6_000)
    let limits = LevelProblems(level: level)
    #expect(Set(problems.map(\.operation)) == Set(limits.operations))
    let sums = problems.filter { $0.operation == .addition }
    #expect(sums.map(\.first.value.numerator).max() == limits.largest(for: .addition))
    #expect(sums.map(\.first.value.numerator).min() == 2)
    #expect(!zip(problems, problems.dropFirst()).contains(where: ==))
  }
}

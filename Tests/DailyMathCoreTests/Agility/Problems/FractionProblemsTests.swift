import Testing

@testable import DailyMathCore

@Suite("Problems with fractions")
struct FractionProblemsTests {
  @Test("the fractions are all proper ones in lowest terms with a handy denominator")
  func fractions() {
    // 1 + 2 + 2 + 4 + 2 + 4 + 4 numbers below 2, 3, 4, 5, 6, 8 and 10 have no factor in common with them.
    #expect(FractionProblems.fractions.count == 19)
    #expect(Set(FractionProblems.fractions).count == 19)
    #expect(
      FractionProblems.fractions.map(\.description) == [
        "1/2", "1/3", "2/3", "1/4", "3/4", "1/5", "2/5", "3/5", "4/5", "1/6", "5/6", "1/8", "3/8",
        "5/8", "7/8", "1/10", "3/10", "7/10", "9/10",
      ])
  }

  @Test("differences are above 0 without negatives, and never 0 with positive ones")
  func differences() throws {
    var generator = SplitMix64(seed: 2)
    var texts: Set<String> = []
    for _ in 0..<20_000 {
      let problem = try #require(
        FractionProblems(hasNegatives: false).problem(.subtraction, using: &generator))
      #expect(problem.result.value.numerator > 0)
      texts.insert(problem.journalText)
    }
    // Every two of the 19, the larger first.
    #expect(texts.count == 171)
  }

  @Test("with negatives there are all four combinations of signs")
  func signs() throws {
    var generator = SplitMix64(seed: 2)
    var signs: Set<[Int]> = []
    for _ in 0..<200 {
      let problem = try #require(
        FractionProblems(hasNegatives: true).problem(.multiplication, using: &generator))
      signs.insert([problem.first, problem.second].map { $0?.value.numerator.signum() ?? 0 })
    }
    #expect(signs == [[1, 1], [1, -1], [-1, 1], [-1, -1]])
  }
}

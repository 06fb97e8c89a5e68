import DailyMathBench
import DailyMathCore
import Testing

@Suite("The options of what is made up")
struct GenerationOptionsTests {
  private static let today = StudyDay(daysSince1970: 20_787)

  @Test("all that is said is taken, and the day is today where it is not")
  func known() throws {
    let all = try read(
      "--generate", "f", "--cards", "10", "--reviews", "20", "--seed", "3", "--until",
      "2026-01-02", "--offset", "+05:30", "--remember")
    #expect(all.folder == "f" && all.isRemembered)
    let day = try #require(StudyDay("2026-01-02"))
    #expect(
      all.plan(today: Self.today)
        == GenerationPlan(
          cards: 10, reviews: 20, seed: 3, until: day, offset: UTCOffset(seconds: 19_800)))
    #expect(
      try read("--generate", "f").plan(today: Self.today)
        == GenerationPlan(cards: 2_000, reviews: 40_000, seed: 1, until: Self.today))
  }

  @Test(
    "what cannot be read is refused",
    arguments: [
      ["--generate"], ["--generate", ""], ["--cards", "5"], ["--remember"],
      ["--generate", "f", "--cards", "0"], ["--generate", "f", "--cards", "10000001"],
      ["--generate", "f", "--reviews", "x"], ["--generate", "f", "--seed", "-1"],
      ["--generate", "f", "--until", "2026-13-01"], ["--generate", "f", "--offset", "5"],
      ["--generate", "f", "--offset", "+19:00"], ["--generate", "f", "--offset", "-05:60"],
    ])
  func wrong(arguments: [String]) {
    #expect(throws: BenchOptions.Unknown.self) {
      try BenchOptions(arguments: arguments, knownGroups: [])
    }
  }

  private func read(_ arguments: String...) throws -> GenerationOptions {
    try BenchOptions(arguments: arguments, knownGroups: []).generation
  }
}

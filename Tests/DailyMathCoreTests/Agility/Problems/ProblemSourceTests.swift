import DailyMathCore
import Testing

@Suite("The problems of a seed, which are the same for ever")
struct ProblemSourceTests {
  @Test("classic", arguments: PinnedProblems.classic)
  func classic(row: PinnedProblems) {
    row.check(DrillSettings(mode: .classic))
    // Who has no facts yet practises with the same.
    row.check(DrillSettings(mode: .practice))
  }

  @Test("levels", arguments: PinnedProblems.levels)
  func levels(row: PinnedProblems) {
    row.check(DrillSettings(mode: .levels, level: row.level))
  }

  @Test("the learner's own", arguments: PinnedProblems.custom)
  func custom(row: PinnedProblems) {
    let ranges = row.options == 0 ? CustomDrill.standardRanges : CustomDrills.usual
    row.check(
      DrillSettings(mode: .custom, custom: CustomDrills.drill(ranges, options: row.options)))
  }

  @Test("the length of a drill and how answers are taken change nothing")
  func otherSettings() {
    let settings = DrillSettings(mode: .classic, length: .endless, acceptance: .enter)
    #expect(
      CustomDrills.problems(of: settings, seed: 9, count: 50)
        == CustomDrills.problems(of: DrillSettings(mode: .classic), seed: 9, count: 50))
  }
}

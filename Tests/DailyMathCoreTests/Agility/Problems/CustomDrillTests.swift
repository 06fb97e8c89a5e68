import DailyMathCore
import Testing

@Suite("What a learner puts together")
struct CustomDrillTests {
  @Test(
    "ranges are brought within the limits",
    arguments: [
      (2...100, 2...100), (0...9_999, 0...9_999), (-5...5, 0...5), (-9...(-5), 0...0),
      (5_000...20_000, 5_000...9_999), (10_000...20_000, 9_999...9_999),
      (Int.min...Int.max, 0...9_999),
    ])
  func limits(range: ClosedRange<Int>, expected: ClosedRange<Int>) {
    let drill = CustomDrill(ranges: [.root: CustomDrill.Ranges(first: range, second: 1...2)])
    #expect(
      drill.withinLimits.ranges
        == [.root: CustomDrill.Ranges(first: expected, second: 1...2)])
    #expect(drill.withinLimits.withinLimits == drill.withinLimits)
  }

  @Test("without an operation a drill asks as with the standard ranges")
  func nothingChosen() {
    var none = CustomDrill(ranges: [:])
    none.hasBlanks = true
    #expect(!none.hasOperation)
    #expect(none.withinLimits.ranges == CustomDrill.standardRanges)
    #expect(none.withinLimits.hasBlanks)
    var standard = CustomDrill()
    standard.hasBlanks = true
    #expect(standard.hasOperation)
    #expect(
      CustomDrills.problems(of: none, seed: 4, count: 100)
        == CustomDrills.problems(of: standard, seed: 4, count: 100))
  }

  @Test("the standard ranges are the usual ones of the four basic operations")
  func standard() {
    #expect(Set(CustomDrill.standardRanges.keys) == Set(AgilityOperation.basic))
    for operation in AgilityOperation.basic {
      #expect(CustomDrill.standardRanges[operation] == CustomDrill.usualRanges(of: operation))
    }
  }
}

import DailyMathTerminal
import Testing

@Suite("The numbers beside a chart")
struct ChartScaleTests {
  @Test(
    "end with the first round number that no value exceeds",
    arguments: [
      (-5, 2), (0, 2), (1, 2), (2, 2), (3, 4), (7, 8), (10, 10), (11, 12), (13, 14), (15, 16),
      (17, 20), (21, 24),
      (25, 30), (48, 50), (51, 60),
      (61, 70), (81, 100), (101, 120), (121, 140), (999, 1_000),
      (1_000_001, 1_200_000),
    ])
  func top(most: Int, top: Int) {
    #expect(ChartScale(most: most).top == top)
  }

  @Test("have a whole number in the middle")
  func middle() {
    for most in 0...2_000 { #expect(ChartScale(most: most).top.isMultiple(of: 2)) }
    #expect(ChartScale(most: 48).ticks == [0, 25, 50])
  }

  @Test("do not overflow")
  func largest() {
    #expect(ChartScale(most: .max).top == .max)
    #expect(ChartScale(most: .max - 1).top >= .max - 1)
    #expect(ChartScale(top: 0).ticks == [0, 1, 2])
  }
}

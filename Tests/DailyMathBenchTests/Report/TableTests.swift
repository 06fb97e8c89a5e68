import DailyMathBench
import Testing

@Suite("The benchmark's table")
struct TableTests {
  private let kept = Row("Kept", .bytes, limit: 64, by: .largest, Samples([9, 64, 1]))
  private let missed = Row("Missed", .bytes, limit: 63, by: .largest, Samples([9, 64, 1]))
  private let middle = Row("Middle", .milliseconds, limit: 1, Samples([0.5, 0.75, 9]), note: "so")
  private let open = Row("Open", .times, Samples([3]))

  @Test("a limit holds for the largest value or for the median, as the row says")
  func verdicts() {
    #expect(kept.holds == true)
    #expect(missed.holds == false)
    #expect(middle.holds == true)
    #expect(open.holds == nil)
  }

  @Test("rows stand under each other, numbers at the right, a mark before each")
  func text() {
    let lines = Table([kept, missed, middle, open]).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines == [
        "   What             Limit    Median   Smallest – largest  Times",
        "───────────────────────────────────────────────────────────────",
        "✓  Kept         each 64 B       9 B           1 B – 64 B      3",
        "✗  Missed       each 63 B       9 B           1 B – 64 B      3",
        "✓  Middle (so)   1.000 ms  0.750 ms  0.500 ms – 9.000 ms      3",
        "·  Open                           3                3 – 3      1",
        "", "1 of 3 limits are not kept.", "",
      ])
  }

  @Test("when all limits are kept, that is said")
  func allKept() {
    #expect(Table([kept, open]).text.hasSuffix("\nAll 1 limits are kept.\n"))
  }
}

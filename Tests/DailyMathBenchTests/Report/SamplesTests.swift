import DailyMathBench
import Testing

@Suite("Values that were measured again and again")
struct SamplesTests {
  @Test(
    "the median is the middle value, or the mean of the two in the middle",
    arguments: [([7], 7), ([3, 1, 2], 2), ([4, 1, 3, 2], 2.5), ([1, 1, 1, 100], 1)]
      as [([Double], Double)])
  func median(values: [Double], median: Double) {
    #expect(Samples(values).median == median)
  }

  @Test("the ends are found whatever the order")
  func ends() {
    let samples = Samples([2, 9, -1, 4])
    #expect(samples.smallest == -1)
    #expect(samples.largest == 9)
    #expect(samples.count == 4)
  }
}

import DailyMathBench
import Testing

@Suite("Numbers with their units")
struct UnitTests {
  @Test(
    "a number is rounded to the digits that say something",
    arguments: [
      (.milliseconds, 0, "0.000 ms"), (.milliseconds, 0.6784, "0.678 ms"),
      (.milliseconds, 9.9994, "9.999 ms"), (.milliseconds, 12.34, "12.3 ms"),
      (.milliseconds, -0.5, "−0.500 ms"), (.milliseconds, -0.0001, "0.000 ms"),
      (.milliseconds, 1.05, "1.050 ms"), (.bytes, 4_096, "4096 B"), (.bytes, 2.5, "3 B"),
      (.mebibytes, 23.77, "23.8 MiB"), (.times, 3, "3"),
    ] as [(Unit, Double, String)])
  func text(unit: Unit, value: Double, text: String) {
    #expect(unit.text(value) == text)
  }
}

import DailyMathApp
import DailyMathCore
import Testing

@Suite("Numbers in words")
struct LanguageNumberTests {
  @Test(
    "thousands are grouped as the language does",
    arguments: [
      (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1_000, "1.000", "1,000"),
      (1_200, "1.200", "1,200"), (36_500, "36.500", "36,500"),
      (1_234_567, "1.234.567", "1,234,567"), (-1_200, "−1.200", "−1,200"),
      (Int.max, "9.223.372.036.854.775.807", "9,223,372,036,854,775,807"),
      (Int.min, "−9.223.372.036.854.775.808", "−9,223,372,036,854,775,808"),
    ])
  func grouped(value: Int, spanish: String, english: String) {
    #expect(Language.spanish.number(value) == spanish)
    #expect(Language.english.number(value) == english)
  }
}

import DailyMathCore
import Testing

@Suite("The help after a break, as a word")
struct BacklogHelpTextTests {
  private static let day = StudyDay(daysSince1970: 20_787)

  @Test(
    "comes back as it was",
    arguments: [
      (BacklogHelp.none, "none"), (.fragileFirst, "fragile"),
      (.spread(from: day, days: 2), "2026-11-30+2"),
      (.spread(from: day, days: 60), "2026-11-30+60"),
    ] as [(BacklogHelp, String)])
  func roundTrip(help: BacklogHelp, word: String) {
    #expect(help.rawValue == word)
    #expect(BacklogHelp(rawValue: word) == help)
  }

  @Test(
    "is none that this version knows",
    arguments: [
      "", "later", "None", "2026-11-30", "2026-11-30+", "2026-11-30+1", "2026-11-30+61",
      "2026-11-30+-7", "2026-02-29+7", "+7", "2026-11-30+7+7", "2026-11-30+7.5", "2026-11-30 +7",
      "2026-11-30+99999999999999999999",
    ])
  func unknown(word: String) {
    #expect(BacklogHelp(rawValue: word) == nil)
  }

  @Test(
    "names the nearest number of days that there can be", arguments: [(1, 2), (-9, 2), (900, 60)])
  func clamped(days: Int, written: Int) {
    #expect(BacklogHelp.spread(from: Self.day, days: days).rawValue == "2026-11-30+\(written)")
  }
}

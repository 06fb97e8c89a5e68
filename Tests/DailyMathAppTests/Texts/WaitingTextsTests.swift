import DailyMathCore
import Testing

@testable import DailyMathApp

@Suite("How long to wait, in words")
struct WaitingTextsTests {
  @Test(
    "seconds, and minutes where there are any",
    arguments: [(1, "1 s"), (59, "59 s"), (60, "1 min"), (245, "4 min 5 s"), (300, "5 min")])
  func duration(seconds: Int, text: String) {
    #expect(WaitingTexts.duration(seconds) == text)
  }

  @Test(
    "the end is told in the time of the place, up to the next whole second",
    arguments: [
      (0, "12:00:00"), (1, "12:00:01"), (16_000, "12:00:16"), (43_199_001, "00:00:00"),
      (86_400_000, "12:00:00"),
    ] as [(Int64, String)])
  func clock(left: Int64, text: String) {
    // It is noon in Bogotá.
    #expect(WaitingTexts.clock(of: Countdown(end: 10_000 + left), at: .at(10_000)) == text)
  }

  @Test("where nothing is to move the sentence says the time of the day")
  func motion() {
    let countdown = Countdown(end: 26_000)
    let texts = Texts.spanish.waiting
    #expect(
      texts.sentence(for: countdown, at: .at(10_000), .full)
        == "Espera 16 s para volver a intentar.")
    #expect(
      texts.sentence(for: countdown, at: .at(10_000), .reduced)
        == "Podrás intentar de nuevo a las 12:00:16.")
    #expect(texts.button(for: countdown, at: .at(10_000), .full) == "Espera 16 s")
    #expect(texts.button(for: countdown, at: .at(10_000), .reduced) == nil)
  }
}

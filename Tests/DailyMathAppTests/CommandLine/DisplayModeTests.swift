import DailyMathApp
import Testing

@Suite("Screen or lines")
struct DisplayModeTests {
  @Test(
    "the option, ACCESSIBLE and a TERM that promises nothing each ask for lines",
    arguments: [
      ([], ["TERM": "xterm-256color"], .fullScreen),
      (["--plain"], ["TERM": "xterm-256color"], .plain),
      ([], ["TERM": "xterm", "ACCESSIBLE": "1"], .plain),
      ([], ["TERM": "xterm", "ACCESSIBLE": "yes"], .plain),
      ([], ["TERM": "xterm", "ACCESSIBLE": "0"], .fullScreen),
      ([], ["TERM": "xterm", "ACCESSIBLE": ""], .fullScreen),
      ([], ["TERM": "dumb"], .plain), ([], ["TERM": ""], .plain), ([], [:], .plain),
      ([], ["TERM": "dumb", "ACCESSIBLE": "0"], .plain),
    ] as [([String], [String: String], DisplayMode)])
  func chosen(arguments: [String], environment: [String: String], mode: DisplayMode) throws {
    let options = try CommandLineOptions(arguments: arguments)
    #expect(DisplayMode.choose(options) { environment[$0] } == mode)
  }
}

import DailyMathTerminal
import Testing

@Suite("The depth of colours")
struct ColorDepthTests {
  private typealias Row = (environment: [String: String], depth: ColorDepth)

  private static let byName: [Row] = [
    ([:], .none),
    (["TERM": ""], .none),
    (["TERM": "dumb"], .none),
    (["TERM": "xterm"], .ansi16),
    (["TERM": "linux"], .ansi16),
    (["TERM": "screen"], .ansi16),
    (["TERM": "tmux"], .ansi16),
    (["TERM": "xterm-256color"], .indexed256),
    (["TERM": "screen-256color"], .indexed256),
    (["TERM": "tmux-256color"], .indexed256),
    (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "256color"], .ansi16),
  ]

  private static let byColorTerm: [Row] = [
    (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "TrueColor"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed256),
    (["TERM": "xterm", "COLORTERM": ""], .ansi16),
    (["TERM": "screen", "COLORTERM": "truecolor"], .indexed256),
    (["TERM": "screen.xterm-256color", "COLORTERM": "truecolor"], .indexed256),
    (["TERM": "tmux-256color", "COLORTERM": "24bit"], .indexed256),
    (["TERM": "tmux-direct", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    (["COLORTERM": "truecolor"], .none),
  ]

  private static let withoutColor: [Row] = [
    (["TERM": "xterm", "NO_COLOR": "1"], .none),
    (["TERM": "xterm", "NO_COLOR": "0"], .none),
    (["TERM": "xterm", "NO_COLOR": ""], .ansi16),
    (["TERM": "xterm-direct", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm", "NO_COLOR": "0", "CLICOLOR_FORCE": "1"], .none),
    (["TERM": "xterm", "NO_COLOR": "", "CLICOLOR_FORCE": "1"], .ansi16),
  ]

  private static let forced: [Row] = [
    (["CLICOLOR_FORCE": "1"], .ansi16),
    (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .ansi16),
    (["TERM": "dumb", "CLICOLOR_FORCE": "yes", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "tmux", "CLICOLOR_FORCE": "1", "COLORTERM": "truecolor"], .indexed256),
    (["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .indexed256),
    (["TERM": "dumb", "CLICOLOR_FORCE": "0"], .none),
    (["TERM": "dumb", "CLICOLOR_FORCE": ""], .none),
    (["TERM": "xterm", "CLICOLOR_FORCE": "0"], .ansi16),
  ]

  @Test(
    "is what the environment asks for", arguments: byName + byColorTerm + withoutColor + forced)
  func depth(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth.detect { environment[$0] } == depth)
  }
}

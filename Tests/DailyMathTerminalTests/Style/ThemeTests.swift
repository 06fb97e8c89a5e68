import DailyMathTerminal
import Testing

@Suite("The theme for the terminal's own colours")
struct ThemeTests {
  @Test("uses no colour that vanishes on dark or on light", arguments: StyleRole.allCases)
  func legible(role: StyleRole) {
    let rendition = Theme.terminal.rendition(of: CellStyle(role), depth: .ansi16)
    #expect(rendition.background == .standard)
    let allowed: [TerminalColor] = [.standard] + (1...6).map { .ansi($0) }
    #expect(allowed.contains(rendition.foreground))
  }

  @Test("has six categories that differ, and starts again after them")
  func categories() {
    let looks = Set(
      (0..<6).map { Theme.terminal.rendition(of: .category($0), depth: .ansi16) })
    #expect(looks.count == 6)
    #expect(CellStyle.category(6) == CellStyle.category(0))
    #expect(CellStyle.category(-1) == CellStyle.category(5))
  }

  @Test("keeps emphasis without colour", arguments: StyleRole.allCases)
  func withoutColor(role: StyleRole) {
    let style = CellStyle(role, [.bold, .reverse])
    let rendition = Theme.terminal.rendition(of: style, depth: .none)
    #expect(rendition.foreground == .standard && rendition.background == .standard)
    #expect(rendition.emphasis.isSuperset(of: [.bold, .reverse]))
  }

  @Test(
    "is sent with the fewest bytes",
    arguments: [
      (Rendition.plain, Rendition(.ansi(1)), "\u{1B}[31m"),
      (Rendition(.ansi(1)), Rendition.plain, "\u{1B}[m"),
      (Rendition(.ansi(1)), Rendition(.ansi(2)), "\u{1B}[32m"),
      (Rendition(.ansi(1), emphasis: .bold), Rendition(.ansi(1)), "\u{1B}[22m"),
      (Rendition(.ansi(1), emphasis: .bold), Rendition(.ansi(1), emphasis: .dim), "\u{1B}[22;2m"),
      (Rendition(emphasis: [.bold, .dim]), Rendition(emphasis: .bold), "\u{1B}[0;1m"),
      (Rendition(.ansi(12), on: .ansi(9), emphasis: .reverse), Rendition.plain, "\u{1B}[m"),
      (Rendition.plain, Rendition(.ansi(12), on: .ansi(9)), "\u{1B}[94;101m"),
      (Rendition.plain, Rendition.plain, ""),
    ])
  func sequences(from: Rendition, to: Rendition, bytes: String) {
    #expect(to.sequence(from: from) == bytes)
  }

  @Test(
    "comes in the depth that the environment asks for",
    arguments: [
      (["TERM": "xterm-256color"], .ansi16), (["TERM": "dumb"], .none), ([:], .none),
      (["TERM": "xterm", "NO_COLOR": "1"], .none), (["TERM": "xterm", "NO_COLOR": ""], .ansi16),
      (["TERM": "xterm", "NO_COLOR": "0", "CLICOLOR_FORCE": "1"], .none),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .ansi16),
      (["TERM": "dumb", "CLICOLOR_FORCE": "0"], .none),
    ] as [([String: String], ColorDepth)])
  func depth(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth.detect { environment[$0] } == depth)
  }

  @Test(
    "goes with the characters that the locale allows",
    arguments: [
      (["LANG": "es_CO.UTF-8"], .unicode), (["LANG": "C"], .ascii), ([:], .ascii),
      (["LC_ALL": "C", "LANG": "es_CO.UTF-8"], .ascii),
      (["LC_ALL": "", "LC_CTYPE": "C.utf8"], .unicode),
    ] as [([String: String], Glyphs)])
  func glyphs(environment: [String: String], glyphs: Glyphs) {
    #expect(Glyphs.detect { environment[$0] } == glyphs)
  }
}

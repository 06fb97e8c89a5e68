import DailyMathTerminal
import Testing

@Suite("A theme")
struct ThemeTests {
  private static let all: [Theme] = [
    .terminal, .dark, .light, .highContrast, .paintedDark, .paintedLight,
  ]
  private static let colored: [Theme] = [.terminal, .dark, .light, .paintedDark, .paintedLight]
  private static let depthsOfColor: [ColorDepth] = [.ansi16, .indexed256, .trueColor]

  @Test(
    "for the terminal's own colours uses none that vanishes on dark or on light",
    arguments: StyleRole.allCases.filter { !$0.belongsToDevice }, depthsOfColor)
  func legible(role: StyleRole, depth: ColorDepth) {
    let rendition = Theme.terminal.rendition(of: CellStyle(role), depth: depth)
    #expect(rendition.background == .standard)
    let allowed: [TerminalColor] = [.standard] + (1...6).map { .ansi($0) }
    #expect(allowed.contains(rendition.foreground))
  }

  @Test("shows a device in its own orange wherever there are more than sixteen colours")
  func device() {
    func ground(_ depth: ColorDepth) -> TerminalColor {
      Theme.terminal.rendition(of: CellStyle(.coloredKey), depth: depth).background
    }
    #expect(ground(.trueColor) == .rgb(RGBColor(0xFF, 0x9F, 0x0A)))
    #expect(ground(.indexed256) == .indexed(214))
    #expect(ground(.ansi16) == .ansi(3))
  }

  @Test("has six categories that differ, and starts again after them", arguments: depthsOfColor)
  func categories(depth: ColorDepth) {
    for theme in Self.colored {
      let looks = Set((0..<6).map { theme.rendition(of: .category($0), depth: depth) })
      #expect(looks.count == 6)
    }
    #expect(CellStyle.category(6) == CellStyle.category(0))
    #expect(CellStyle.category(-1) == CellStyle.category(5))
  }

  @Test("tells right, due, wrong, accent and hints apart by colour", arguments: depthsOfColor)
  func meanings(depth: ColorDepth) {
    for theme in Self.colored {
      let roles: [StyleRole] = [.text, .success, .warning, .error, .accent, .secondary]
      let looks = Set(roles.map { theme.rendition(of: CellStyle($0), depth: depth) })
      // Only the sixteen colours on light have no green and no yellow that can be read there.
      let isShort = depth == .ansi16 && theme.name == "light"
      #expect(looks.count == (isShort ? roles.count - 1 : roles.count))
    }
  }

  @Test("paints nothing and keeps emphasis without colour", arguments: StyleRole.allCases)
  func withoutColor(role: StyleRole) {
    for theme in Self.all {
      let rendition = theme.rendition(of: CellStyle(role, [.bold, .reverse]), depth: .none)
      #expect(rendition.foreground == .standard && rendition.background == .standard)
      #expect(rendition.emphasis.isSuperset(of: [.bold, .reverse]))
    }
  }

  @Test("leaves running text and the ground to the terminal unless it paints", arguments: all)
  func ground(theme: Theme) {
    for depth in Self.depthsOfColor {
      let isPainted = theme == .paintedDark || theme == .paintedLight
      let text = theme.rendition(of: .text, depth: depth)
      #expect((text == .plain) == !isPainted)
      let grounds = Set(
        StyleRole.allCases.filter { !$0.belongsToDevice }.map {
          theme.rendition(of: CellStyle($0), depth: depth).background
        })
      #expect(grounds == [text.background])
      #expect((text.background == .standard) == !isPainted)
    }
  }

  @Test("of the strongest contrast is the same without colour", arguments: StyleRole.allCases)
  func highContrast(role: StyleRole) {
    let looks = Set(
      ColorDepth.allCases.map { Theme.highContrast.rendition(of: CellStyle(role), depth: $0) })
    #expect(looks.count == 1)
    #expect(looks.first?.foreground == .standard && looks.first?.background == .standard)
    #expect(looks.first?.emphasis.isDisjoint(with: [.dim, .italic]) == true)
  }

  @Test("shows the focus, headings and what is wrong without colour", arguments: all)
  func emphasis(theme: Theme) {
    let plain = theme.rendition(of: .text, depth: .none)
    #expect(plain == .plain)
    for style in [CellStyle.focus, .title, .error, .warning] {
      #expect(theme.rendition(of: style, depth: .none) != plain)
    }
    #expect(theme.rendition(of: .focus, depth: .none).emphasis.contains(.reverse))
  }

  @Test("lets bold and dim exclude each other, and what the style asks for win")
  func boldAndDim() {
    let hint = Theme.terminal.rendition(of: .secondary.bold, depth: .ansi16)
    #expect(hint.emphasis == .bold)
    let heading = Theme.terminal.rendition(of: .title.dim, depth: .ansi16)
    #expect(heading.emphasis == .dim)
  }

  @Test("follows what the terminal says about its background")
  func following() {
    #expect(Theme.following(background: nil) == .terminal)
    #expect(Theme.following(background: RGBColor(0, 0, 0)) == .dark)
    #expect(Theme.following(background: RGBColor(255, 255, 255)) == .light)
    // A grey of the middle, and one step beyond either edge.
    for grey: UInt8 in [0x40, 0x80, 0xD3] {
      #expect(Theme.following(background: RGBColor(grey, grey, grey)) == .highContrast)
    }
    // Pure blue is dark to the eye, pure green is not, and not light enough to be light.
    #expect(Theme.following(background: RGBColor(0, 0, 0x80)) == .dark)
    #expect(Theme.following(background: RGBColor(0, 0x80, 0)) == .highContrast)
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

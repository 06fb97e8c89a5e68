import Testing

@testable import DailyMathTerminal

@Suite("A theme in the user's sixteen colours")
struct ThemeAnsiTests {
  private struct Shortfall: Hashable {
    let palette: String
    let role: StyleRole
  }

  /// What common palettes do not bring to 4.5:1, as the comments of the themes say.
  private static let darkShortfalls: Set<Shortfall> = [
    Shortfall(palette: "xterm, black", role: .category1),
    Shortfall(palette: "xterm, black", role: .category4),
    Shortfall(palette: "Solarized, dark", role: .error),
    Shortfall(palette: "Solarized, dark", role: .category2),
    Shortfall(palette: "Solarized, dark", role: .category5),
    Shortfall(palette: "Tango, aubergine", role: .error),
    Shortfall(palette: "Linux console", role: .warning),
    Shortfall(palette: "Linux console", role: .category1),
    Shortfall(palette: "Linux console", role: .category4),
  ]

  private static let lightShortfalls: Set<Shortfall> = [
    Shortfall(palette: "Solarized, light", role: .accent),
    Shortfall(palette: "Solarized, light", role: .error),
    Shortfall(palette: "Solarized, light", role: .category1),
    Shortfall(palette: "Solarized, light", role: .category2),
    Shortfall(palette: "Solarized, light", role: .category4),
    Shortfall(palette: "Solarized, light", role: .category5),
  ]

  private static func shortfalls(
    _ theme: Theme, _ palettes: [AnsiPalette], below least: Double
  ) throws -> Set<Shortfall> {
    var shortfalls: Set<Shortfall> = []
    for palette in palettes {
      for role in StyleRole.allCases where !role.belongsToDevice {
        let rendition = theme.rendition(of: CellStyle(role), depth: .ansi16)
        guard rendition.foreground != .standard else { continue }
        let shown = try #require(ShownColors(rendition, palette))
        if shown.contrast < least {
          shortfalls.insert(Shortfall(palette: palette.name, role: role))
        }
      }
    }
    return shortfalls
  }

  @Test("is readable in the common palettes, but for a few that are known")
  func contrast() throws {
    #expect(try Self.shortfalls(.dark, AnsiPalette.dark, below: 4.5) == Self.darkShortfalls)
    #expect(try Self.shortfalls(.light, AnsiPalette.light, below: 4.5) == Self.lightShortfalls)
    #expect(try Self.shortfalls(.dark, AnsiPalette.dark, below: 3.2) == [])
    #expect(try Self.shortfalls(.light, AnsiPalette.light, below: 3.2) == [])
  }

  @Test(
    "takes the bright red, blue and magenta on dark, because the plain ones are harder to read",
    arguments: [(.error, 1), (.category1, 4), (.category2, 5)] as [(StyleRole, UInt8)])
  func bright(role: StyleRole, plain: UInt8) throws {
    let look = Theme.dark.rendition(of: CellStyle(role), depth: .ansi16)
    #expect(look.foreground == .ansi(plain + 8))
    for palette in AnsiPalette.dark {
      let chosen = try #require(ShownColors(look, palette)).contrast
      #expect(chosen >= palette[plain].contrast(with: palette.ground))
    }
  }

  @Test(
    "paints running text that can be read in every palette",
    arguments: AnsiPalette.dark + AnsiPalette.light, [Theme.paintedDark, .paintedLight])
  func painted(palette: AnsiPalette, theme: Theme) throws {
    for role in [StyleRole.text, .title, .focus] {
      let rendition = theme.rendition(of: CellStyle(role), depth: .ansi16)
      #expect(rendition.foreground != .standard && rendition.background != .standard)
      #expect(try #require(ShownColors(rendition, palette)).contrast >= 4.5)
    }
  }
}

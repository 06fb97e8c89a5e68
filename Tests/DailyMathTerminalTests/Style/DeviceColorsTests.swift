import Testing

@testable import DailyMathTerminal

@Suite("The colours of a device")
struct DeviceColorsTests {
  private static let written: [StyleRole] = [.device, .darkKey, .lightKey, .coloredKey, .litKey]
  private static let edges: [StyleRole: StyleRole] = [
    .darkKeyEdge: .darkKey, .lightKeyEdge: .lightKey, .coloredKeyEdge: .coloredKey,
    .litKeyEdge: .litKey,
  ]
  private static let themes: [Theme] = [.dark, .light, .paintedDark, .paintedLight]

  @Test("are the same in every theme and can be read", arguments: written)
  func contrast(role: StyleRole) throws {
    for depth in [ColorDepth.indexed256, .trueColor] {
      let looks = Set(Self.themes.map { $0.rendition(of: CellStyle(role), depth: depth) })
      let look = try #require(looks.first)
      #expect(looks.count == 1)
      let grey = RGBColor(hex: 0x808080)
      #expect(try #require(ShownColors(look, ink: grey, ground: grey)).contrast >= 4.5)
    }
  }

  @Test("can be read in the sixteen colours of the common palettes", arguments: written)
  func sixteen(role: StyleRole) throws {
    for theme in Self.themes + [.terminal] {
      let look = theme.rendition(of: CellStyle(role), depth: .ansi16)
      for palette in AnsiPalette.dark + AnsiPalette.light {
        let contrast = try #require(ShownColors(look, palette)).contrast
        // There the plain white is a dark grey.
        let isShort = role == .lightKey && palette.name == "Visual Studio Code, light"
        #expect(contrast >= (isShort ? 2.8 : 3.2), "\(palette.name)")
      }
    }
  }

  @Test("give the edge of a key the colour of the key, on the body")
  func keyEdges() {
    for depth in [ColorDepth.indexed256, .trueColor] {
      let body = Theme.dark.rendition(of: .device, depth: depth).background
      for (edge, key) in Self.edges {
        let look = Theme.dark.rendition(of: CellStyle(edge), depth: depth)
        #expect(look.background == body)
        let ground = Theme.dark.rendition(of: CellStyle(key), depth: depth).background
        #expect(look.foreground == ground)
      }
    }
  }

  @Test("leave a lit key standing out where there are none")
  func colorless() {
    for theme in [Theme.dark, .light, .terminal, .highContrast] {
      let lit = theme.rendition(of: CellStyle(.litKey), depth: .none)
      #expect(lit.emphasis.contains(.reverse))
      for role in [StyleRole.darkKey, .lightKey, .coloredKey] {
        let look = theme.rendition(of: CellStyle(role), depth: .none)
        #expect(!look.emphasis.contains(.reverse))
      }
    }
  }
}

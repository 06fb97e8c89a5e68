import Testing

@testable import DailyMathTerminal

@Suite("The contrast of a theme")
struct ThemeContrastTests {
  /// Black, and the grounds of well-known dark schemes up to the softest.
  private static let darkGrounds: [RGBColor] = [
    0x000000, 0x0D1117, 0x1E1E1E, 0x282C34, 0x002B36, 0x282A36, 0x2E3440, 0x300A24, 0x3C3836,
    0x3F3F3F, 0x000080,
  ].map(RGBColor.init(hex:))
  /// White, and the grounds of well-known light schemes.
  private static let lightGrounds: [RGBColor] = [
    0xFFFFFF, 0xFAFAFA, 0xFDF6E3, 0xFBF1C7, 0xEFF1F5, 0xEEE8D5, 0xE1E2E7, 0xD5D6DB, 0xD4D4D4,
  ].map(RGBColor.init(hex:))

  private static let depths: [ColorDepth] = [.indexed256, .trueColor]
  /// What is written in the terminal's own foreground has the contrast that the user chose.
  private static let coloredRoles = StyleRole.allCases.filter {
    ![.text, .title, .surface].contains($0) && !$0.belongsToDevice
  }
  private static let textRoles = StyleRole.allCases.filter {
    $0 != .surface && !$0.belongsToDevice
  }
  private static let anyInk = RGBColor(hex: 0x808080)

  /// The least contrast among those roles, drawn as they are and reversed.
  private static func least(
    _ theme: Theme, _ roles: [StyleRole], on ground: RGBColor, _ depth: ColorDepth
  ) throws -> Double {
    try roles.flatMap { role in
      try [[], Emphasis.reverse, .bold].map { emphasis in
        let rendition = theme.rendition(of: CellStyle(role, emphasis), depth: depth)
        return try #require(ShownColors(rendition, ink: anyInk, ground: ground)).contrast
      }
    }.min() ?? 0
  }

  @Test(
    "is enough for reading on every dark ground", arguments: darkGrounds, depths)
  func dark(ground: RGBColor, depth: ColorDepth) throws {
    #expect(Theme.following(background: ground) == .dark)
    #expect(try Self.least(.dark, Self.coloredRoles, on: ground, depth) >= 4.5)
    #expect(try Self.least(.dark, [.surface], on: ground, depth) >= 3)
  }

  @Test("is enough for reading on every light ground", arguments: lightGrounds, depths)
  func light(ground: RGBColor, depth: ColorDepth) throws {
    #expect(Theme.following(background: ground) == .light)
    #expect(try Self.least(.light, Self.coloredRoles, on: ground, depth) >= 4.5)
    #expect(try Self.least(.light, [.surface], on: ground, depth) >= 3)
  }

  @Test("is enough wherever the theme follows the background", arguments: [UInt8](0...255))
  func followed(grey: UInt8) throws {
    for ground in [
      RGBColor(grey, grey, grey), RGBColor(grey, 0, 0), RGBColor(0, grey, 0), RGBColor(0, 0, grey),
      RGBColor(grey, 255, 128),
    ] {
      let theme = Theme.following(background: ground)
      #expect(theme != .terminal)
      guard theme != .highContrast else { continue }
      for depth in Self.depths {
        #expect(try Self.least(theme, Self.coloredRoles, on: ground, depth) >= 4.5)
      }
    }
  }

  @Test(
    "is enough on a painted ground, whatever the terminal's own is",
    arguments: [Theme.paintedDark, .paintedLight], depths)
  func painted(theme: Theme, depth: ColorDepth) throws {
    for ground in [RGBColor(0, 0, 0), Self.anyInk, RGBColor(255, 255, 255)] {
      #expect(try Self.least(theme, Self.textRoles, on: ground, depth) >= 4.5)
      #expect(try Self.least(theme, [.surface], on: ground, depth) >= 3)
    }
  }

  @Test("falls to borders before it falls to hints, and to hints before text", arguments: depths)
  func order(depth: ColorDepth) throws {
    for theme in [Theme.paintedDark, .paintedLight] {
      let contrasts = try [StyleRole.surface, .secondary, .text].map {
        try Self.least(theme, [$0], on: Self.anyInk, depth)
      }
      #expect(contrasts == contrasts.sorted() && Set(contrasts).count == 3)
    }
  }

  @Test("keeps to colours without the dim attribute", arguments: depths)
  func dim(depth: ColorDepth) {
    for theme in [Theme.dark, .light, .paintedDark, .paintedLight] {
      for role in StyleRole.allCases {
        let rendition = theme.rendition(of: CellStyle(role), depth: depth)
        #expect(!rendition.emphasis.contains(.dim))
      }
    }
  }
}

import Testing

@testable import DailyMathTerminal

@Suite("A theme seen without one kind of cones")
struct ThemeColorVisionTests {
  private static let categories = (0..<6).map { StyleRole.category($0) }
  private static let ground = RGBColor(0, 0, 0)

  /// The least distance between two of those roles.
  private static func least(
    _ theme: Theme, _ roles: [StyleRole], _ vision: ColorVision, _ depth: ColorDepth
  ) throws -> Double {
    let colors = try roles.map { role in
      let rendition = theme.rendition(of: CellStyle(role), depth: depth)
      return try #require(ShownColors(rendition, ink: ground, ground: ground)).strokes
    }
    return colors.indices.flatMap { one in
      colors.indices.filter { $0 > one }.map { vision.distance(colors[one], colors[$0]) }
    }.min() ?? 0
  }

  @Test("knows how far black is from white, and which pairs an eye confuses")
  func distances() {
    for vision in ColorVision.allCases {
      let distance = vision.distance(RGBColor(0, 0, 0), RGBColor(255, 255, 255))
      #expect(abs(distance - 1) < 0.001)
    }
    let red = RGBColor(0xC0, 0x50, 0x40)
    let green = RGBColor(0x60, 0x88, 0x40)
    #expect(ColorVision.usual.distance(red, green) > 0.2)
    #expect(ColorVision.deuteranopia.distance(red, green) < 0.06)
  }

  @Test(
    "still has six categories, well apart", arguments: [Theme.dark, .light], ColorVision.allCases)
  func categories(theme: Theme, vision: ColorVision) throws {
    #expect(try Self.least(theme, Self.categories, vision, .trueColor) >= 0.055)
    #expect(try Self.least(theme, Self.categories, vision, .indexed256) >= 0.045)
  }

  @Test(
    "still tells right, due and wrong apart", arguments: [Theme.dark, .light],
    ColorVision.allCases)
  func meanings(theme: Theme, vision: ColorVision) throws {
    let roles: [StyleRole] = [.success, .warning, .error]
    #expect(try Self.least(theme, roles, vision, .trueColor) >= 0.04)
    // The cube has two steps that are dark enough for light grounds, so that there the signs have to say it.
    guard theme == .dark || vision == .usual else { return }
    #expect(try Self.least(theme, roles, vision, .indexed256) >= 0.04)
  }
}

import Testing

@testable import DailyMathTerminal

@Suite("The palette of 256 colours")
struct IndexedPaletteTests {
  @Test(
    "has a cube and a ramp",
    arguments: [
      (16, RGBColor(0, 0, 0)), (17, RGBColor(0, 0, 95)), (22, RGBColor(0, 95, 0)),
      (52, RGBColor(95, 0, 0)), (73, RGBColor(0x5F, 0xAF, 0xAF)), (196, RGBColor(255, 0, 0)),
      (231, RGBColor(255, 255, 255)), (232, RGBColor(8, 8, 8)), (244, RGBColor(128, 128, 128)),
      (255, RGBColor(238, 238, 238)),
    ] as [(UInt8, RGBColor)])
  func colors(place: UInt8, color: RGBColor) {
    #expect(IndexedPalette.color(at: place) == color)
  }

  @Test("does not know the sixteen that are the user's own", arguments: [UInt8](0...15))
  func unknown(place: UInt8) {
    #expect(IndexedPalette.color(at: place) == nil)
  }

  @Test("finds every colour of its own", arguments: IndexedPalette.places)
  func ownColors(place: UInt8) throws {
    let color = try #require(IndexedPalette.color(at: place))
    let nearest = try #require(IndexedPalette.nearest(to: color))
    #expect(IndexedPalette.color(at: nearest) == color)
  }

  @Test(
    "finds the nearest colour",
    arguments: [
      (RGBColor(0x70, 0x70, 0x70), 242), (RGBColor(0xFE, 0xFD, 0xFF), 231),
      (RGBColor(0x5C, 0xB0, 0xAE), 73), (RGBColor(0xF0, 0xF0, 0xF0), 255),
    ] as [(RGBColor, UInt8)])
  func nearest(color: RGBColor, place: UInt8) {
    #expect(IndexedPalette.nearest(to: color) == place)
  }

  @Test("passes over what is not accepted, and says so where that is all")
  func condition() {
    let grey = RGBColor(0x70, 0x70, 0x70)
    #expect(IndexedPalette.nearest(to: grey) { $0.red > 0x70 } == 243)
    #expect(IndexedPalette.nearest(to: grey) { _ in false } == nil)
  }
}

import Foundation
import Testing

@testable import DailyMathTerminal

@Suite("The contrast of colours")
struct RGBColorContrastTests {
  private static let black = RGBColor(0, 0, 0)
  private static let white = RGBColor(255, 255, 255)

  @Test("comes from the power law of sRGB, to the last digits", arguments: [UInt8](0...255))
  func luminance(part: UInt8) {
    let value = Double(part) / 255
    let expected = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    #expect(abs(RGBColor(part, part, part).relativeLuminance - expected) < 1e-14)
    #expect(abs(RGBColor(part, 0, 0).relativeLuminance - 0.2126 * expected) < 1e-14)
    #expect(abs(RGBColor(0, part, 0).relativeLuminance - 0.7152 * expected) < 1e-14)
    #expect(abs(RGBColor(0, 0, part).relativeLuminance - 0.0722 * expected) < 1e-14)
  }

  // 767676 is known as the lightest grey that is readable on white by the rule of 4.5, 949494 by that of 3.
  @Test(
    "is the ratio that everyone else's tools show",
    arguments: [
      (black, white, 21.0), (white, white, 1), (RGBColor(255, 0, 0), white, 4.00),
      (RGBColor(0, 0, 255), white, 8.59), (RGBColor(0x76, 0x76, 0x76), white, 4.54),
      (RGBColor(0x77, 0x77, 0x77), white, 4.48), (RGBColor(0x94, 0x94, 0x94), white, 3.03),
    ] as [(RGBColor, RGBColor, Double)])
  func ratio(one: RGBColor, other: RGBColor, ratio: Double) {
    #expect(abs(one.contrast(with: other) - ratio) < 0.005)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }
}

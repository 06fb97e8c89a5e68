import DailyMathTerminal
import Testing

/// What a common terminal's sixteen colours look like, as its makers ship them.
struct AnsiPalette: Sendable, CustomTestStringConvertible {
  let name: String
  /// A background that goes with the palette.
  let ground: RGBColor
  /// The foreground that goes with it.
  let ink: RGBColor
  private let colors: [UInt32]

  var testDescription: String { name }

  subscript(index: UInt8) -> RGBColor { RGBColor(hex: colors[Int(index)]) }

  private init(_ name: String, ground: UInt32, ink: UInt32, _ colors: [UInt32]) {
    self.name = name
    self.ground = RGBColor(hex: ground)
    self.ink = RGBColor(hex: ink)
    self.colors = colors
  }

  private static let xtermColors: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
  private static let solarizedColors: [UInt32] = [
    0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
    0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
  ]
  private static let tangoColors: [UInt32] = [
    0x2E3436, 0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A, 0xD3D7CF,
    0x555753, 0xEF2929, 0x8AE234, 0xFCE94F, 0x729FCF, 0xAD7FA8, 0x34E2E2, 0xEEEEEC,
  ]
  private static let codeDarkColors: [UInt32] = [
    0x000000, 0xCD3131, 0x0DBC79, 0xE5E510, 0x2472C8, 0xBC3FBC, 0x11A8CD, 0xE5E5E5,
    0x666666, 0xF14C4C, 0x23D18B, 0xF5F543, 0x3B8EEA, 0xD670D6, 0x29B8DB, 0xE5E5E5,
  ]
  private static let codeLightColors: [UInt32] = [
    0x000000, 0xCD3131, 0x107C10, 0x949800, 0x0451A5, 0xBC05BC, 0x0598BC, 0x555555,
    0x666666, 0xCD3131, 0x14CE14, 0xB5BA00, 0x0451A5, 0xBC05BC, 0x0598BC, 0xA5A5A5,
  ]
  private static let consoleColors: [UInt32] = [
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ]

  static let dark: [AnsiPalette] = [
    AnsiPalette("xterm, black", ground: 0x000000, ink: 0xE5E5E5, xtermColors),
    AnsiPalette("Visual Studio Code, dark", ground: 0x1E1E1E, ink: 0xCCCCCC, codeDarkColors),
    AnsiPalette("Solarized, dark", ground: 0x002B36, ink: 0x839496, solarizedColors),
    AnsiPalette("Tango, aubergine", ground: 0x300A24, ink: 0xFFFFFF, tangoColors),
    AnsiPalette("Linux console", ground: 0x000000, ink: 0xAAAAAA, consoleColors),
  ]

  static let light: [AnsiPalette] = [
    AnsiPalette("xterm, white", ground: 0xFFFFFF, ink: 0x000000, xtermColors),
    AnsiPalette("Visual Studio Code, light", ground: 0xFFFFFF, ink: 0x333333, codeLightColors),
    AnsiPalette("Solarized, light", ground: 0xFDF6E3, ink: 0x657B83, solarizedColors),
    AnsiPalette("Tango, white", ground: 0xFFFFFF, ink: 0x000000, tangoColors),
    AnsiPalette("Linux console, white", ground: 0xFFFFFF, ink: 0x000000, consoleColors),
  ]
}

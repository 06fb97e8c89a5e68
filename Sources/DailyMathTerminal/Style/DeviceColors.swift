/// The colours of a device that looks the same in every theme: a black body with dark, light and orange keys.
///
/// All of what is written on it reaches 4.5:1 in the fixed colours. White on that orange would be 2.1:1, so that its signs are
/// black. In the sixteen colours of the user it is what black, white, grey and yellow are there.
enum DeviceColors {
  /// The look of a role of a device with at least sixteen colours; nil for any other role.
  static func rendition(of role: StyleRole, depth: ColorDepth) -> Rendition? {
    guard role.belongsToDevice, depth != .none else { return nil }
    func shade(_ color: RGBColor, _ index: UInt8, _ ansi: UInt8) -> TerminalColor {
      switch depth {
      case .none, .ansi16: .ansi(ansi)
      case .indexed256: .indexed(index)
      case .trueColor: .rgb(color)
      }
    }
    let black = shade(RGBColor(0, 0, 0), 16, 0)
    let dark = shade(RGBColor(0x33, 0x33, 0x33), 236, 8)
    let light = shade(RGBColor(0xA5, 0xA5, 0xA5), 248, 7)
    let orange = shade(RGBColor(0xFF, 0x9F, 0x0A), 214, 3)
    let white = shade(RGBColor(0xFF, 0xFF, 0xFF), 231, 15)
    return switch role {
    case .device: Rendition(white, on: black)
    // Bright black is everything from black to a middle grey, so that among the sixteen only the edge has it.
    case .darkKey: Rendition(white, on: depth == .ansi16 ? black : dark)
    case .darkKeyEdge: Rendition(dark, on: black)
    case .lightKey: Rendition(black, on: light)
    case .lightKeyEdge: Rendition(light, on: black)
    case .coloredKey: Rendition(black, on: orange)
    case .coloredKeyEdge: Rendition(orange, on: black)
    case .litKey: Rendition(black, on: white)
    case .litKeyEdge: Rendition(white, on: black)
    default: nil
    }
  }
}

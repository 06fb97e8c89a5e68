@testable import DailyMathTerminal

/// The two colours that a terminal shows for a rendition; reverse exchanges them.
struct ShownColors {
  let strokes: RGBColor
  let ground: RGBColor

  var contrast: Double { strokes.contrast(with: ground) }

  /// What a rendition without any of the user's sixteen colours looks like in a terminal of those two.
  ///
  /// - Returns: nil where the sixteen are asked for.
  init?(_ rendition: Rendition, ink: RGBColor, ground: RGBColor) {
    self.init(rendition, ink: ink, ground: ground) { _ in nil }
  }

  /// What a rendition looks like in a terminal with that palette.
  init?(_ rendition: Rendition, _ palette: AnsiPalette) {
    self.init(rendition, ink: palette.ink, ground: palette.ground) { palette[$0] }
  }

  private init?(
    _ rendition: Rendition, ink: RGBColor, ground: RGBColor, ansi: (UInt8) -> RGBColor?
  ) {
    func color(_ color: TerminalColor, standard: RGBColor) -> RGBColor? {
      switch color {
      case .standard: standard
      case .ansi(let index): ansi(index)
      case .indexed(let place): IndexedPalette.color(at: place)
      case .rgb(let color): color
      }
    }
    guard let front = color(rendition.foreground, standard: ink),
      let back = color(rendition.background, standard: ground)
    else { return nil }
    let isReversed = rendition.emphasis.contains(.reverse)
    strokes = isReversed ? back : front
    self.ground = isReversed ? front : back
  }
}

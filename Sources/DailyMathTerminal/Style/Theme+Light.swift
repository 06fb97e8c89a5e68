extension Theme {
  /// For light backgrounds: on the terminal's own background, running text in its own foreground.
  package static let light = Theme(name: "light", palette: .light, ansi16: lightAnsi)

  /// The same colours on a light background of its own, for a terminal that may be dark.
  package static let paintedLight = Theme(
    name: "light", palette: .light, painted: (ink: 0, paper: 15), ansi16: lightAnsi)

  /// The sixteen colours that are read best on light, over the palettes of xterm, Visual Studio Code, Solarized, Tango and
  /// the Linux console.
  ///
  /// Green, yellow and cyan are lost on white in most of them (as little as 1.7:1), so that right and due are bold text
  /// beside their signs, and blue is the accent. Solarized stays below 4.5:1 with blue (3.4), magenta (4.2) and red (4.3).
  private static func lightAnsi(_ role: StyleRole) -> Rendition {
    switch role {
    case .text, .category3: .plain
    case .secondary, .surface: Rendition(emphasis: .dim)
    case .title, .success, .warning: Rendition(emphasis: .bold)
    case .focus: Rendition(emphasis: .reverse)
    case .accent, .category1: Rendition(.ansi(4))
    case .error: Rendition(.ansi(1))
    case .category2: Rendition(.ansi(5))
    case .category4: Rendition(.ansi(4), emphasis: .italic)
    case .category5: Rendition(.ansi(5), emphasis: .italic)
    case .category6: Rendition(emphasis: .italic)
    case .device, .darkKey, .darkKeyEdge, .lightKey, .lightKeyEdge, .coloredKey, .coloredKeyEdge,
      .litKey, .litKeyEdge:
      colorless(role)
    }
  }
}

extension Theme {
  /// For dark backgrounds: on the terminal's own background, running text in its own foreground.
  package static let dark = Theme(name: "dark") { role, depth in
    switch depth {
    case .none: colorless(role)
    case .ansi16: darkAnsi(role)
    case .indexed256, .trueColor:
      ThemePalette.dark.rendition(of: role, depth: depth, isPainted: false)
    }
  }

  /// The same colours on a dark background of its own, for a terminal that may be light.
  package static let paintedDark = Theme(name: "dark") { role, depth in
    switch depth {
    case .none: return colorless(role)
    case .ansi16:
      let own = darkAnsi(role)
      let foreground = own.foreground == .standard ? .ansi(15) : own.foreground
      return Rendition(foreground, on: .ansi(0), emphasis: own.emphasis)
    case .indexed256, .trueColor:
      return ThemePalette.dark.rendition(of: role, depth: depth, isPainted: true)
    }
  }

  /// The sixteen colours that are read best on dark, over the palettes of xterm, Visual Studio Code, Solarized, Tango and
  /// the Linux console.
  ///
  /// Plain blue, magenta and red are too dark in most of them, so that the bright ones stand in. Green, yellow and cyan
  /// stay plain, because their bright ones are greys in Solarized; bold yellow is yellow in the console, too, where it
  /// would be brown. Some stay below 4.5:1: red and magenta in Solarized (3.3 and 3.4, the plain ones are no better), red
  /// in Tango (4.2), blue in xterm and in the console (4.4 and 4.1). Signs and words say the same as these colours.
  private static func darkAnsi(_ role: StyleRole) -> Rendition {
    switch role {
    case .text: .plain
    case .secondary, .surface: Rendition(emphasis: .dim)
    case .title: Rendition(emphasis: .bold)
    case .focus: Rendition(emphasis: .reverse)
    case .accent, .category3: Rendition(.ansi(6))
    case .success: Rendition(.ansi(2))
    case .warning: Rendition(.ansi(3), emphasis: .bold)
    case .error: Rendition(.ansi(9))
    case .category1: Rendition(.ansi(12))
    case .category2: Rendition(.ansi(13))
    case .category4: Rendition(.ansi(12), emphasis: .italic)
    case .category5: Rendition(.ansi(13), emphasis: .italic)
    case .category6: Rendition(.ansi(6), emphasis: .italic)
    }
  }
}

extension Theme {
  /// For dark backgrounds: on the terminal's own background, running text in its own foreground.
  package static let dark = Theme(name: "dark", palette: .dark, ansi16: darkAnsi)

  /// The same colours on a dark background of its own, for a terminal that may be light.
  package static let paintedDark = Theme(
    name: "dark", palette: .dark, painted: (ink: 15, paper: 0), ansi16: darkAnsi)

  /// The sixteen colours that are read best on dark, over the palettes of xterm, Visual Studio Code, Solarized, Tango and
  /// the Linux console.
  ///
  /// Plain blue, magenta and red are too dark in most of them, so that the bright ones stand in. Green, yellow and cyan
  /// stay plain, because their bright ones are greys in Solarized; bold yellow is yellow in the console, too, where it
  /// would be brown. Some stay below 4.5:1: red and magenta in Solarized (3.3 and 3.4, the plain ones are no better), red
  /// in Tango (4.2), blue in xterm and in the console (4.4 and 4.1). Signs and words say the same as these colours.
  private static func darkAnsi(_ role: StyleRole) -> Rendition {
    threeHued(role, red: 9, blue: 12, magenta: 13)
  }
}

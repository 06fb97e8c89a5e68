import DailyMathTerminal

extension ViewContext {
  /// The names of the arrow keys up and down.
  var upDown: String { spelled("↑↓") }

  /// The names of the arrow keys to the sides.
  var leftRight: String { spelled("←→") }

  /// Names of keys with the arrows that the glyphs have, and with a hyphen for the dash where they are of ASCII.
  func spelled(_ keys: String) -> String {
    guard glyphs.isASCII else { return keys }
    return String(
      keys.map { character in
        switch character {
        case "↑": glyphs.arrows[0]
        case "↓": glyphs.arrows[1]
        case "←": glyphs.arrows[2]
        case "→": glyphs.arrows[3]
        case "–": "-"
        default: character
        }
      })
  }
}

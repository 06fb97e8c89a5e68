import DailyMathCore

extension DrillEntry {
  /// The entry after the keys of that text: digits, `-`, `,` or `.`, `/`, and `<` for backspace.
  init(typing text: String) {
    self.init()
    for character in text {
      switch character {
      case "-": take(.minus)
      case ",", ".": take(.decimal)
      case "/": take(.slash)
      case "<": take(.backspace)
      default: character.wholeNumberValue.map { take(.digit($0)) }
      }
    }
  }
}

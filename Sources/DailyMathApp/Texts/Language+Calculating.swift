package import DailyMathCore

extension Language {
  /// What the calculator shows, with the language's decimal mark and a minus sign: `−0,5`, `2 × 3,5`.
  package func calculation(_ text: String) -> String {
    String(
      text.map { character in
        switch character {
        case ".": decimalMark
        case "-": "−"
        default: character
        }
      })
  }

  /// A result as a script reads it, with the language's decimal mark and in ASCII: `-0,5`.
  package func result(_ text: String) -> String {
    String(text.map { $0 == "." ? decimalMark : $0 })
  }
}

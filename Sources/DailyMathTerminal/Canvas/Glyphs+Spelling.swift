extension Glyphs {
  /// The name of a key, or another text of the interface's own, in characters of this set.
  ///
  /// Texts name keys as keyboards show them (`↑↓`, `⌫`, `1–4`); where those characters cannot be drawn, this puts others in
  /// their place. Letters, accented ones included, are left alone.
  package func spelled(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }), self != .unicode else { return text }
    return text.reduce(into: "") { $0 += spelling(of: $1) }
  }

  private func spelling(of character: Character) -> String {
    switch character {
    case "↑": String(arrows[0])
    case "↓": String(arrows[1])
    case "←": String(arrows[2])
    case "→": String(arrows[3])
    case "·": String(separator)
    case "…": ellipsis
    case "–", "−": "-"
    case "×": "x"
    case "÷": "/"
    case "±": "+/-"
    case "⌫": "<-"
    case "↵": "OK"
    default: String(character)
    }
  }
}

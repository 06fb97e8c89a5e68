/// The nearest ASCII for what a terminal without UTF-8 would show as several wrong characters.
package enum ASCIIFolding {
  /// The text in ASCII alone: letters without their marks, and a question mark for what has no likeness.
  package static func text(_ text: String) -> String {
    var folded = ""
    for character in text {
      switch character {
      case "¿", "¡": break
      case "…": folded += "..."
      default: folded.unicodeScalars.append(scalar(for: character) ?? "?")
      }
    }
    return folded
  }

  /// One ASCII character of one column for a cluster; `nil` where nothing comes near.
  ///
  /// The marks that open a Spanish question or exclamation become spaces, so that a picture keeps its columns.
  static func scalar(for character: Character) -> Unicode.Scalar? {
    if let likeness = likenesses[character] { return likeness }
    if character == "\r\n" { return "\n" }
    // In the canonical order the letter comes first and its marks follow.
    guard let first = character.unicodeScalars.first else { return " " }
    let isMarked = character.unicodeScalars.count > 1
    // A letter may lose its mark; a sign that is struck through would say the opposite.
    if first.isASCII { return !isMarked || first.properties.isAlphabetic ? first : nil }
    return letters[first]
  }

  private static let likenesses: [Character: Unicode.Scalar] = [
    "¿": " ", "¡": " ", "…": ".", "·": ".", "–": "-", "—": "-", "−": "-", "«": "\"", "»": "\"",
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "′": "'", "×": "x", "÷": "/", "↑": "^", "↓": "v",
    "←": "<", "→": ">", "\u{A0}": " ", "\u{202F}": " ",
  ]

  /// The letters of the languages of western and central Europe, under the letter that they are without their marks.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(Unicode.Scalar, String)] = [
      ("a", "áàâäãåāăąª"), ("A", "ÁÀÂÄÃÅĀĂĄ"), ("c", "çćčĉċ"), ("C", "ÇĆČĈĊ"), ("d", "ďđð"),
      ("D", "ĎĐÐ"), ("e", "éèêëēĕėęě"), ("E", "ÉÈÊËĒĔĖĘĚ"), ("g", "ğĝġģ"), ("G", "ĞĜĠĢ"),
      ("h", "ĥħ"), ("H", "ĤĦ"), ("i", "íìîïīĭįı"), ("I", "ÍÌÎÏĪĬĮİ"), ("j", "ĵ"), ("J", "Ĵ"),
      ("k", "ķ"), ("K", "Ķ"), ("l", "ĺļľł"), ("L", "ĹĻĽŁ"), ("n", "ñńņň"), ("N", "ÑŃŅŇ"),
      ("o", "óòôöõøōŏőº"), ("O", "ÓÒÔÖÕØŌŎŐ"), ("r", "ŕŗř"), ("R", "ŔŖŘ"), ("s", "śŝşšș"),
      ("S", "ŚŜŞŠȘ"), ("t", "ţťŧț"), ("T", "ŢŤŦȚ"), ("u", "úùûüũūŭůűų"), ("U", "ÚÙÛÜŨŪŬŮŰŲ"),
      ("w", "ŵ"), ("W", "Ŵ"), ("y", "ýÿŷ"), ("Y", "ÝŸŶ"), ("z", "źżž"), ("Z", "ŹŻŽ"),
    ]
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (letter, marked) in groups {
      for scalar in marked.unicodeScalars { letters[scalar] = letter }
    }
    return letters
  }()
}

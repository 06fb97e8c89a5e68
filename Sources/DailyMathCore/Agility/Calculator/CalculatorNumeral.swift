/// A number as it is written in a calculation: `1.234,5` in Spanish, `1,234.5` in English.
///
/// The other language's decimal mark is taken as well, since many keypads have no choice: `0.5` in Spanish. Only where it
/// stands before exactly three digits, with one to three before them that do not begin with 0, does it group thousands, as
/// the language wants it: `1.000` is a thousand in Spanish and one in English; `0.125` and `1.50` group nothing in either.
struct CalculatorNumeral {
  /// The digits with a point as the decimal mark and without grouping; without any digits where there is no number.
  private(set) var text = ""
  /// The place behind the number.
  private(set) var end: Int

  /// Reads the number that begins at a place, as far as it goes.
  init(_ characters: [Character], at start: Int, in language: Language) {
    end = start
    let (decimal, grouping): (Character, Character) = language == .spanish ? (",", ".") : (".", ",")
    takeDigits(of: characters)
    let isGrouped = takeGroups(of: characters, behind: grouping)
    guard end < characters.count, characters[end] == decimal || characters[end] == grouping,
      characters[end] == decimal || !isGrouped
    else { return }
    text += "."
    end += 1
    takeDigits(of: characters)
  }

  private mutating func takeDigits(of characters: [Character]) {
    while end < characters.count, Self.isDigit(characters[end]) {
      text.append(characters[end])
      end += 1
    }
  }

  /// Takes what groups there are behind one to three digits, and tells whether there is any.
  private mutating func takeGroups(of characters: [Character], behind mark: Character) -> Bool {
    guard (1...3).contains(text.utf8.count), text.first != "0" else { return false }
    let before = end
    while let group = Self.group(of: characters, at: end, behind: mark) {
      text += String(group)
      end += 1 + group.count
    }
    return end > before
  }

  /// The three digits, and no more, behind a mark at a place; `nil` where it is something else.
  private static func group(
    of characters: [Character], at place: Int, behind mark: Character
  ) -> ArraySlice<Character>? {
    guard place + 3 < characters.count, characters[place] == mark else { return nil }
    let group = characters[(place + 1)...(place + 3)]
    let isLonger = place + 4 < characters.count && isDigit(characters[place + 4])
    return group.allSatisfy(isDigit) && !isLonger ? group : nil
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}

/// What stands to reason as somebody's password: what they and the program are called.
///
/// Spaces, dots, hyphens and underscores do not count, so that `ana.perez` is `Ana Pérez`.
struct PersonalWords {
  /// The shortest word of a name that counts by itself, in bytes without accents.
  private static let shortestWord = 4
  /// The shortest name that counts as a whole; a single letter with digits after it is no name.
  private static let shortestName = 3

  private let words: [[UInt8]]

  /// Collects the name and its longer words, the address and its first part, and the name of the program.
  init(displayName: String, email: String) {
    let name = FoldedText.folded(displayName)
    let address = FoldedText.folded(email)
    let parts = name.split { Self.isSeparator($0) }.filter { $0.count >= Self.shortestWord }
    let whole = [
      name, address, Array(address.prefix { $0 != UInt8(ascii: "@") }), Array("dailymath".utf8),
    ]
    words =
      parts.map(Array.init)
      + whole.map { $0.filter { !Self.isSeparator($0) } }.filter { $0.count >= Self.shortestName }
  }

  /// Tells whether `folded` is as a whole one of the words, forwards or backwards, also with digits and `!` after it.
  func contains(_ folded: Span<UInt8>) -> Bool {
    // The places of the letters that count stand for the password; no copy is made of it.
    let letters = folded.indices.filter { !Self.isSeparator(folded[$0]) }
    let core = letters.prefix { index in
      folded.indices[index...].contains { !Self.isAppended(folded[$0]) }
    }
    return words.contains { word in
      Self.spells(word, at: letters[...], in: folded) || Self.spells(word, at: core, in: folded)
    }
  }

  /// Whether the bytes at those places are the word, forwards or backwards.
  private static func spells(
    _ word: [UInt8], at places: ArraySlice<Int>, in folded: Span<UInt8>
  ) -> Bool {
    guard places.count == word.count else { return false }
    let forwards = zip(places, word).allSatisfy { place, byte in folded[place] == byte }
    return forwards
      || zip(places.reversed(), word).allSatisfy { place, byte in folded[place] == byte }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static func isAppended(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "!") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || isSeparator(byte)
  }
}

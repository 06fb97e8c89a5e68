/// A type whose cases are words of the format: names of members, kinds, choices.
protocol JSONWord: RawRepresentable<String>, CaseIterable, Sendable {
  /// The words, made once.
  static var words: JSONWords<Self> { get }
}

/// The words of a type, ready to be compared with what is read.
struct JSONWords<Word: JSONWord>: Sendable {
  private let words: [Word]
  private let packed: [PackedWord]

  /// Packs the words of the type, none of which may be longer than `PackedWord.longest`.
  init() {
    words = Array(Word.allCases)
    packed = words.map { PackedWord($0.rawValue) }
    precondition(packed.allSatisfy { $0.count <= PackedWord.longest }, "a word that is too long")
  }

  /// The word at a place.
  subscript(place: Int) -> Word { words[place] }

  /// The place of a word among the cases; `nil` where it is none of them.
  ///
  /// The search begins at `guess`: what is written in one order is found at once.
  func place(of word: PackedWord, near guess: Int = 0) -> Int? {
    for place in guess..<packed.count where packed[place] == word { return place }
    for place in 0..<guess where packed[place] == word { return place }
    return nil
  }
}

extension JSONReader {
  /// Reads a text that is one of the words of a type; `nil` where it is another.
  mutating func packedWord<Word: JSONWord>(_ type: Word.Type) throws(JSONFault) -> Word? {
    let word = try packedText(limit: .max)
    return Word.words.place(of: word).map { Word.words[$0] }
  }
}

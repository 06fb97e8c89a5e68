internal import DailyMathSystem

/// A text made ready to be searched without regard to case, accents and the width of letters.
public struct SearchText: Hashable, Sendable {
  /// The bytes of UTF-8 that are searched.
  let folded: [UInt8]

  /// Takes bytes that are folded already.
  init(folded: [UInt8]) {
    self.folded = folded
  }

  /// Folds `text`; for many texts a `SearchFolder` is quicker.
  public init(_ text: String) {
    var folder = SearchFolder()
    self = folder.fold(text)
  }

  /// Tells whether nothing is left to search for.
  public var isEmpty: Bool { folded.isEmpty }

  /// Tells whether `part` stands somewhere in the text; the empty text stands in every one.
  public func contains(_ part: SearchText) -> Bool {
    part.isFound(in: folded.span, from: 0, to: folded.count)
  }

  /// Tells whether this text stands in that part of folded bytes.
  func isFound(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    ByteSearch.contains(folded.span, in: bytes.extracting(start..<end))
  }
}

extension SearchText {
  /// Tells whether the text begins with `start`; every text begins with the empty one.
  func hasPrefix(_ start: SearchText) -> Bool {
    folded.starts(with: start.folded)
  }

  /// Tells whether `start` stands at the beginning of the text or of a word in it.
  func hasWord(beginningWith start: SearchText) -> Bool {
    let space = UInt8(ascii: " ")
    return folded.indices.contains { place in
      (place == 0 || folded[place - 1] == space) && folded[place...].starts(with: start.folded)
    }
  }

  /// Tells whether the text comes before `other` in a list; the first part decides before any further one.
  func precedes(_ other: SearchText) -> Bool {
    Self.precedes(folded.span, other.folded.span)
  }

  /// The same for folded bytes.
  static func precedes(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    for place in 0..<min(left.count, right.count) where left[place] != right[place] {
      // The byte between two parts, 0xFF, becomes 0 and so comes before every letter.
      return left[place] &+ 1 < right[place] &+ 1
    }
    return left.count < right.count
  }
}

/// A text made ready to be searched without regard to case, accents and the width of letters.
public struct SearchText: Hashable, Sendable {
  private let folded: [UInt8]

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
    let needle = part.folded
    guard let first = needle.first else { return true }
    guard needle.count <= folded.count else { return false }
    var start = 0
    let last = folded.count - needle.count
    while start <= last {
      guard let found = folded[start...last].firstIndex(of: first) else { return false }
      if folded[found..<found + needle.count].elementsEqual(needle) { return true }
      start = found + 1
    }
    return false
  }
}

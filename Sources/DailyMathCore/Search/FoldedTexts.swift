/// Folded texts that lie one behind another, so that to go through all of them is one way through memory.
struct FoldedTexts: Hashable, Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []

  /// So many bytes of a text make the beginning by which it is sorted first.
  private static let beginning = 8

  /// Makes room for so many texts.
  mutating func reserveCapacity(_ count: Int) {
    ends.reserveCapacity(count)
  }

  /// Adds a text at the end.
  mutating func append(_ text: SearchText) {
    bytes += text.folded
    ends.append(Int32(clamping: bytes.count))
  }

  /// Adds a text of several parts, which `folder` folds; nothing is found across two of them.
  mutating func append(_ parts: some Sequence<String>, foldedBy folder: inout SearchFolder) {
    folder.fold(parts: parts, into: &bytes)
    ends.append(Int32(clamping: bytes.count))
  }

  /// Adds the text at `index` of others.
  mutating func append(_ index: Int, of others: FoldedTexts) {
    bytes += others.bytes[others.range(at: index)]
    ends.append(Int32(clamping: bytes.count))
  }

  /// Tells whether `part` stands in the text at `index`.
  func contains(_ part: SearchText, at index: Int) -> Bool {
    let range = range(at: index)
    return part.isFound(in: bytes.span, from: range.lowerBound, to: range.upperBound)
  }

  /// Tells whether the text at `index` is `text`.
  func isSame(_ text: SearchText, at index: Int) -> Bool {
    bytes[range(at: index)].elementsEqual(text.folded)
  }

  /// The beginning of the text at `index` as a number: of two that differ in it, the text of the smaller precedes.
  func beginning(at index: Int) -> UInt64 {
    let start = bytes[range(at: index)].prefix(Self.beginning)
    // As in `SearchText.precedes`; what is missing and what ends a part are 0 alike, and left to the whole texts.
    return (0..<Self.beginning).reduce(0) { number, place in
      number << 8 | (place < start.count ? UInt64(start[start.startIndex + place] &+ 1) : 0)
    }
  }

  /// Tells whether the text at `left` comes before the one at `right` in a list.
  func precedes(_ left: Int, _ right: Int) -> Bool {
    let span = bytes.span
    return SearchText.precedes(
      span.extracting(range(at: left)), span.extracting(range(at: right)))
  }

  private func range(at index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }
}

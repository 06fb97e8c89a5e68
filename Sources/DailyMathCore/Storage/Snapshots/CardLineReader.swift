/// Reads many lines of a card file in the order of the cards, in blocks where they lie one behind another.
///
/// Most lines do. Those of cards that changed since the file was begun are at its end, and are read one by one.
struct CardLineReader {
  /// So many bytes are read at once.
  private static let blockLength = 256 << 10

  private let archive: CardArchive
  private var block: [UInt8] = []
  private var start = 0

  /// Begins before the first line.
  init(_ archive: CardArchive) {
    self.archive = archive
  }

  /// The bytes among which the line of the card at `index` is, and where; `nil` where it cannot be read.
  mutating func line(at index: Int) -> (bytes: [UInt8], range: Range<Int>)? {
    let row = archive.rows[index]
    let (first, count) = (row.offset, Int(row.length))
    let end = start + block.count
    if first >= start, first + count <= end {
      return (block, (first - start)..<(first + count - start))
    }
    guard first >= start, first <= end + Self.blockLength else {
      return archive.bytes(at: first, count: count).map { ($0, 0..<count) }
    }
    let wanted = max(count, min(Self.blockLength, archive.length - first))
    guard let bytes = archive.bytes(at: first, count: wanted) else { return nil }
    (block, start) = (bytes, first)
    return (block, 0..<count)
  }
}

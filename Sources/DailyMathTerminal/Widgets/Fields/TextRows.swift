/// The rows that a text with newlines takes where none may be wider than that.
struct TextRows {
  /// The clusters of each row as indices into the text, without its newline; there is always one row.
  private(set) var rows: [Range<Int>] = []
  private let characters: [Character]

  /// Breaks a text between clusters; the last of `columns` is kept for the cursor, where there is more than one.
  init(_ characters: [Character], columns: Int) {
    self.characters = characters
    let room = max(1, columns - 1)
    var start = 0
    var used = 0
    for (index, character) in characters.enumerated() {
      if character == "\n" {
        rows.append(start..<index)
        start = index + 1
        used = 0
        continue
      }
      let width = CharacterWidth.columns(of: character)
      if used + width > room, index > start {
        rows.append(start..<index)
        start = index
        used = 0
      }
      used += width
    }
    rows.append(start..<characters.count)
  }

  /// The row and column of the place before a cluster; between two rows, it is the beginning of the second one.
  func place(of index: Int) -> (row: Int, column: Int) {
    var low = 0
    var high = rows.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if rows[middle].lowerBound <= index { low = middle } else { high = middle }
    }
    return (low, columns(of: rows[low].lowerBound..<max(rows[low].lowerBound, index)))
  }

  /// The place in a row that is nearest to a column without being past it.
  func index(row: Int, column: Int) -> Int {
    var used = 0
    let range = rows[row]
    for index in range {
      used += CharacterWidth.columns(of: characters[index])
      if used > column { return index }
    }
    // Behind a row that goes on below stands the first cluster of the next one, so its last cluster is the nearest.
    let isBroken = row + 1 < rows.count && rows[row + 1].lowerBound == range.upperBound
    return isBroken ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }

  private func columns(of range: Range<Int>) -> Int {
    characters[range].reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }
}

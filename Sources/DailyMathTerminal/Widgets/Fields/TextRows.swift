/// The rows that a text with newlines takes where none may be wider than that.
///
/// Rows break behind a space or beside a wide cluster where there is one, and inside a word only where it is longer than a
/// row. Every cluster belongs to a row, spaces at its end too, so that the cursor can stand before each.
struct TextRows {
  /// The clusters of each row as indices into the text, without its newline; there is always one row.
  private(set) var rows: [Range<Int>] = []
  private let characters: [Character]

  /// Breaks a text; the last of `columns` is kept for the cursor and for a space, where there is more than one.
  init(_ characters: [Character], columns: Int) {
    self.characters = characters
    let room = max(1, columns - 1)
    var row = OpenRow(start: 0)
    for (index, character) in characters.enumerated() {
      if character == "\n" {
        rows.append(row.start..<index)
        row = OpenRow(start: index + 1)
        continue
      }
      let width = CharacterWidth.columns(of: character)
      if width > 1 { row.allowBreak(before: index) }
      let isHanging = character == " " && row.columns == room && columns > 1
      while !isHanging, row.columns + width > room, row.start < index {
        rows.append(row.close(before: index))
      }
      row.add(width)
      if width > 1 || character == " " { row.allowBreak(before: index + 1) }
    }
    rows.append(row.start..<characters.count)
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

extension TextRows {
  /// A row that is being filled, with the last place where it may break.
  private struct OpenRow {
    /// The first cluster of the row.
    private(set) var start: Int
    /// The columns taken so far.
    private(set) var columns = 0
    /// The cluster behind the last place to break; the first one where there is none.
    private var breakIndex: Int
    /// The columns taken from there on.
    private var columnsAfterBreak = 0

    init(start: Int) {
      self.start = start
      breakIndex = start
    }

    /// Notes that the row may break before a cluster, which is the next one to be added.
    mutating func allowBreak(before index: Int) {
      breakIndex = index
      columnsAfterBreak = 0
    }

    /// Adds a cluster of that width.
    mutating func add(_ width: Int) {
      columns += width
      columnsAfterBreak += width
    }

    /// Ends the row at the best place before a cluster, begins the next one, and gives the clusters of the one that ended.
    mutating func close(before index: Int) -> Range<Int> {
      let end = breakIndex > start ? breakIndex : index
      let closed = start..<end
      columns = breakIndex > start ? columnsAfterBreak : 0
      start = end
      breakIndex = end
      columnsAfterBreak = columns
      return closed
    }
  }
}

/// The rows as text: aligned columns, a mark for each limit that is kept or not, and the notes below.
package struct Table: Sendable {
  private static let head = ["", "What", "Limit", "Median", "Smallest – largest", "Times"]
  /// The columns that hold numbers stand at the right.
  private static let trailing: Set<Int> = [2, 3, 4, 5]

  private let rows: [Row]

  /// Makes the table of these rows.
  package init(_ rows: [Row]) { self.rows = rows }

  /// The text, each line with its end.
  package var text: String {
    let lines = [Self.head] + rows.map(Self.cells)
    let widths = Self.head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    var texts = lines.map { Self.line($0, widths) }
    texts.insert(String(repeating: "─", count: texts[0].count), at: 1)
    return (texts + [""] + summary).map { $0 + "\n" }.joined()
  }

  private static func cells(of row: Row) -> [String] {
    let mark =
      switch row.holds {
      case true?: "✓"
      case false?: "✗"
      case nil: "·"
      }
    let samples = row.samples
    return [
      mark, row.name + (row.note.isEmpty ? "" : " (\(row.note))"),
      row.limit.map { (row.verdict == .largest ? "each " : "") + row.unit.text($0) } ?? "",
      row.unit.text(samples.median),
      "\(row.unit.text(samples.smallest)) – \(row.unit.text(samples.largest))",
      String(samples.count),
    ]
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    cells.indices.map { column in
      let room = String(repeating: " ", count: widths[column] - cells[column].count)
      return trailing.contains(column) ? room + cells[column] : cells[column] + room
    }.joined(separator: "  ")
  }

  private var summary: [String] {
    let missed = rows.filter { $0.holds == false }
    let limits = rows.count { $0.holds != nil }
    guard !missed.isEmpty else { return ["All \(limits) limits are kept."] }
    return ["\(missed.count) of \(limits) limits are not kept."]
  }
}

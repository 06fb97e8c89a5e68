import DailyMathTerminal

extension Frame {
  /// Where a text is first seen, from the top; `nil` where it is not.
  func place(of text: String) -> Position? {
    for row in 0..<size.rows {
      let line = canvas.text(row: row)
      guard let range = line.firstRange(of: text) else { continue }
      return Position(column: line.distance(from: line.startIndex, to: range.lowerBound), row: row)
    }
    return nil
  }

  /// Whether a text is seen anywhere.
  func shows(_ text: String) -> Bool { place(of: text) != nil }
}

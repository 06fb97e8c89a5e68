/// The foot line: the few keys that matter here, the most important first.
package struct KeyHints<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The keys, the most important first.
  package var hints: [KeyHint<Action>]

  private static var gap: Int { 3 }

  /// A line of those hints.
  package init(_ hints: [KeyHint<Action>]) {
    self.hints = hints
  }

  /// How many of the hints fit into that many columns; the others are left out, the last ones first.
  private static func fittingCount(of hints: [KeyHint<Action>], columns: Int) -> Int {
    var used = 1
    var count = 0
    for hint in hints {
      used += hint.columns + (count == 0 ? 0 : gap)
      if used > columns { break }
      count += 1
    }
    return count
  }

  /// Draws the line on the first row of a rectangle, the names of keys in characters of that set.
  package func draw(
    into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs = .unicode
  ) {
    let row = rect.splitTop(1).top
    guard !row.intersection(frame.bounds).isEmpty else { return }
    var column = row.column + 1
    let spelled = hints.map {
      KeyHint(glyphs.spelled($0.key), glyphs.spelled($0.label), action: $0.action)
    }
    for hint in spelled.prefix(Self.fittingCount(of: spelled, columns: row.columns)) {
      let start = Position(column: column, row: row.row)
      let used = frame.canvas.write(hint.key, at: start, style: .accent.bold)
      if !hint.label.isEmpty {
        frame.canvas.write(hint.label, at: start.offset(columns: used + 1), style: .secondary)
      }
      if let action = hint.action {
        frame.addRegion(
          Rect(column: column, row: row.row, columns: hint.columns, rows: 1), action)
      }
      column += hint.columns + Self.gap
    }
  }
}

/// The foot line: the few keys that matter here, in the order of their use.
package struct KeyHints<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The keys, the one that is used most first.
  package var hints: [KeyHint<Action>]
  /// How many of the last keys, such as the way out, are left out only where not even they fit beside the first.
  package let lastingCount: Int

  private static var gap: Int { 3 }

  /// A line of those hints, of which so many of the last stay where others are left out.
  package init(_ hints: [KeyHint<Action>], lasting lastingCount: Int = 0) {
    self.hints = hints
    self.lastingCount = min(max(0, lastingCount), max(0, hints.count - 1))
  }

  /// Those of the hints that fit into that many columns; the others are left out, the last ones first.
  private func fitting(
    _ hints: [KeyHint<Action>], columns: Int, widths: WidthPolicy
  ) -> [KeyHint<Action>] {
    let indices = Array(hints.indices)
    let lasting = indices.suffix(lastingCount)
    let others = indices.dropLast(lastingCount)
    var used = 1
    var kept: Set<Int> = []
    for index in others.prefix(1) + lasting + others.dropFirst() {
      used += hints[index].columns(widths: widths) + (kept.isEmpty ? 0 : Self.gap)
      if used > columns { break }
      kept.insert(index)
    }
    return indices.filter(kept.contains).map { hints[$0] }
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
    for hint in fitting(spelled, columns: row.columns, widths: frame.widths) {
      let columns = hint.columns(widths: frame.widths)
      let start = Position(column: column, row: row.row)
      let used = frame.canvas.write(hint.key, at: start, style: .accent.bold)
      if !hint.label.isEmpty {
        frame.canvas.write(hint.label, at: start.offset(columns: used + 1), style: .secondary)
      }
      if let action = hint.action {
        frame.addRegion(
          Rect(column: column, row: row.row, columns: columns, rows: 1), action)
      }
      column += columns + Self.gap
    }
  }
}

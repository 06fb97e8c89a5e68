/// The foot line: the few keys that matter here, in the order of their use.
package struct KeyHints<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The keys, the one that is used most first.
  package var hints: [KeyHint<Action>]

  private static var gap: Int { 3 }

  /// A line of those hints.
  package init(_ hints: [KeyHint<Action>]) {
    self.hints = hints
  }

  /// A line of those hints, of which the first and so many of the last, such as the way out, outlast the others.
  package init(_ hints: [KeyHint<Action>], lasting lastingCount: Int) {
    let middle = hints.indices.dropFirst().dropLast(lastingCount)
    self.hints = hints.indices.map { index in
      let hint = hints[index]
      return middle.contains(index)
        ? KeyHint(hint.key, hint.label, dropRank: hint.dropRank + 1, action: hint.action) : hint
    }
  }

  /// Those of the hints that have room in that many columns, without the ones that can best be missed.
  private static func fitting(
    _ hints: [KeyHint<Action>], columns: Int, widths: WidthPolicy
  ) -> [KeyHint<Action>] {
    var shown = hints
    while !shown.isEmpty,
      shown.reduce(1 - gap, { $0 + $1.columns(widths: widths) + gap }) > columns
    {
      let highest = shown.map(\.dropRank).max()
      if let index = shown.lastIndex(where: { $0.dropRank == highest }) { shown.remove(at: index) }
    }
    return shown
  }

  /// Draws the line on the first row of a rectangle, the names of keys in characters of that set.
  package func draw(
    into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs = .unicode
  ) {
    let row = rect.splitTop(1).top
    guard !row.intersection(frame.bounds).isEmpty else { return }
    var column = row.column + 1
    let spelled = hints.map {
      KeyHint(
        glyphs.spelled($0.key), glyphs.spelled($0.label), dropRank: $0.dropRank,
        action: $0.action)
    }
    for hint in Self.fitting(spelled, columns: row.columns, widths: frame.widths) {
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

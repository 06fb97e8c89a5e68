/// A line of numbers and signs of arithmetic in large characters, which are made of blocks.
package struct BigText: Hashable, Sendable {
  /// How large the dots are that the characters are made of.
  package enum Scale: Hashable, Sendable, CaseIterable {
    /// A dot is a row high and two columns wide: the characters are five rows high.
    case large
    /// A dot is half a row high and a column wide: the characters are three rows high.
    case medium

    /// The columns of a dot.
    fileprivate var dotColumns: Int { self == .large ? 2 : 1 }
  }

  /// How the characters look.
  package var style: CellStyle
  /// How large they are.
  package let scale: Scale
  /// The columns between two characters, 1 or more.
  package let spacing: Int
  private let glyphs: [BigGlyph]
  /// Whether blocks of half a cell may be used.
  private let hasHalves: Bool
  /// The character that a dot is made of.
  private let block: Character

  /// A line of that text; nil where one of its characters has no large shape.
  ///
  /// - Parameter glyphs: where they are ASCII, a dot is never less than a cell, and medium characters are five rows high, too.
  package init?(
    _ text: String, scale: Scale, spacing: Int = 1, style: CellStyle = .title,
    glyphs: Glyphs = .unicode
  ) {
    var shapes: [BigGlyph] = []
    for character in text {
      guard let shape = BigGlyph(character) else { return nil }
      shapes.append(shape)
    }
    guard !shapes.isEmpty else { return nil }
    self.glyphs = shapes
    self.scale = scale
    self.spacing = max(1, spacing)
    self.style = style
    hasHalves = !glyphs.isASCII
    block = glyphs.isASCII ? "#" : "█"
  }

  /// The largest line of that text that fits into a size, the characters of large ones two columns apart where there is
  /// room for that; nil where none does.
  package static func fitting(
    _ text: String, in size: Size, style: CellStyle = .title, glyphs: Glyphs = .unicode
  ) -> BigText? {
    ([(.large, 2), (.large, 1), (.medium, 1)] as [(Scale, Int)]).lazy
      .compactMap {
        BigText(text, scale: $0.0, spacing: $0.1, style: style, glyphs: glyphs)
      }
      .first { $0.size.columns <= size.columns && $0.size.rows <= size.rows }
  }

  /// The extent.
  package var size: Size {
    let columns = glyphs.reduce((glyphs.count - 1) * spacing) { $0 + self.columns(of: $1) }
    return Size(columns: columns, rows: isHalved ? (BigGlyph.rows + 1) / 2 : BigGlyph.rows)
  }

  /// Draws the line from the top left of a rectangle.
  package func draw(into canvas: inout Canvas, rect: Rect) {
    let place = rect.intersection(canvas.bounds)
    var left = rect.column
    for glyph in glyphs {
      let columns = columns(of: glyph)
      let cell = Rect(column: left, row: rect.row, columns: columns, rows: size.rows)
      draw(glyph, into: &canvas, cell, inside: place)
      left += columns + spacing
    }
  }

  private var isHalved: Bool { scale == .medium && hasHalves }

  private func columns(of glyph: BigGlyph) -> Int {
    switch glyph {
    case .dots(_, let columns): columns * scale.dotColumns
    case .space, .raised: scale.dotColumns
    }
  }

  private func draw(
    _ glyph: BigGlyph, into canvas: inout Canvas, _ cell: Rect, inside place: Rect
  ) {
    if case .raised(let character) = glyph {
      let corner = cell.splitTop(1).top.intersection(place)
      canvas.write(String(character), at: corner.origin, style: style, columns: corner.columns)
      return
    }
    guard case .dots(_, let dots) = glyph else { return }
    for row in 0..<cell.rows {
      for dot in 0..<dots {
        let mark =
          isHalved
          ? half(
            glyph.hasDot(column: dot, row: 2 * row), glyph.hasDot(column: dot, row: 2 * row + 1))
          : glyph.hasDot(column: dot, row: row) ? block : nil
        guard let mark else { continue }
        let spot = Rect(
          column: cell.column + dot * scale.dotColumns, row: cell.row + row,
          columns: scale.dotColumns, rows: 1)
        canvas.fill(spot.intersection(place), with: mark, style: style)
      }
    }
  }

  /// The block for two dots one above the other; nil where there is none.
  private func half(_ upper: Bool, _ lower: Bool) -> Character? {
    switch (upper, lower) {
    case (true, true): block
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): nil
    }
  }
}

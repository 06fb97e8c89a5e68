extension Canvas {
  /// Writes text on one row, from left to right, and says how many columns it took.
  ///
  /// Clusters that take no room, which control characters are among, are left out. A wide cluster with one column
  /// left becomes a space.
  ///
  /// - Parameter limit: the most columns to use; nil stands for all there are.
  @discardableResult
  package mutating func write(
    _ text: String, at position: Position, style: CellStyle = .text, columns limit: Int? = nil
  ) -> Int {
    let end = min(size.columns, limit.map { position.column.addingSaturated(max(0, $0)) } ?? .max)
    guard position.row >= 0, position.row < size.rows else { return 0 }
    if text.unicodeScalars.allSatisfy(CharacterWidth.standsAlone) {
      return write(alone: text.unicodeScalars, at: position, style, before: end)
    }
    var column = position.column
    for character in text {
      guard column < end else { break }
      let width = CharacterWidth.columns(of: character, widths: widths)
      if width == 0 { continue }
      write(character, columns: width, column, before: end, row: position.row, style)
      column += width
    }
    return min(column, max(end, position.column)) - position.column
  }

  /// Fills a rectangle with one narrow character; anything wider counts as a space.
  package mutating func fill(
    _ rect: Rect, with character: Character = " ", style: CellStyle = .text
  ) {
    let area = rect.intersection(bounds)
    let filling = isNarrow(character) ? character : " "
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        put(filling, width: 1, column, row, style)
      }
    }
  }

  /// Gives every cell of a rectangle another style and leaves what stands there.
  package mutating func restyle(_ rect: Rect, style: CellStyle) {
    let area = rect.intersection(bounds)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn { restyle(column, row, style) }
    }
  }

  /// Draws the border of a rectangle; nothing where it has fewer than two columns or rows.
  ///
  /// Where the terminal draws the border's characters wide, which would tear the box apart, it is made of ASCII. Borders
  /// are of one kind throughout, so that one of the characters speaks for all.
  package mutating func box(_ rect: Rect, style: CellStyle = .surface, border: BorderGlyphs) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let border = isNarrow(border.horizontal) ? border : .ascii
    let right = rect.endColumn - 1
    let bottom = rect.endRow - 1
    horizontalLine(at: rect.origin, columns: rect.columns, border.horizontal, style: style)
    horizontalLine(
      at: Position(column: rect.column, row: bottom), columns: rect.columns, border.horizontal,
      style: style)
    let visible = rect.intersection(bounds)
    for row in visible.row..<visible.endRow {
      put(border.vertical, width: 1, rect.column, row, style)
      put(border.vertical, width: 1, right, row, style)
    }
    put(border.topLeft, width: 1, rect.column, rect.row, style)
    put(border.topRight, width: 1, right, rect.row, style)
    put(border.bottomLeft, width: 1, rect.column, bottom, style)
    put(border.bottomRight, width: 1, right, bottom, style)
  }

  /// Draws one narrow character over a number of columns.
  package mutating func horizontalLine(
    at position: Position, columns: Int, _ character: Character, style: CellStyle = .surface
  ) {
    fill(
      Rect(column: position.column, row: position.row, columns: columns, rows: 1),
      with: character, style: style)
  }

  /// Writes text whose code points are clusters by themselves.
  private mutating func write(
    alone text: String.UnicodeScalarView, at position: Position, _ style: CellStyle,
    before end: Int
  ) -> Int {
    var column = position.column
    for scalar in text {
      guard column < end else { break }
      let width = CharacterWidth.columns(of: scalar, widths: widths)
      switch width {
      case 0: break
      case 1: put(scalar, column, position.row, style)
      default:
        write(Character(scalar), columns: width, column, before: end, row: position.row, style)
      }
      column += width
    }
    return min(column, max(end, position.column)) - position.column
  }

  /// Writes one cluster, or spaces where not all of it has room.
  private mutating func write(
    _ character: Character, columns width: Int, _ column: Int, before end: Int, row: Int,
    _ style: CellStyle
  ) {
    if column < 0 || column + width > end {
      blank(from: column, columns: width, before: end, row: row, style)
    } else {
      put(Self.capped(character), width: width, column, row, style)
    }
  }

  private func isNarrow(_ character: Character) -> Bool {
    CharacterWidth.columns(of: character, widths: widths) == 1
  }

  private mutating func blank(
    from column: Int, columns: Int, before end: Int, row: Int, _ style: CellStyle
  ) {
    for place in max(0, column)..<max(0, min(end, column + columns)) {
      put(" ", width: 1, place, row, style)
    }
  }

  private static func capped(_ character: Character) -> Character {
    // Sixteen code points need at least as many bytes, so short clusters are not counted.
    guard character.utf8.count > scalarsPerCluster,
      character.unicodeScalars.count > scalarsPerCluster
    else { return character }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: character.unicodeScalars.prefix(scalarsPerCluster))
    return String(text).first ?? " "
  }
}

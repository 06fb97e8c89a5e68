/// One line of the help as it is drawn.
enum HelpLine: Hashable {
  /// The heading of a group.
  case heading(String)
  /// A key, or nothing where a meaning goes on, and beside it from that column on what it does.
  case entry(key: String, meaning: String, column: Int)
  /// Nothing.
  case blank

  private static let gap = 2
  private static let widestKey = 14

  /// Where the meanings begin in columns of that width, the same for all groups.
  static func meaningColumn(of groups: [HelpKeys], columns: Int, glyphs: Glyphs) -> Int {
    let keys = groups.flatMap(\.entries).map { TextLayout.columns(of: glyphs.spelled($0.key)) }
    let widest = min(keys.max() ?? 0, widestKey)
    return min(widest, max(0, columns / 2 - gap)) + gap
  }

  /// The lines of a group in that many columns; a meaning that is too long goes on below.
  static func lines(
    of group: HelpKeys, columns: Int, meaningColumn: Int, glyphs: Glyphs
  ) -> [HelpLine] {
    let entries = group.entries.flatMap { entry in
      let meaning = TextLayout.wrapped(
        glyphs.spelled(entry.meaning), columns: columns - meaningColumn)
      return meaning.enumerated().map { index, text in
        let key = index == 0 ? glyphs.spelled(entry.key) : ""
        return HelpLine.entry(key: key, meaning: text, column: meaningColumn)
      }
    }
    return [.heading(group.title)] + entries
  }

  /// Draws the line on the first row of a rectangle.
  func draw(into canvas: inout Canvas, rect: Rect, glyphs: Glyphs) {
    switch self {
    case .heading(let title):
      canvas.writeLine(title, in: rect, style: .accent.bold, glyphs: glyphs)
    case .entry(let key, let meaning, let column):
      let (left, right) = rect.splitLeft(column)
      canvas.writeLine(
        key, in: left.splitRight(1).rest, style: .title, glyphs: glyphs)
      canvas.writeLine(meaning, in: right, glyphs: glyphs)
    case .blank: break
    }
  }
}

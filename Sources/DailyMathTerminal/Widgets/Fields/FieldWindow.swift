/// The part of a line of text that is in sight, with the marks where it was cut.
///
/// It costs as much as that part is long, however long the text is.
struct FieldWindow {
  /// Narrower windows have no room for marks beside a wide cluster at the cursor.
  static let fewestColumnsWithMarks = 6

  /// The clusters that are shown whole, as indices into the text.
  let range: Range<Int>
  /// The columns before the first of them, which a mark or half a wide cluster takes.
  let indent: Int
  /// The column of the cursor, counted from the left edge of the window.
  let cursor: Int
  /// Whether a mark at the left edge says that the text begins before.
  let hasMarkBefore: Bool
  /// Whether a mark at the right edge says that the text goes on.
  let hasMarkAfter: Bool

  /// The part around the cursor that fits into that many columns, 1 or more.
  ///
  /// Longer text moves by half the width at a time, so that most letters change one cell only. The cluster at the cursor is
  /// always shown, except where a wide one has a single column; behind the text stands a free cell.
  init(around content: EditableText, columns: Int) {
    self.init(
      content, columns: columns, start: Self.firstColumn(content, columns: columns))
  }

  /// The part from the beginning on.
  init(beginningOf content: EditableText, columns: Int) {
    self.init(content, columns: columns, start: 0, from: 0, at: 0)
  }

  private init(_ content: EditableText, columns: Int, start: Int) {
    var first = content.cursor
    var column = content.cursorColumn
    while first > 0, column > start {
      first -= 1
      column -= CharacterWidth.columns(of: content.characters[first])
    }
    self.init(content, columns: columns, start: start, from: first, at: column)
  }

  /// The window that begins at column `start` of the text, where the cluster `first` stands at `column`, which is no later.
  private init(
    _ content: EditableText, columns: Int, start: Int, from first: Int, at column: Int
  ) {
    let characters = content.characters
    let hasMarks = columns >= Self.fewestColumnsWithMarks
    hasMarkBefore = hasMarks && start > 0
    let left = start + (hasMarkBefore ? 1 : 0)
    var first = first
    var column = column
    while first < characters.count, column < left {
      column += CharacterWidth.columns(of: characters[first])
      first += 1
    }
    let rest = Self.fitting(characters[first...], columns: start + columns - column)
    var last = rest.end
    hasMarkAfter = hasMarks && last < characters.count
    if hasMarkAfter {
      last = Self.fitting(characters[first...], columns: start + columns - 1 - column).end
    }
    range = first..<last
    indent = column - start
    cursor = content.cursorColumn - start
  }

  /// Where the clusters end that fit into that many columns, and the columns that they take.
  private static func fitting(
    _ characters: ArraySlice<Character>, columns: Int
  ) -> (end: Int, columns: Int) {
    var used = 0
    for index in characters.indices {
      let width = CharacterWidth.columns(of: characters[index])
      if used + width > columns { return (index, used) }
      used += width
    }
    return (characters.endIndex, used)
  }

  private static func firstColumn(_ content: EditableText, columns: Int) -> Int {
    let rest = content.characters[content.cursor...]
    let room = fitting(rest, columns: columns)
    let isRestShort = room.end == content.characters.count
    if isRestShort, content.cursorColumn + max(1, room.columns) <= columns { return 0 }
    // What has to be seen from the cursor on: its cluster, and the mark where more follows.
    let next = rest.first.map { CharacterWidth.columns(of: $0) } ?? 1
    var needed = 1
    if columns >= fewestColumnsWithMarks {
      needed = isRestShort && room.columns <= next ? max(1, next) : max(1, next) + 1
    }
    let farthest = columns - needed + 1
    guard content.cursorColumn >= farthest else { return 0 }
    let half = max(1, columns / 2)
    return ((content.cursorColumn - farthest) / half + 1) * half
  }
}

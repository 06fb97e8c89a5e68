import DailyMathSystem

/// Text of several lines that a person edits, with the place where the next letter goes.
///
/// Lines that are too long go on below, broken between words where there are any; the last column is kept for the cursor.
/// The keys are those of a text field, with a line as what stands between two newlines, and besides: Enter, Up, Down, Page
/// Up, Page Down, Control-Home and Control-End. Up on the first row and Down on the last one are left to the caller, who may
/// take the focus elsewhere.
package struct TextArea: Hashable, Sendable {
  /// The text and the cursor in it.
  private(set) var content: EditableText
  /// The column that Up and Down keep to, where the rows are long enough; nil once another key was pressed.
  private var wantedColumn: Int?
  /// The row that was the topmost one when a key was pressed last.
  private(set) var offset = 0

  /// An area with that text and the cursor behind it.
  ///
  /// Text beyond the limit is cut off between clusters.
  ///
  /// - Parameter byteLimit: the most that fits, in bytes of UTF-8.
  package init(_ text: String = "", byteLimit: Int = 8_192) {
    content = EditableText(byteLimit: byteLimit)
    insert(pasted: text)
  }

  /// The text as it stands, its lines parted by line feeds.
  package var text: String { content.text }

  /// Whether there is no text.
  package var isEmpty: Bool { content.characters.isEmpty }

  /// How many clusters stand before the place where the next letter goes.
  package var cursor: Int { content.cursor }

  /// The most that fits, in bytes of UTF-8.
  package var byteLimit: Int { content.byteLimit }

  /// How many rows the text takes in that many columns.
  package func rows(columns: Int) -> Int {
    TextRows(content.characters, columns: columns).rows.count
  }

  /// Takes a key press and says whether it was one for an area; the caller handles the others.
  ///
  /// - Parameter size: the extent of the rectangle that the area is drawn into.
  package mutating func handle(_ press: KeyPress, size: Size) -> Bool {
    let layout = TextRows(content.characters, columns: size.columns)
    // What is seen now is where scrolling starts from, also where no key brought it there.
    follow(layout, rows: size.rows)
    if let step = Self.step(of: press, rows: size.rows) {
      return move(by: step, in: layout, rows: size.rows)
    }
    switch (press.key, press.modifiers) {
    case (.enter, []): _ = content.insert("\n", newlines: .keep)
    case (.home, .control): content.move(to: 0)
    case (.end, .control): content.move(to: content.characters.count)
    default:
      if let character = press.typedCharacter {
        _ = content.insert(String(character), newlines: .replace)
      } else if let edit = FieldEdit(press) {
        content.apply(edit)
      } else {
        return false
      }
    }
    wantedColumn = nil
    follow(TextRows(content.characters, columns: size.columns), rows: size.rows)
    return true
  }

  /// Inserts pasted text with its newlines, and says whether something had to be cut off.
  @discardableResult
  package mutating func insert(pasted text: String) -> Bool {
    wantedColumn = nil
    return content.insert(String(text.map { $0.isNewline ? "\n" : $0 }), newlines: .keep)
  }

  /// Puts the cursor before the cluster with that index, or as near to it as there is text.
  ///
  /// What is seen in a rectangle of that size stays where it is, as far as the cursor is in it.
  package mutating func moveCursor(to place: Int, size: Size) {
    let layout = TextRows(content.characters, columns: size.columns)
    follow(layout, rows: size.rows)
    wantedColumn = nil
    content.move(to: place)
    follow(layout, rows: size.rows)
  }

  /// Takes all text away.
  package mutating func clear() {
    self = TextArea(byteLimit: byteLimit)
  }

  /// The first row to show where there is room for `rows`, so that the one with the cursor is among them.
  func firstRow(cursorRow: Int, count: Int, rows: Int) -> Int {
    let lowest = max(0, cursorRow - max(1, rows) + 1)
    return min(max(offset, lowest), cursorRow, max(0, count - max(1, rows)))
  }

  /// How many rows a key moves the cursor by; nil where it does something else.
  private static func step(of press: KeyPress, rows: Int) -> Int? {
    guard press.modifiers.isEmpty else { return nil }
    let page = max(1, rows - 1)
    return switch press.key {
    case .up: -1
    case .down: 1
    case .pageUp: -page
    case .pageDown: page
    default: nil
    }
  }

  /// Moves the cursor by rows and says whether that was possible.
  private mutating func move(by step: Int, in layout: TextRows, rows: Int) -> Bool {
    let (row, column) = layout.place(of: content.cursor)
    let target = min(max(0, row.addingSaturated(step)), layout.rows.count - 1)
    guard target != row else { return abs(step) > 1 }
    let wanted = wantedColumn ?? column
    content.move(to: layout.index(row: target, column: wanted))
    wantedColumn = wanted
    follow(layout, rows: rows)
    return true
  }

  /// Notes which row is the topmost one, so that the next move scrolls no more than it has to.
  private mutating func follow(_ layout: TextRows, rows: Int) {
    offset = firstRow(
      cursorRow: layout.place(of: content.cursor).row, count: layout.rows.count, rows: rows)
  }
}

package import DailyMathTerminal

/// A small terminal for tests: it is fed what a program writes and shows what a person would see.
///
/// Bytes may come in any pieces. A sequence it does not know is left out and counted, so that a test can ask for none.
package struct VirtualTerminal: Sendable {
  /// The extent of the screen.
  package internal(set) var size: Size
  /// The cells, row after row.
  package internal(set) var grid: [[VirtualCell]]
  /// Where the cursor is.
  package internal(set) var cursor = Position(column: 0, row: 0)
  /// Whether the cursor is shown.
  package internal(set) var isCursorVisible = true
  /// Whether a line that is too long goes on in the next.
  package internal(set) var wrapsLines = true
  /// Whether the alternate screen is shown.
  package internal(set) var isAlternate = false
  /// Whether pastes are marked.
  package internal(set) var bracketsPastes = false
  /// Whether the arrows send their application codes.
  package internal(set) var hasApplicationCursor = false
  /// Whether the keypad sends its application codes.
  package internal(set) var hasApplicationKeypad = false
  /// The numbers of those modes that are on which change nothing here.
  package internal(set) var modes: Set<Int> = []
  /// The questions that came, without their ESC.
  package internal(set) var queries: [String] = []
  /// What it answered so far, to be taken away by the one who reads it.
  package var answers: [UInt8] = []
  /// What it answers to.
  package var abilities = VirtualAbilities()
  /// The title of the window.
  package internal(set) var title = ""
  /// The titles kept for later.
  package internal(set) var titleStack: [String] = []
  /// What is drawn next looks like this.
  package internal(set) var attributes = VirtualAttributes()
  /// How many sequences came that are not known.
  package internal(set) var unknownSequences = 0
  /// The unknown sequences themselves, without their ESC.
  package internal(set) var unknownTexts: [String] = []
  /// How many bytes came in all.
  package internal(set) var byteCount = 0

  var savedGrid: [[VirtualCell]]?
  /// The flags of the keyboard protocol that were pushed on the screen that is shown, and on the other.
  var keyboardStack: [Int] = []
  var otherKeyboardStack: [Int] = []
  var savedCursor = Position(column: 0, row: 0)
  /// Whether the last column was just drawn, so that the next cluster goes to the next row.
  var isWrapPending = false
  /// Where the latest cluster begins, while the next code point may still belong to it.
  var lastDrawnColumn: Int?
  var lastDrawnRow = 0
  var parser = VirtualParser()

  /// A blank terminal of that size.
  package init(columns: Int, rows: Int) {
    size = Size(columns: columns, rows: rows)
    grid = Self.blankGrid(size)
  }

  /// Takes in what the program wrote.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      byteCount += 1
      switch parser.take(byte) {
      case .none: break
      case .scalar(let scalar): draw(scalar)
      case .control(let control): obey(control: control)
      case .sequence(let sequence): obey(sequence)
      }
    }
  }

  /// Changes the size; what no longer fits is lost, what is new is blank.
  package mutating func resize(columns: Int, rows: Int) {
    let old = grid
    size = Size(columns: columns, rows: rows)
    grid = Self.blankGrid(size)
    for row in 0..<min(rows, old.count) {
      for column in 0..<min(columns, old[row].count) { grid[row][column] = old[row][column] }
    }
    savedGrid = savedGrid.map { _ in Self.blankGrid(size) }
    isWrapPending = false
    // The cluster that the next code point might have belonged to may be gone.
    lastDrawnColumn = nil
    cursor = clamped(cursor)
  }

  /// The rows as text, without the spaces at their ends.
  package var rows: [String] {
    grid.map { cells in
      var line = Substring(cells.map(\.text).joined())
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// The whole screen as text, one line a row, without spaces at the ends.
  package func text() -> String { rows.joined(separator: "\n") }

  /// Whether the text stands somewhere on one row of the screen.
  package func shows(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

  /// The cell in that column and row; blank outside.
  package subscript(column: Int, row: Int) -> VirtualCell {
    guard grid.indices.contains(row), grid[row].indices.contains(column) else { return .blank }
    return grid[row][column]
  }

  static func blankGrid(_ size: Size) -> [[VirtualCell]] {
    Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
  }

  func clamped(_ position: Position) -> Position {
    Position(
      column: max(0, min(position.column, size.columns - 1)),
      row: max(0, min(position.row, size.rows - 1)))
  }
}

extension VirtualTerminal: CustomStringConvertible {
  /// The screen as text, so that a failed expectation shows it and not every cell.
  package var description: String { text() }
}

import DailyMathSystem

/// The control sequences that the program sends.
enum EscapeSequence {
  /// Clears the screen in the current background; the cursor stays.
  static let clearScreen = "\u{1B}[2J"
  /// Clears from the cursor to the end of the row.
  static let clearToEndOfRow = "\u{1B}[K"
  /// Clears that many columns from the cursor on; the cursor stays.
  static func clearColumns(_ columns: Int) -> String { "\u{1B}[\(columns)X" }

  /// Puts the cursor at the top left.
  static let home = "\u{1B}[H"
  /// Shows the cursor.
  static let showCursor = "\u{1B}[?25h"
  /// Hides the cursor.
  static let hideCursor = "\u{1B}[?25l"
  /// Ends every colour and emphasis.
  static let resetRendition = "\u{1B}[m"

  /// Puts the cursor at a place counted from 0.
  static func moveTo(_ position: Position) -> String {
    switch (position.row, position.column) {
    case (0, 0): home
    case (let row, 0): "\u{1B}[\(row + 1)H"
    case (let row, let column): "\u{1B}[\(row + 1);\(column + 1)H"
    }
  }

  /// Moves the cursor right; empty for no columns.
  static func moveRight(_ columns: Int) -> String {
    switch columns {
    case ...0: ""
    case 1: "\u{1B}[C"
    default: "\u{1B}[\(columns)C"
    }
  }

  /// Sets the title of the window, made harmless and cut where it is very long.
  static func title(_ title: String) -> String {
    let shown = TextLayout.truncated(DisplayText.filtered(title, newlines: .replace), to: 120)
    return "\u{1B}]2;\(shown)\u{1B}\\"
  }
}

import DailyMathSystem

/// The control sequences that the program sends.
enum EscapeSequence {
  /// Clears the screen in the current background; the cursor stays.
  static let clearScreen = "\u{1B}[2J"
  /// Clears the screen backwards from its last cell; nothing of it goes to the lines that can be scrolled back to.
  static let wipeScreen = "\u{1B}[999;999H\u{1B}[1J"
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
  /// Holds the picture back until `endUpdate`, where the terminal knows mode 2026.
  static let beginUpdate = "\u{1B}[?2026h"
  /// Shows the picture that was held back.
  static let endUpdate = "\u{1B}[?2026l"
  /// Ends whatever would make a terminal draw something else than it is sent, as a binary file on the screen leaves it.
  ///
  /// In order: letters are letters again, both ways of changing that; nothing is inserted; places are counted from the
  /// top of the screen, which scrolls as a whole; lines do not wrap; no colour and no emphasis. Two of them move the
  /// cursor.
  static let soundState = "\u{F}\u{1B}(B\u{1B}[4l\u{1B}[?6l\u{1B}[r\u{1B}[?7l\u{1B}[m"

  /// Sets the title of the window, made harmless and cut where it is very long.
  static func title(_ title: String) -> String {
    let shown = TextLayout.truncated(DisplayText.filtered(title, newlines: .replace), to: 120)
    return "\u{1B}]2;\(shown)\u{1B}\\"
  }
}

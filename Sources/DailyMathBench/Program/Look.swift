package import DailyMathSystem

/// How a terminal is: its size and its colours.
package struct Look: Equatable, Sendable {
  /// The colours a terminal says it has.
  package enum Colors: String, Sendable {
    /// The sixteen of the terminal.
    case sixteen = "16 colours"
    /// Any.
    case trueColor = "24-bit"
  }

  /// The size in cells.
  package let size: TerminalSize
  /// The colours.
  package let colors: Colors
  /// Whether the program paints its own background, as a theme does that was chosen by hand.
  package let isPainted: Bool

  /// A terminal of that size with those colours; without arguments 80×24 with sixteen.
  package init(
    _ size: TerminalSize = .usual, _ colors: Colors = .sixteen, isPainted: Bool = false
  ) {
    self.isPainted = isPainted
    self.size = size
    self.colors = colors
  }

  /// A large window: 200×50.
  package static let large = TerminalSize(columns: 200, rows: 50)

  /// Each size with each number of colours.
  package static let all = [
    Look(.usual, .sixteen), Look(.usual, .trueColor), Look(large, .sixteen),
    Look(large, .trueColor), Look(.usual, .sixteen, isPainted: true),
    Look(.usual, .trueColor, isPainted: true),
  ]

  /// The look in a row's words.
  package var text: String {
    "\(size.columns)×\(size.rows), \(colors.rawValue)" + (isPainted ? ", painted" : "")
  }

  /// What the program is told about its look.
  package var arguments: [String] { isPainted ? ["--theme", "dark"] : [] }

  /// The variables by which a program learns of the colours.
  package var environment: [String: String] {
    switch colors {
    case .sixteen: ["TERM": "xterm", "COLORTERM": ""]
    case .trueColor: ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    }
  }
}

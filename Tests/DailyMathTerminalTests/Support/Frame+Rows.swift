import DailyMathTerminal

extension Frame {
  /// The text of every row, without the spaces at the ends.
  var rows: [String] { (0..<size.rows).map { canvas.text(row: $0) } }

  /// Whether nothing but ASCII stands on the screen.
  var isASCII: Bool { rows.joined().utf8.allSatisfy { $0 < 0x80 } }
}

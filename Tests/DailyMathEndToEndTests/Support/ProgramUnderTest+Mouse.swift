import DailyMathTestSupport
import Testing

/// What a person does with the mouse, as a terminal reports it.
extension ProgramUnderTest {
  /// Clicks in the middle of a text, where it stands for the `occurrence`th time from the top, once it is there.
  func click(
    _ text: String, occurrence: Int = 1, rowsBelow: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait(for: "«\(text)» to click", sourceLocation: sourceLocation) {
      Self.places(of: text, on: $0).count >= occurrence
    }
    let place = Self.places(of: text, on: screen)[occurrence - 1]
    try click(column: place.column + text.count / 2, row: place.row + rowsBelow)
  }

  /// Clicks on a cell, counted from 0.
  func click(column: Int, row: Int) throws {
    try report(0, column: column, row: row, isRelease: false)
    try report(0, column: column, row: row, isRelease: true)
  }

  /// Presses the button on one cell and lets go on another, both counted from 0.
  func drag(from start: (column: Int, row: Int), to end: (column: Int, row: Int)) throws {
    try report(0, column: start.column, row: start.row, isRelease: false)
    try report(32, column: end.column, row: end.row, isRelease: false)
    try report(0, column: end.column, row: end.row, isRelease: true)
  }

  /// Turns the wheel by one step.
  func turnWheel(isDown: Bool) throws {
    try report(isDown ? 65 : 64, column: 10, row: 10, isRelease: false)
  }

  /// Waits as long as a click after an answer is not taken for a grade.
  func waitOutGuard() {
    // Whatever is drawn meanwhile is read.
    for _ in 0..<16 { read(milliseconds: 50) }
  }

  private func report(_ button: Int, column: Int, row: Int, isRelease: Bool) throws {
    try type("\u{1B}[<\(button);\(column + 1);\(row + 1)\(isRelease ? "m" : "M")")
  }

  private static func places(
    of text: String, on screen: VirtualTerminal
  ) -> [(column: Int, row: Int)] {
    screen.grid.enumerated().flatMap { index, cells in
      let row = cells.map { $0.text.isEmpty ? " " : $0.text }
      return row.indices.filter { row[$0...].joined().hasPrefix(text) }.map { ($0, index) }
    }
  }
}

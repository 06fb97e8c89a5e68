import Testing

@testable import DailyMathTerminal

@Suite("A way of the cursor")
struct CursorPathTests {
  @Test(
    "straight to a place counts from 1 and leaves out what is 1 anyway",
    arguments: [
      (0, 0, "\u{1B}[H"), (0, 4, "\u{1B}[5H"), (0, 998, "\u{1B}[999H"), (1, 0, "\u{1B}[1;2H"),
      (79, 23, "\u{1B}[24;80H"), (9, 99, "\u{1B}[100;10H"), (2_047, 1_023, "\u{1B}[1024;2048H"),
    ])
  func place(column: Int, row: Int, expected: String) {
    #expect(text(.place(Position(column: column, row: row))) == expected)
  }

  @Test(
    "in steps it goes down by line feeds, left by backspaces where they are as short, and by one without a number",
    arguments: [
      (0, 0, false, ""), (0, 0, true, "\r"), (2, 0, true, "\r\n\n"),
      (3, 1, false, "\n\n\n\u{1B}[C"),
      (0, 9, false, "\u{1B}[9C"), (0, 120, true, "\r\u{1B}[120C"), (0, -1, false, "\u{8}"),
      (0, -3, false, "\u{8}\u{8}\u{8}"), (0, -4, false, "\u{1B}[4D"), (0, -10, false, "\u{1B}[10D"),
      (-1, 0, false, "\u{1B}[A"), (-12, -2, false, "\u{1B}[12A\u{8}\u{8}"),
      (-2, 5, true, "\r\u{1B}[2A\u{1B}[5C"),
    ])
  func steps(down: Int, right: Int, fromStart: Bool, expected: String) {
    #expect(text(.steps(down: down, right: right, fromStart: fromStart)) == expected)
  }

  @Test(
    "as many bytes are counted as are written",
    arguments: [0, 1, 2, 3, 4, 8, 9, 10, 98, 99, 100, 999, 1_000])
  func counts(number: Int) {
    for other in [0, 1, 3, 4, 9, 10, 99, 100, 1_023] {
      let paths: [CursorPath] = [
        .place(Position(column: number, row: other)),
        .steps(down: other, right: number, fromStart: true),
        .steps(down: -other, right: -number, fromStart: false),
      ]
      for path in paths { #expect(path.byteCount == text(path).utf8.count, "\(path)") }
    }
  }

  private func text(_ path: CursorPath) -> String {
    var bytes: [UInt8] = []
    path.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

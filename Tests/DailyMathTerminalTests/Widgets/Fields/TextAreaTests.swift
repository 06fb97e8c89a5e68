import DailyMathTerminal
import Testing

@Suite("A text area")
struct TextAreaTests {
  /// Five columns for text, and one for the cursor.
  private static let size = Size(columns: 6, rows: 3)

  private static func picture(
    _ area: TextArea, _ size: Size = size, isFocused: Bool = true
  ) -> (rows: [String], cursor: Position?) {
    var frame = Frame<Int>(size: size)
    area.draw(into: &frame, rect: frame.bounds, isFocused: isFocused, glyphs: .unicode)
    return (frame.rows, frame.cursor)
  }

  @Test(
    "breaks lines between words, long words between clusters, and at newlines",
    arguments: [
      ("abcdefgh\nij", ["abcde", "fgh", "ij"]), ("漢字漢字", ["漢字", "漢字"]), ("", [""]),
      ("uno dos", ["uno", "dos"]), ("uno  dos", ["uno", "dos"]), ("abcde fg", ["abcde", "fg"]),
      ("abcde  fg", ["abcde", " fg"]), ("a bcdefg", ["a", "bcdef", "g"]), ("abcde", ["abcde"]),
      ("a b c d", ["a b c", "d"]), ("ab 漢字x", ["ab 漢", "字x"]), ("a bcd漢", ["a bcd", "漢"]),
      ("a bcde漢", ["a", "bcde", "漢"]), ("a\n\nb", ["a", "", "b"]), ("a\n", ["a", ""]),
    ])
  func breaking(text: String, rows: [String]) {
    #expect(TextArea(text).rows(columns: 6) == rows.count)
    let shown = Self.picture(TextArea(text), Size(columns: 6, rows: 4)).rows
    #expect(shown == rows + Array(repeating: "", count: 4 - rows.count))
  }

  @Test(
    "has the cursor behind its text",
    arguments: [
      ("", 0, 0), ("abcde", 5, 0), ("abcde ", 5, 0), ("abcde\n", 0, 1), ("uno dos", 3, 1),
      ("漢字", 4, 0),
    ])
  func cursor(text: String, column: Int, row: Int) {
    #expect(Self.picture(TextArea(text)).cursor == Position(column: column, row: row))
  }

  @Test("has a row for each cluster where there is hardly a column")
  func tiny() {
    #expect(TextArea("abc d").rows(columns: 0) == 5)
    #expect(TextArea("abc d").rows(columns: 1) == 5)
    #expect(TextArea("漢字").rows(columns: 1) == 2)
  }

  @Test(
    "is edited with the keys of a field, where a line ends at a newline",
    arguments: [
      ("ab", [KeyPress(.enter), .character("c")], "ab\nc", 4),
      ("abcdefgh\nij", [KeyPress(.home), .character("x")], "abcdefgh\nxij", 10),
      ("abcdefgh\nij", [KeyPress(.up), KeyPress(.home)], "abcdefgh\nij", 0),
      ("abcdefgh\nij", [KeyPress(.up), .character("e", .control)], "abcdefgh\nij", 8),
      ("abcdefgh\nij", [KeyPress(.up), .character("u", .control)], "h\nij", 0),
      ("abcdefgh\nij", [KeyPress(.up), .character("k", .control)], "abcdefg\nij", 7),
      ("abcdefgh\nij", [.character("w", .control)], "abcdefgh\n", 9),
      ("ab\ncd", [KeyPress(.home), KeyPress(.backspace)], "abcd", 2),
      ("ab\ncd", [KeyPress(.home, .control), KeyPress(.end), KeyPress(.delete)], "abcd", 2),
      ("ab\ncd", [KeyPress(.home, .control), KeyPress(.end, .control)], "ab\ncd", 5),
      ("ab\ncd", [KeyPress(.pageUp), KeyPress(.left)], "ab\ncd", 1),
    ] as [(String, [KeyPress], String, Int)])
  func editing(text: String, presses: [KeyPress], expected: String, cursor: Int) {
    var area = TextArea(text)
    for press in presses { #expect(area.handle(press, size: Self.size) == true) }
    #expect(area.text == expected)
    #expect(area.cursor == cursor)
  }

  @Test("keeps the column it came from while it goes up and down")
  func wantedColumn() {
    var area = TextArea("abcd\ne\n漢字漢\nfghi")
    var places: [Int] = []
    for key in [Key.up, .up, .up, .down, .down, .down] {
      #expect(area.handle(KeyPress(key), size: Self.size) == true)
      places.append(area.cursor)
    }
    // “漢字” and its last cluster stand on rows of their own; behind the first two begins the third.
    #expect(places == [10, 8, 6, 8, 10, 15])
    _ = area.handle(KeyPress(.left), size: Self.size)
    _ = area.handle(KeyPress(.up), size: Self.size)
    #expect(area.cursor == 10)
  }

  @Test("leaves to the caller what would go beyond its ends, and keys that are none of its own")
  func otherKeys() {
    var area = TextArea("ab\ncd")
    for press in [
      KeyPress(.down), KeyPress(.tab), KeyPress(.escape), KeyPress(.enter, .control),
      .character("s", .control), KeyPress(.function(1)),
    ] {
      #expect(area.handle(press, size: Self.size) == false)
    }
    #expect(area.text == "ab\ncd" && area.cursor == 5)
    #expect(area.handle(KeyPress(.up), size: Self.size) == true)
    #expect(area.handle(KeyPress(.up), size: Self.size) == false)
  }

  @Test("takes a paste with its newlines, up to its limit in bytes")
  func pasting() {
    var area = TextArea("", byteLimit: 9)
    #expect(area.insert(pasted: "uno\r\ndos") == false)
    #expect(area.text == "uno\ndos")
    #expect(area.insert(pasted: "\u{2028}ñ") == true)
    #expect(area.text == "uno\ndos\n")
    #expect(area.handle(KeyPress(.enter), size: Self.size) == true)
    #expect(area.text == "uno\ndos\n\n")
    #expect(area.handle(.character("x"), size: Self.size) == true)
    #expect(area.text == "uno\ndos\n\n")
    area.clear()
    #expect(area == TextArea("", byteLimit: 9))
    area.insert(pasted: "\u{1B}[31m\t")
    #expect(!area.text.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test("scrolls only when the cursor would leave it, with arrows where there is more")
  func scrolling() {
    var area = TextArea("1\n2\n3\n4\n5\n6")
    #expect(Self.picture(area).rows == ["4    ↑", "5", "6"])
    _ = area.handle(KeyPress(.up), size: Self.size)
    _ = area.handle(KeyPress(.up), size: Self.size)
    #expect(Self.picture(area).rows == ["4    ↑", "5", "6"])
    #expect(Self.picture(area).cursor == Position(column: 1, row: 0))
    _ = area.handle(KeyPress(.up), size: Self.size)
    #expect(Self.picture(area).rows == ["3    ↑", "4", "5    ↓"])
    _ = area.handle(KeyPress(.home, .control), size: Self.size)
    #expect(Self.picture(area).rows == ["1", "2", "3    ↓"])
    _ = area.handle(KeyPress(.pageDown), size: Self.size)
    #expect(Self.picture(area).cursor == Position(column: 0, row: 2))
    #expect(Self.picture(area, isFocused: false).rows == ["1", "2", "3    ↓"])
    #expect(Self.picture(area, isFocused: false).cursor == nil)
  }

  @Test("puts the cursor where it is clicked", arguments: [true, false])
  func clicking(isFocused: Bool) {
    let size = Size(columns: 7, rows: 4)
    var frame = Frame<Int>(size: size)
    let area = TextArea("ab漢字cdefg\n\nhi\nj\nk\nl")
    area.addPlaces(to: &frame, rect: frame.bounds, isFocused: isFocused) { $0 }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let position = Position(column: column, row: row)
        guard let place = frame.action(at: position) else {
          Issue.record("nothing at \(position)")
          return
        }
        guard isFocused else { continue }
        var clicked = area
        clicked.moveCursor(to: place, size: size)
        let cursor = Self.picture(clicked, size).cursor
        #expect(cursor?.row == row)
        #expect((cursor?.column ?? .max) <= column)
      }
    }
    if !isFocused {
      // “ab漢字” fills the six columns of the first row; “cdefg” is on the second one.
      #expect(frame.action(at: Position(column: 3, row: 0)) == 2)
      #expect(frame.action(at: Position(column: 6, row: 0)) == 3)
      #expect(frame.action(at: Position(column: 1, row: 1)) == 5)
      #expect(frame.action(at: Position(column: 6, row: 1)) == 9)
      #expect(frame.action(at: Position(column: 4, row: 2)) == 10)
    }
  }

  @Test("shows what stands at the cursor after any edits", arguments: 1...60 as ClosedRange<UInt64>)
  func anyEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = Size(columns: 1 + random.number(below: 9), rows: 1 + random.number(below: 4))
    let keys = [
      KeyPress(.up), KeyPress(.down), KeyPress(.left), KeyPress(.right), KeyPress(.enter),
      KeyPress(.home), KeyPress(.end), KeyPress(.pageUp), KeyPress(.pageDown),
      KeyPress(.backspace), .character("k", .control), .character("u", .control),
    ]
    var area = TextArea(byteLimit: 120)
    for _ in 0..<120 {
      if random.number(below: 2) == 0 {
        _ = area.handle(random.pick(keys), size: size)
      } else {
        area.insert(pasted: random.pick(["a", "b c", "é", "漢", "\n", "e\u{301}", "xyz", "字字"]))
      }
      var frame = Frame<Int>(size: size)
      area.draw(into: &frame, rect: frame.bounds, isFocused: true, glyphs: .ascii)
      guard let cursor = frame.cursor else {
        Issue.record("no cursor")
        return
      }
      #expect(frame.bounds.contains(cursor))
      let next = area.text.dropFirst(area.cursor).first
      guard size.columns > 2, let next, next != "\n", next != " " else { continue }
      #expect(frame.canvas[cursor.column, cursor.row].character == next)
    }
  }
}

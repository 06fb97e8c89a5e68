import DailyMathTerminal
import Testing

@Suite("A text field")
struct TextFieldTests {
  private static let left = KeyPress(.left)

  @Test(
    "is edited with the usual keys",
    arguments: [
      ("ab", [KeyPress(.left), .character("x")], "axb", 2),
      ("ab", [KeyPress(.left), KeyPress(.left), KeyPress(.left), .character("x")], "xab", 1),
      ("ab", [KeyPress(.right), .character("x")], "abx", 3),
      ("ab", [KeyPress(.home), KeyPress(.delete)], "b", 0),
      ("ab", [.character("a", .control), .character("x"), .character("e", .control)], "xab", 3),
      ("ab", [KeyPress(.backspace)], "a", 1),
      ("", [KeyPress(.backspace), KeyPress(.delete)], "", 0),
      ("uno dos", [.character("w", .control)], "uno ", 4),
      ("uno dos  ", [.character("w", .control)], "uno ", 4),
      ("uno dos", [KeyPress(.left), .character("u", .control)], "s", 0),
      ("uno dos", [KeyPress(.home), .character("f", .alt), .character("k", .control)], "uno", 3),
      ("uno dos", [.character("b", .alt), .character("x")], "uno xdos", 5),
      (
        "uno dos", [.character("b", .alt), .character("b", .alt), .character("b", .alt)], "uno dos",
        0
      ),
      ("ña漢", [KeyPress(.backspace), KeyPress(.left), KeyPress(.backspace)], "a", 0),
      ("e\u{301}", [KeyPress(.backspace)], "", 0), ("e", [.character("\u{301}")], "e\u{301}", 1),
      ("a", [.character(" "), .character("?")], "a ?", 3),
    ] as [(String, [KeyPress], String, Int)])
  func editing(text: String, presses: [KeyPress], expected: String, cursor: Int) {
    var field = TextField(text)
    for press in presses { #expect(field.handle(press) == true) }
    #expect(field.text == expected)
    #expect(field.cursor == cursor)
  }

  @Test(
    "leaves the other keys to the screen",
    arguments: [
      KeyPress(.enter), KeyPress(.tab), KeyPress(.escape), KeyPress(.up), KeyPress(.function(2)),
      .character("1", .alt), .character("r", .control), .character("c", .control),
    ])
  func otherKeys(press: KeyPress) {
    var field = TextField("ab")
    #expect(field.handle(press) == false)
    #expect(field == TextField("ab"))
  }

  @Test("takes a paste without newlines and control characters, up to its limit")
  func pasting() {
    var field = TextField("", byteLimit: 10)
    #expect(field.insert(pasted: "uno\ndos\t") == false)
    #expect(field.text == "uno dos ")
    #expect(field.insert(pasted: "ñañ") == true)
    #expect(field.text == "uno dos ñ")
    #expect(field.handle(.character("ñ")) == true)
    #expect(field.text == "uno dos ñ")
    field.clear()
    #expect(field == TextField("", byteLimit: 10))
    field.insert(pasted: "\u{1B}[31m")
    #expect(!field.text.unicodeScalars.contains("\u{1B}"))
  }

  @Test(
    "is after any edits what a field made of its text is", arguments: 1...40 as ClosedRange<UInt64>)
  func editsKeepCount(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = [
      "a", "1", " ", "é", "\u{301}", "漢", "👩", "\u{200D}", "🔬", "🏽", "🇨", "🇴", "\u{FE0F}", "क",
      "\u{94D}",
    ]
    let keys = [
      KeyPress(.left), KeyPress(.left), KeyPress(.right), KeyPress(.home), KeyPress(.end),
      KeyPress(.backspace), KeyPress(.delete), .character("w", .control), .character("b", .alt),
    ]
    var field = TextField(byteLimit: 60)
    for _ in 0..<60 {
      if random.number(below: 2) == 0 {
        #expect(field.handle(random.pick(keys)) == true)
      } else {
        field.insert(pasted: random.pick(texts))
      }
      var same = TextField(field.text, byteLimit: 60)
      // A heap of marks is cut down when it comes in whole.
      guard same.text == field.text else { continue }
      for _ in field.cursor..<field.text.count { _ = same.handle(Self.left) }
      #expect(field == same)
    }
  }

  @Test("shows the part around the cursor", arguments: 1..<14)
  func scrolling(columns: Int) {
    var field = TextField("ab漢字cdefé漢hijk")
    for _ in 0..<20 {
      var frame = Frame<Int>(size: Size(columns: columns, rows: 1))
      field.draw(into: &frame, rect: frame.bounds, isFocused: true, glyphs: .unicode)
      #expect(frame.isCursorVisible)
      guard let cursor = frame.cursor else {
        Issue.record("no cursor")
        return
      }
      #expect(frame.bounds.contains(cursor))
      let cell = frame.canvas[cursor.column, 0]
      let next = field.text.dropFirst(field.cursor).first
      // Behind the text stands a space, and a wide cluster may not fit into the last column.
      if cell.character != " " { #expect(cell.character == next) }
      if columns > 2, next != nil, cell.character == " " {
        #expect(cursor.column == columns - 1)
      }
      _ = field.handle(Self.left)
    }
  }

  @Test("shows its beginning while it has not the focus")
  func beginning() {
    var frame = Frame<Int>(size: Size(columns: 6, rows: 1))
    let rect = Rect(column: 0, row: 0, columns: .max, rows: .max)
    TextField("ab漢字cdef").draw(
      into: &frame, rect: frame.bounds, isFocused: false, glyphs: .unicode)
    #expect(frame.canvas.text(row: 0) == "ab漢 …")
    #expect(frame.cursor == nil)
    TextField("ab").draw(into: &frame, rect: rect, isFocused: false, glyphs: .unicode)
    #expect(frame.canvas.text(row: 0) == "ab")
  }

  @Test(
    "shows the end of a long text behind a mark, where there is room for one", arguments: [3, 40])
  func longText(columns: Int) {
    let field = TextField(String(repeating: "0123456789", count: 100))
    var frame = Frame<Int>(size: Size(columns: columns, rows: 1))
    field.draw(into: &frame, rect: frame.bounds, isFocused: true, glyphs: .unicode)
    let shown = frame.canvas.text(row: 0)
    #expect(shown.hasPrefix("…") == (columns == 40))
    let part = shown.drop { $0 == "…" }
    #expect(!part.isEmpty && field.text.hasSuffix(part))
    #expect(frame.cursor?.column == shown.count)
  }

  @Test(
    "has a mark at each side where it is cut, and the letter at the cursor between them",
    arguments: [
      (10, 0, "012345678…", 0), (10, 8, "012345678…", 8), (10, 9, "…6789abcd…", 4),
      (10, 14, "…bcdef", 4), (10, 16, "…bcdef", 6), (12, 14, "…789abcdef", 8),
      (17, 16, "0123456789abcdef", 16), (16, 15, "0123456789abcdef", 15),
    ] as [(Int, Int, String, Int)])
  func marks(columns: Int, cursor: Int, text: String, column: Int) {
    var field = TextField("0123456789abcdef")
    field.moveCursor(to: cursor)
    var frame = Frame<Int>(size: Size(columns: columns, rows: 1))
    field.draw(into: &frame, rect: frame.bounds, isFocused: true, glyphs: .unicode)
    #expect(frame.canvas.text(row: 0) == text)
    #expect(frame.cursor?.column == column)
  }

  @Test("puts the cursor where it is clicked", arguments: 1..<14)
  func clicking(columns: Int) {
    var field = TextField("ab漢字cdefé漢hijk")
    for start in 0...14 {
      field.moveCursor(to: start)
      var frame = Frame<Int>(size: Size(columns: columns, rows: 1))
      field.addPlaces(to: &frame, rect: frame.bounds, isFocused: true) { $0 }
      field.draw(into: &frame, rect: frame.bounds, isFocused: true, glyphs: .unicode)
      for column in 0..<columns {
        guard let place = frame.action(at: Position(column: column, row: 0)) else {
          Issue.record("nothing at \(column)")
          return
        }
        let shown = frame.canvas[column, 0]
        let isText = shown.extent != .continuation && !" …".contains(shown.character)
        if isText { #expect(field.text.dropFirst(place).first == shown.character) }
      }
    }
  }
}

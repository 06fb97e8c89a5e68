import DailyMathTerminal
import Testing

@Suite("A canvas")
struct CanvasTests {
  private static let glyphs = Glyphs.unicode

  @Test(
    "clips everything at any size", arguments: [(0, 0), (1, 1), (0, 5), (5, 0), (2, 2), (3, 1)])
  func clipping(columns: Int, rows: Int) {
    var painter = RandomPainter(generator: SeededGenerator(seed: 7))
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    for _ in 0..<2_000 { painter.paint(&canvas) }
    for number in [Int.min, -1, 0, 1, Int.max] {
      let place = Position(column: number, row: number)
      canvas.write("漢a", at: place, style: .accent, columns: number)
      canvas.fill(Rect(column: number, row: number, columns: .max, rows: .max))
      canvas.box(Rect(column: number, row: 0, columns: .max, rows: 3), border: .round)
      canvas.horizontalLine(at: place, columns: .max, "─")
      _ = canvas[number, number]
      _ = canvas.text(row: number)
    }
    #expect(canvas.cells.count == columns * rows)
  }

  @Test(
    "keeps wide clusters whole whatever is drawn over them", arguments: 0..<4,
    WidthPolicy.allCases)
  func halves(seed: Int, widths: WidthPolicy) {
    var painter = RandomPainter(generator: SeededGenerator(seed: UInt64(seed)))
    var canvas = Canvas(size: Size(columns: 17, rows: 5), widths: widths)
    for step in 0..<300 {
      painter.paint(&canvas)
      for row in 0..<5 where !Self.isWhole(row: row, of: canvas) {
        Issue.record("step \(step): \(canvas.text(row: row))")
        return
      }
    }
  }

  /// Whether every wide cluster has both its halves, and every cluster the columns that it needs.
  private static func isWhole(row: Int, of canvas: Canvas) -> Bool {
    var column = 0
    while column < canvas.size.columns {
      let cell = canvas[column, row]
      let width = CharacterWidth.columns(of: cell.character, widths: canvas.widths)
      guard width == (cell.extent == .wide ? 2 : 1), cell.extent != .continuation else {
        return false
      }
      if width == 2, canvas[column + 1, row].extent != .continuation { return false }
      column += width
    }
    return column == canvas.size.columns
  }

  @Test(
    "gives ambiguous letters two columns where the terminal does",
    arguments: [
      ("3 × 4", 6, "3 × 4"), ("sesión", 7, "sesión"), ("ñ", 1, "ñ"), ("e\u{301}", 1, "e\u{301}"),
      ("√2°", 5, "√2°"), ("12345678×", 9, "12345678"), ("1234567×", 9, "1234567×"), ("漢", 2, "漢"),
    ])
  func ambiguous(text: String, columns: Int, row: String) {
    var canvas = Canvas(size: Size(columns: 9, rows: 1), widths: .wideAmbiguous)
    #expect(canvas.write(text, at: Position(column: 0, row: 0)) == columns)
    #expect(canvas.text(row: 0) == row)
  }

  @Test("draws no ambiguous border, bar or fill where those would be wide")
  func ambiguousFurniture() {
    var canvas = Canvas(size: Size(columns: 5, rows: 3), widths: .wideAmbiguous)
    canvas.fill(canvas.bounds, with: "▓")
    canvas.box(canvas.bounds, border: .round)
    #expect((0..<3).map { canvas.text(row: $0) } == ["+---+", "|   |", "+---+"])
  }

  @Test("cuts and aligns lines by the widths of the terminal")
  func ambiguousLines() {
    let glyphs = Glyphs.wideAmbiguous
    var canvas = Canvas(size: Size(columns: 9, rows: 4), widths: .wideAmbiguous)
    canvas.writeLine("é × é", in: canvas.bounds, alignment: .trailing, glyphs: glyphs)
    #expect(canvas[1, 0].character == "é" && canvas[8, 0].extent == .continuation)
    canvas.writeLine("ó ó ó ó", in: canvas.bounds.splitTop(1).rest, glyphs: glyphs)
    #expect(canvas.text(row: 1) == "ó ó ...")
    canvas.writeParagraph("áé íó úá é", in: canvas.bounds.splitTop(2).rest, glyphs: glyphs)
    #expect((2..<4).map { canvas.text(row: $0) } == ["áé íó", "úá é"])
  }

  @Test("blanks the other half of what is overwritten")
  func overwriting() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.write("漢字", at: Position(column: 0, row: 0))
    canvas.write("x", at: Position(column: 1, row: 0))
    #expect(canvas.text(row: 0) == " x字")
    canvas.write("y", at: Position(column: 2, row: 0))
    #expect(canvas.text(row: 0) == " xy")
    canvas.write("漢字", at: Position(column: 0, row: 0))
    canvas.write("界", at: Position(column: 1, row: 0))
    #expect(canvas.text(row: 0) == " 界")
  }

  @Test(
    "says how many columns a text took",
    arguments: [
      ("hola", 0, nil, 4, "hola"), ("hola", 8, nil, 2, "        ho"), ("hola", 0, 2, 2, "ho"),
      ("漢字", 0, 3, 3, "漢"), ("漢", 9, nil, 1, ""), ("hola", -2, nil, 4, "la"),
      ("漢x", -1, nil, 3, " x"),
      ("a\u{301}\u{200B}b\u{1B}c\nd", 0, nil, 4, "a\u{301}bcd"), ("\u{301}", 0, nil, 0, ""),
      ("hola", 20, nil, 0, ""), ("hola", 0, -3, 0, ""),
    ] as [(String, Int, Int?, Int, String)])
  func writing(text: String, column: Int, limit: Int?, used: Int, row: String) {
    var canvas = Canvas(size: Size(columns: 10, rows: 1))
    let result = canvas.write(text, at: Position(column: column, row: 0), columns: limit)
    #expect(result == used)
    #expect(canvas.text(row: 0) == row)
  }

  @Test("cuts a cluster that has too many marks")
  func endlessCluster() {
    var canvas = Canvas(size: Size(columns: 3, rows: 1))
    canvas.write(
      "a" + String(repeating: "\u{301}", count: 5_000) + "b", at: Position(column: 0, row: 0))
    #expect(canvas[0, 0].character.unicodeScalars.count == Canvas.scalarsPerCluster)
    #expect(canvas[1, 0].character == "b")
  }

  @Test("draws a box, and the part of one that is inside")
  func boxes() {
    var canvas = Canvas(size: Size(columns: 5, rows: 3))
    canvas.box(canvas.bounds, border: .round)
    #expect((0..<3).map { canvas.text(row: $0) } == ["╭───╮", "│   │", "╰───╯"])
    canvas = Canvas(size: Size(columns: 5, rows: 3))
    canvas.box(Rect(column: -1, row: 1, columns: 4, rows: 9), border: .ascii)
    #expect((0..<3).map { canvas.text(row: $0) } == ["", "--+", "  |"])
  }

  @Test("writes a line where it belongs and says so where it was cut")
  func lines() {
    var canvas = Canvas(size: Size(columns: 9, rows: 4))
    canvas.writeLine("fin", in: canvas.bounds, alignment: .trailing)
    canvas.writeLine("demasiado largo", in: canvas.bounds.splitTop(1).rest)
    canvas.writeParagraph(
      "uno dos tres cuatro cinco", in: Rect(column: 1, row: 2, columns: 8, rows: 2))
    #expect(
      (0..<4).map { canvas.text(row: $0) } == ["      fin", "demasiad…", " uno dos", " tres…"])
  }

  @Test("equals another that shows the same, whatever was drawn before")
  func equality() {
    let place = Position(column: 0, row: 0)
    var one = Canvas(size: Size(columns: 6, rows: 1))
    var other = one
    one.write("👩\u{200D}🚀👨\u{200D}🚀", at: place)
    other.write("👨\u{200D}🚀👩\u{200D}🚀", at: place)
    #expect(one != other)
    other.write("👩\u{200D}🚀👨\u{200D}🚀", at: place)
    #expect(one == other)
    other.write("👩\u{200D}🚀", at: place, style: .accent)
    #expect(one != other)
    #expect(one[0, 0] == Cell("👩\u{200D}🚀", .text, .wide))
    #expect(one[1, 0].extent == .continuation)
  }

  @Test("is never larger than any real window")
  func largest() {
    #expect(Canvas(size: Size(columns: 65_535, rows: 65_535)).size == Canvas.largest)
  }
}

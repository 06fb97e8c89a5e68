import DailyMathTerminal
import Testing

@Suite("Large characters")
struct BigTextTests {
  private static func rows(
    _ text: String, _ scale: BigText.Scale, glyphs: Glyphs = .unicode
  ) throws -> [String] {
    let line = try #require(BigText(text, scale: scale, glyphs: glyphs))
    var canvas = Canvas(size: line.size)
    line.draw(into: &canvas, rect: canvas.bounds)
    return (0..<line.size.rows).map { canvas.text(row: $0) }
  }

  @Test("are five rows high where there is room, with dots that are as wide as high")
  func large() throws {
    #expect(
      try Self.rows("47", .large) == [
        "██  ██ ██████",
        "██  ██     ██",
        "██████     ██",
        "    ██     ██",
        "    ██     ██",
      ])
  }

  @Test("are three rows high with two dots in a cell")
  func medium() throws {
    #expect(
      try Self.rows("14×", .medium) == [
        "▄█  █ █ ▄ ▄",
        " █  ▀▀█ ▄▀▄",
        "▀▀▀   ▀",
      ])
  }

  @Test("are made of ASCII where nothing else is shown, and never of halves")
  func ascii() throws {
    #expect(
      try Self.rows("2-", .medium, glyphs: .ascii) == ["###", "  #", "### ###", "#", "###"])
  }

  @Test("put a small character beside the head of the one before")
  func raised() throws {
    #expect(try Self.rows("1²", .medium)[0] == "▄█  2")
    #expect(try Self.rows("1²", .large)[0] == "  ██   2")
  }

  @Test(
    "know all signs of arithmetic and their extent",
    arguments: [
      ("100 + 100", Size(columns: 54, rows: 5), Size(columns: 31, rows: 3)),
      ("7 × ? = 56", Size(columns: 53, rows: 5), Size(columns: 31, rows: 3)),
      ("√144", Size(columns: 29, rows: 5), Size(columns: 16, rows: 3)),
      ("0,5 ÷ 1.5", Size(columns: 48, rows: 5), Size(columns: 28, rows: 3)),
      ("(−3) − 25%", Size(columns: 57, rows: 5), Size(columns: 33, rows: 3)),
      ("1/2", Size(columns: 20, rows: 5), Size(columns: 11, rows: 3)),
    ])
  func extent(text: String, large: Size, medium: Size) {
    #expect(BigText(text, scale: .large)?.size == large)
    #expect(BigText(text, scale: .medium)?.size == medium)
  }

  @Test("are not there for what has no shape, and for nothing")
  func shapeless() {
    #expect(BigText("2x", scale: .large) == nil)
    #expect(BigText("", scale: .medium) == nil)
  }

  @Test("are as large as fits")
  func fitting() {
    func scale(_ columns: Int, _ rows: Int) -> BigText.Scale? {
      BigText.fitting("100 + 100", in: Size(columns: columns, rows: rows))?.scale
    }
    #expect(scale(54, 5) == .large)
    #expect(scale(53, 5) == .medium)
    #expect(scale(54, 4) == .medium)
    #expect(scale(31, 3) == .medium)
    #expect(scale(30, 3) == nil)
    #expect(scale(31, 2) == nil)
    #expect(BigText.fitting("7", in: Size(columns: 6, rows: 4), glyphs: .ascii) == nil)
  }

  @Test("stay inside their rectangle")
  func clipping() throws {
    let line = try #require(BigText("88²", scale: .large))
    var canvas = Canvas(size: Size(columns: 20, rows: 7))
    line.draw(into: &canvas, rect: Rect(column: 2, row: 1, columns: 9, rows: 3))
    let outside = (0..<7).flatMap { row in
      (0..<20).filter { canvas[$0, row] != .blank && !(2..<11 ~= $0 && 1..<4 ~= row) }
    }
    #expect(outside.isEmpty)
    #expect(canvas.text(row: 1) == "  ██████ ██")
  }
}

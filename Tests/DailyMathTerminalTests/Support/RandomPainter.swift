import DailyMathTerminal

/// Draws random things, wide, combining and contested clusters among them.
struct RandomPainter {
  var generator: SeededGenerator

  private static let clusters = [
    "a", "b", " ", " ", " ", "0", "é", "e\u{301}", "漢", "字", "∑", "─", "😀", "👍🏽", "❤\u{FE0F}",
    "👩\u{200D}🚀", "🇨🇴", "x\u{301}\u{302}", "ｶ\u{FF9E}", "\u{1B}", "\u{7}", "\u{202E}",
    "×", "√", "½", "á", "°", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "1\u{FE0F}\u{20E3}", "☎\u{FE0F}", "क्षि",
    "की", "각",
    "\u{1112}\u{1161}\u{11AB}", "\u{1112}", "🇨", "\u{FF9E}", "\u{903}", "क्", "👩\u{200D}", "🌶",
  ]

  static let styles: [CellStyle] = [
    .text, .text, .text, .secondary, .accent, .accent.bold, .success, .error, .warning, .focus,
    .title.underlined, .text.italic, .category(1), .text.dim, .text.reversed,
  ]

  mutating func text(length: Int) -> String {
    (0..<length).map { _ in generator.pick(Self.clusters) }.joined()
  }

  mutating func style() -> CellStyle { generator.pick(Self.styles) }

  /// A place in or a little around the canvas.
  mutating func position(in size: Size) -> Position {
    Position(
      column: generator.number(below: size.columns + 6) - 3,
      row: generator.number(below: size.rows + 4) - 2)
  }

  mutating func rect(in size: Size) -> Rect {
    let origin = position(in: size)
    return Rect(
      column: origin.column, row: origin.row,
      columns: generator.number(below: size.columns + 2),
      rows: generator.number(below: size.rows + 2))
  }

  mutating func paint(_ canvas: inout Canvas) {
    switch generator.number(below: 10) {
    case 0: canvas.fill(rect(in: canvas.size), with: generator.pick([" ", "░"]), style: style())
    case 1: canvas.box(rect(in: canvas.size), style: style(), border: .round)
    case 2: canvas.restyle(rect(in: canvas.size), style: style())
    default:
      canvas.write(
        text(length: generator.number(below: 30)), at: position(in: canvas.size), style: style(),
        columns: generator.pick([nil, 0, 1, 2, 9, 1_000]))
    }
  }
}

import DailyMathTerminal

/// The sign and the name of the program.
enum Logo {
  /// Draws the sign above the name, or beside it where there is one row only.
  static func draw(into canvas: inout Canvas, rect: Rect, _ context: ViewContext) {
    let sign = sign(context)
    if rect.rows < 2 {
      canvas.writeLine(
        "\(sign) DailyMath", in: rect, style: .title, alignment: .center, glyphs: context.glyphs)
      return
    }
    let (first, second) = rect.splitTop(1)
    canvas.writeLine(sign, in: first, style: .accent.bold, alignment: .center)
    canvas.writeLine("DailyMath", in: second, style: .title, alignment: .center)
  }

  /// The sign that stands for the program.
  static func sign(_ context: ViewContext) -> String {
    context.glyphs.isASCII ? "S" : "∑"
  }
}

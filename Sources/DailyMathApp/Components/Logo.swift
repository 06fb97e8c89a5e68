import DailyMathTerminal

/// The sign and the name of the program.
enum Logo {
  /// Draws the sign above the name, or beside it where there is one row only.
  static func draw(into canvas: inout Canvas, rect: Rect, _ context: ViewContext) {
    if rect.rows < 2 {
      canvas.writeLine(
        line(context), in: rect, style: .title, alignment: .center, glyphs: context.glyphs)
      return
    }
    let (first, second) = rect.splitTop(1)
    canvas.writeLine(sign(context), in: first, style: .accent.bold, alignment: .center)
    canvas.writeLine("DailyMath", in: second, style: .title, alignment: .center)
  }

  /// The sign and the name on one line.
  static func line(_ context: ViewContext) -> String {
    let sign = sign(context)
    return sign.isEmpty ? "DailyMath" : "\(sign) DailyMath"
  }

  /// The sign that stands for the program; empty in ASCII, where nothing comes near.
  private static func sign(_ context: ViewContext) -> String {
    context.glyphs.isASCII ? "" : "∑"
  }
}

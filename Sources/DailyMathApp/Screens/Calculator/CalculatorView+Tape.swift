import DailyMathCore
import DailyMathTerminal

extension CalculatorScreen {
  /// Draws the tape, the latest line on top; each of them can be clicked.
  static func drawTape(
    _ state: State, into frame: inout Frame<Action>, _ place: Rect, _ context: ViewContext
  ) {
    guard !place.isEmpty else { return }
    let glyphs = context.glyphs
    let count = state.calculator.tape.lines.count
    var rows = RowCursor(place)
    if place.rows > 3 {
      frame.canvas.writeLine(
        context.texts.calculator.tape, in: rows.take(1), style: .title, glyphs: glyphs)
      rows.skip(1)
    }
    // Where there is only a row or two, an empty tape says nothing.
    guard count > 0 else {
      if place.rows > 3 {
        frame.canvas.writeParagraph(
          glyphs.spelled(context.texts.calculator.tapeEmpty), in: rows.rest, style: .secondary,
          glyphs: glyphs)
      }
      return
    }
    let list = ListState(selected: state.selectedLine ?? 0)
    let visible = list.visibleRange(count: count, rows: rows.rest.rows)
    for index in visible {
      guard let line = state.line(index) else { continue }
      let row = rows.take(1)
      let isSelected = index == state.selectedLine
      if isSelected {
        frame.canvas.write(String(glyphs.focusMark), at: row.origin, style: .accent.bold)
        frame.placeCursor(at: row.origin)
      }
      draw(line, isSelected: isSelected, into: &frame, row.splitLeft(2).rest, context)
      frame.addRegion(row, .lineChosen(index))
    }
  }

  /// Writes a calculation, and at the right its result, which is never cut for it.
  private static func draw(
    _ line: CalculatorTape.Line, isSelected: Bool, into frame: inout Frame<Action>, _ place: Rect,
    _ context: ViewContext
  ) {
    let glyphs = context.glyphs
    let result = glyphs.spelled("= " + context.language.calculation(line.result))
    let columns = TextLayout.columns(of: result, widths: frame.widths)
    let (right, left) = place.splitRight(columns)
    frame.canvas.writeLine(
      result, in: right, style: isSelected ? .accent.bold : .text, alignment: .trailing,
      glyphs: glyphs)
    frame.canvas.writeLine(
      glyphs.spelled(context.language.calculation(line.calculation)),
      in: left.splitRight(1).rest, style: isSelected ? .title : .secondary, glyphs: glyphs)
  }
}

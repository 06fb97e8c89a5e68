import DailyMathTerminal

extension HelpScreen {
  /// Draws the keys of every screen, in two columns where the window is wide.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size)
    let layout = PageLayout(size: context.size)
    let texts = context.texts.help
    frame.title = "DailyMath · \(texts.title)"
    var cursor = RowCursor(layout.content)
    frame.canvas.writeLine(texts.title, in: cursor.take(1), style: .title, glyphs: context.glyphs)
    cursor.skip(layout.isLow ? 0 : 1)
    if layout.isNarrow {
      draw(texts.groups.flatMap(lines), state, into: &frame, cursor.rest, layout, context)
    } else {
      let half = (cursor.rest.columns - 2) / 2
      let (left, rest) = cursor.rest.splitLeft(half)
      let middle = (texts.groups.count + 1) / 2
      draw(texts.groups.prefix(middle).flatMap(lines), state, into: &frame, left, layout, context)
      let right = rest.splitLeft(2).rest
      draw(
        texts.groups.dropFirst(middle).flatMap(lines), state, into: &frame, right, layout, context)
    }
    frame.placeCursor(at: layout.foot.origin)
    KeyHints<Action>([
      KeyHint("Esc", texts.close, action: .closed), KeyHint("↑↓", context.texts.common.move),
    ]).draw(into: &frame, rect: layout.foot)
    return frame
  }

  /// One line of the help: a heading, a key with its meaning, or blank.
  private struct Line {
    var key = ""
    var text = ""
    var isHeading = false
  }

  private static func lines(_ group: HelpTexts.Group) -> [Line] {
    [Line(text: group.title, isHeading: true)]
      + group.keys.map { Line(key: $0.key, text: $0.meaning) } + [Line()]
  }

  private static func draw(
    _ lines: [Line], _ state: State, into frame: inout Frame<Action>, _ rect: Rect,
    _ layout: PageLayout, _ context: ViewContext
  ) {
    let first = min(state.offset, max(0, lines.count - rect.rows))
    let keyColumns = 12
    var cursor = RowCursor(rect)
    for line in lines.dropFirst(first).prefix(rect.rows) {
      let row = cursor.take(1)
      if line.isHeading {
        frame.canvas.writeLine(line.text, in: row, style: .accent.bold, glyphs: context.glyphs)
        continue
      }
      let (key, meaning) = row.splitLeft(keyColumns)
      frame.canvas.writeLine(line.key, in: key, style: .title, glyphs: context.glyphs)
      frame.canvas.writeLine(line.text, in: meaning, style: .text, glyphs: context.glyphs)
    }
    ScrollIndicator(
      visible: first..<min(lines.count, first + rect.rows), count: lines.count
    ).draw("", into: &frame.canvas, rect: layout.notice, glyphs: context.glyphs)
  }
}

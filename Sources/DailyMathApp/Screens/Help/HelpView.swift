import DailyMathTerminal

extension HelpScreen {
  /// Draws the keys of every screen, in two columns where the window is wide.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = PageLayout(size: context.size)
    let texts = context.texts.help
    frame.title = "DailyMath · \(texts.title)"
    var cursor = RowCursor(layout.content)
    frame.canvas.writeLine(texts.title, in: cursor.take(1), style: .title, glyphs: context.glyphs)
    cursor.skip(layout.isLow ? 0 : 1)
    let columns = layout.isNarrow ? cursor.rest.columns : (cursor.rest.columns - 2) / 2
    let parts = layout.isNarrow ? [texts.groups] : Self.halves(of: texts.groups)
    var room = cursor.rest
    for groups in parts {
      draw(
        groups.flatMap { lines($0, columns: columns, context.glyphs.widths) }, state, into: &frame,
        room.splitLeft(columns).left, layout, context)
      room = room.splitLeft(columns + 2).rest
    }
    frame.placeCursor(at: layout.foot.origin)
    KeyHints<Action>([
      KeyHint("Esc", texts.close, action: .closed),
      KeyHint(context.upDown, context.texts.common.move, action: .scrolled(by: 1)),
    ]).draw(into: &frame, rect: layout.foot)
    return frame
  }

  private static let keyColumns = 13

  /// One line of the help: a heading, a key with its meaning, or blank.
  private struct Line {
    var key = ""
    var text = ""
    var isHeading = false
  }

  /// The lines of a group; a meaning that is too long goes on below.
  private static func lines(
    _ group: HelpTexts.Group, columns: Int, _ widths: WidthPolicy
  ) -> [Line] {
    let keys = group.keys.flatMap { key, meaning in
      TextLayout.wrapped(meaning, columns: columns - keyColumns, widths: widths).enumerated()
        .map { index, text in Line(key: index == 0 ? key : "", text: text) }
    }
    return [Line(text: group.title, isHeading: true)] + keys + [Line()]
  }

  private static func halves(of groups: [HelpTexts.Group]) -> [[HelpTexts.Group]] {
    let middle = (groups.count + 1) / 2
    return [Array(groups.prefix(middle)), Array(groups.dropFirst(middle))]
  }

  private static func draw(
    _ lines: [Line], _ state: State, into frame: inout Frame<Action>, _ rect: Rect,
    _ layout: PageLayout, _ context: ViewContext
  ) {
    let first = min(state.offset, max(0, lines.count - rect.rows))
    var cursor = RowCursor(rect)
    for line in lines.dropFirst(first).prefix(rect.rows) {
      let row = cursor.take(1)
      if line.isHeading {
        frame.canvas.writeLine(line.text, in: row, style: .accent.bold, glyphs: context.glyphs)
        continue
      }
      let (key, meaning) = row.splitLeft(keyColumns)
      frame.canvas.writeLine(
        context.spelled(line.key), in: key, style: .title, glyphs: context.glyphs)
      frame.canvas.writeLine(line.text, in: meaning, style: .text, glyphs: context.glyphs)
    }
    ScrollIndicator(
      visible: first..<min(lines.count, first + rect.rows), count: lines.count
    ).draw("", into: &frame.canvas, rect: layout.notice, glyphs: context.glyphs)
  }
}

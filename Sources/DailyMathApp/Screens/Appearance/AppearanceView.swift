import DailyMathCore
import DailyMathTerminal

extension AppearanceScreen {
  private static let widest = 70
  private static let labelColumns = 13
  private static let gap = 2

  /// Draws the choices over a picture that is divided like this, whose own actions then count no more.
  static func draw(
    _ state: State, into frame: inout Frame<ScreenAction>, _ layout: PageLayout,
    _ context: ViewContext
  ) {
    let columns = min(widest, layout.content.columns)
    // Border, title, rows and button; blank rows between them and a sample where there is room.
    let rows = layout.isLow ? 8 : 12
    let box = layout.content.centered(Size(columns: columns, rows: rows))
    frame.makeRoom(for: box, in: frame.bounds)
    frame.canvas.box(box, style: .accent.bold, border: context.glyphs.focusBorder)
    var cursor = RowCursor(box.inset(columns: 2, rows: 1))
    frame.canvas.writeLine(
      context.texts.appearance.title, in: cursor.take(1), style: .title, glyphs: context.glyphs)
    cursor.skip(layout.isLow ? 0 : 1)
    for row in Row.allCases where row != .done {
      draw(row, state, into: &frame, cursor.take(1), context)
    }
    if !layout.isLow {
      cursor.skip(1)
      drawSample(into: &frame.canvas, cursor.take(1), context)
      cursor.skip(1)
    }
    let button = Button(context.texts.appearance.done, state.row == .done ? .focused : .normal)
    button.draw(
      into: &frame, rect: cursor.take(1).splitLeft(gap).rest, glyphs: context.glyphs,
      action: .appearance(.closed))
    drawFoot(into: &frame, layout, context)
  }

  private static func draw(
    _ row: Row, _ state: State, into frame: inout Frame<ScreenAction>, _ rect: Rect,
    _ context: ViewContext
  ) {
    let isFocused = row == state.row
    let texts = context.texts.appearance
    if isFocused {
      frame.canvas.write(String(context.glyphs.focusMark), at: rect.origin, style: .accent.bold)
      frame.placeCursor(at: rect.origin)
    }
    let (label, room) = rect.splitLeft(gap).rest.splitLeft(labelColumns)
    frame.canvas.writeLine(
      texts.rows[row] ?? "", in: label, style: isFocused ? .title : .text, glyphs: context.glyphs)
    let choices = Choice.all(in: row)
    let names = choices.map { "\(mark($0, state, context)) \(texts.name(of: $0))" }
    let widths = context.glyphs.widths
    let needed = names.reduce(-gap) { $0 + TextLayout.columns(of: $1, widths: widths) + gap }
    if needed <= room.columns {
      drawAll(choices, names, state, into: &frame, room, context)
    } else if let choice = state.choice(in: row) {
      drawChosen(choice, choices, isFocused: isFocused, into: &frame, room, context)
    }
  }

  private static func mark(
    _ choice: Choice, _ state: State, _ context: ViewContext
  ) -> Character {
    isChosen(choice, in: state) ? context.glyphs.filledDot : context.glyphs.hollowDot
  }

  private static func isChosen(_ choice: Choice, in state: State) -> Bool {
    Row.allCases.contains { state.choice(in: $0) == choice }
  }

  /// Everything that can be chosen, side by side.
  private static func drawAll(
    _ choices: [Choice], _ names: [String], _ state: State,
    into frame: inout Frame<ScreenAction>, _ rect: Rect, _ context: ViewContext
  ) {
    var room = rect
    for (choice, name) in zip(choices, names) {
      let used = frame.canvas.writeLine(
        name, in: room, style: isChosen(choice, in: state) ? .accent.bold : .text,
        glyphs: context.glyphs)
      frame.addRegion(room.splitLeft(used).left, .appearance(.chosen(choice)))
      room = room.splitLeft(used + gap).rest
    }
  }

  /// What is chosen between the arrows that lead to what else there is.
  private static func drawChosen(
    _ choice: Choice, _ choices: [Choice], isFocused: Bool,
    into frame: inout Frame<ScreenAction>, _ rect: Rect, _ context: ViewContext
  ) {
    let arrows = context.glyphs.arrows
    let (before, rest) = rect.splitLeft(gap)
    frame.canvas.write(String(arrows[2]), at: before.origin, style: .accent)
    let used = frame.canvas.writeLine(
      context.texts.appearance.name(of: choice), in: rest, style: .accent.bold,
      glyphs: context.glyphs)
    let after = rest.splitLeft(used + 1).rest.splitLeft(1).left
    frame.canvas.write(String(arrows[3]), at: after.origin, style: .accent)
    guard let place = choices.firstIndex(of: choice) else { return }
    func neighbour(_ step: Int) -> ScreenAction {
      .appearance(.chosen(choices[(place + step + choices.count) % choices.count]))
    }
    frame.addRegion(before, neighbour(-1))
    frame.addRegion(rest.splitLeft(used + 2).left, neighbour(1))
  }

  /// Words in the colours that carry meaning, so that a look can be judged.
  private static func drawSample(
    into canvas: inout Canvas, _ rect: Rect, _ context: ViewContext
  ) {
    let texts = context.texts
    let sample: [(String, CellStyle)] = [
      ("\(context.glyphs.check) \(texts.quiz.right)", .success),
      ("\(context.glyphs.cross) \(texts.quiz.wrong)", .error),
      ("\(context.glyphs.filledDot) \(texts.today.pending)", .warning),
      (texts.common.name(of: .linearAlgebra), CardText.style(of: .linearAlgebra)),
    ]
    var room = rect.splitLeft(gap).rest
    for (text, style) in sample {
      guard TextLayout.columns(of: text, widths: canvas.widths) <= room.columns else { break }
      let used = canvas.writeLine(text, in: room, style: style, glyphs: context.glyphs)
      room = room.splitLeft(used + gap).rest
    }
  }

  private static func drawFoot(
    into frame: inout Frame<ScreenAction>, _ layout: PageLayout, _ context: ViewContext
  ) {
    let texts = context.texts.appearance
    frame.canvas.fill(layout.foot)
    KeyHints<ScreenAction>([
      KeyHint(context.upDown, texts.row, action: .appearance(.rowMoved(by: 1))),
      KeyHint(context.leftRight, texts.change, action: .appearance(.choiceMoved(by: 1))),
      KeyHint("Esc", texts.close, action: .appearance(.closed)),
    ]).draw(into: &frame, rect: layout.foot)
  }
}

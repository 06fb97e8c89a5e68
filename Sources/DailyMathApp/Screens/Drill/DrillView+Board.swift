import DailyMathCore
import DailyMathTerminal

extension DrillScreen {
  /// The columns of the line that is typed on: the sign before it, and as many characters as are kept.
  private static let entryColumns = DrillEntry.longest + 6

  /// Draws the drill as it goes on.
  static func drawDrill(
    _ state: State, into frame: inout Frame<Action>, _ layout: PageLayout, _ context: ViewContext
  ) {
    drawHead(state, into: &frame.canvas, layout, context)
    let keypad = Keypad(
      layout: context.library.settings.agility.keypad, hasSlash: state.hasFractions,
      decimalMark: DrillWords(language: context.language).decimalMark)
    let places = DrillLayout(layout, keypad: keypad.size)
    guard state.isRunning else {
      drawPause(into: &frame, places.board, layout, context)
      return
    }
    drawBoard(state, into: &frame, places.board, layout, context)
    guard !places.keypad.isEmpty else { return }
    // With reduced motion nothing flashes; the key acts all the same.
    let lit = context.appearance.motion == .full ? state.litKey?.key : nil
    keypad.grid(pressed: lit) { Action.typed($0) }.draw(
      into: &frame, rect: places.keypad, glyphs: context.glyphs)
  }

  private static func drawPause(
    into frame: inout Frame<Action>, _ board: Rect, _ layout: PageLayout, _ context: ViewContext
  ) {
    let row = board.splitTop(board.rows / 3).rest.splitTop(1).top
    let line = context.texts.drill.anyKey
    frame.canvas.writeLine(
      context.showsOnlyASCII ? ASCIIText.folded(line) : line, in: row, style: .title,
      alignment: .center, glyphs: context.glyphs)
    frame.addRegion(layout.content, .resumed)
    frame.placeCursor(at: row.origin)
  }

  /// Draws the question, under it what is typed, and what is said about that.
  private static func drawBoard(
    _ state: State, into frame: inout Frame<Action>, _ board: Rect, _ layout: PageLayout,
    _ context: ViewContext
  ) {
    let question = DrillWords(language: context.language).question(state.session.problem)
    let verdictRows = 2
    let gap = layout.isLow ? 0 : 1
    // The entry, the line under it and the gaps around it.
    let belowRows = 2 + 2 * gap + verdictRows
    let large = BigText.fitting(
      question, in: Size(columns: board.columns, rows: board.rows - belowRows - gap),
      glyphs: context.glyphs)
    let rows = large?.size.rows ?? 1
    var cursor = RowCursor(board)
    cursor.skip(max(layout.isLow ? 0 : 1, (board.rows - rows - belowRows) / 3))
    let place = cursor.take(rows)
    if let large {
      large.draw(into: &frame.canvas, rect: place.centered(large.size))
    } else {
      frame.canvas.writeLine(
        context.glyphs.spelled(question), in: place, style: .title, alignment: .center,
        glyphs: context.glyphs)
    }
    cursor.skip(gap)
    drawEntry(state, into: &frame, cursor.take(2), context)
    cursor.skip(gap)
    drawCorrection(state, into: &frame.canvas, cursor.take(verdictRows), context)
  }

  /// Draws what is typed, always from the same column on, so that it stands still while it grows.
  private static func drawEntry(
    _ state: State, into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    let session = state.session
    let words = DrillWords(language: context.language)
    let field = rect.centered(Size(columns: entryColumns, rows: rect.rows))
    let sign = session.problem.blank == .result ? "=" : "?"
    frame.canvas.writeLine(sign, in: field.splitLeft(1).left, style: .secondary)
    let line = field.splitTop(1).top.splitLeft(2).rest
    let text = words.typed(session.entry.text)
    let used = frame.canvas.writeLine(
      context.glyphs.spelled(text), in: line, style: .title, glyphs: context.glyphs)
    if session.isAmiss {
      // The sign says it; a colour would take as many bytes as all else that a key changes.
      frame.canvas.writeLine(
        String(context.glyphs.cross), in: line.splitLeft(used + 1).rest, style: .title,
        glyphs: context.glyphs)
    }
    let rule = field.splitTop(1).rest
    frame.canvas.horizontalLine(
      at: rule.origin, columns: rule.columns, context.glyphs.border.horizontal)
    frame.placeCursor(at: line.origin.offset(columns: used), isVisible: true)
  }

  /// Says what the right answer is where the one given was wrong, with a sign and in words.
  private static func drawCorrection(
    _ state: State, into canvas: inout Canvas, _ rect: Rect, _ context: ViewContext
  ) {
    let session = state.session
    guard session.phase == .correcting else { return }
    let texts = context.texts.drill
    let words = DrillWords(language: context.language)
    let answer = words.answer(session.problem)
    let sentence =
      session.mistakes.last.map { texts.correction(words.typed($0), answer) }
      ?? texts.correctionBriefly(answer)
    let line = context.glyphs.spelled("\(context.glyphs.cross) \(sentence)")
    canvas.writeParagraph(
      context.showsOnlyASCII ? ASCIIText.folded(line) : line, in: rect, style: .error.bold,
      alignment: .center, glyphs: context.glyphs)
  }
}

import DailyMathCore
import DailyMathTerminal

extension DrillScreen {
  /// The columns of the line that is typed on: the sign before it, and as many characters as are kept.
  private static let entryColumns = DrillEntry.longest + 6

  /// From so many rows of the board on there is room for what is typed in large characters.
  private static let largeBoardRows = 20

  /// Draws the drill as it goes on.
  static func drawDrill(
    _ state: State, into frame: inout Frame<Action>, _ layout: PageLayout, _ context: ViewContext
  ) {
    drawHead(state, into: &frame.canvas, layout, context)
    let keypad = Keypad(
      layout: context.library.settings.agility.keypad, hasSlash: state.hasFractions,
      decimalMark: context.language.decimalMark)
    let places = DrillLayout(layout, keypad: keypad.size)
    guard state.isRunning else {
      drawPause(into: &frame, layout, context)
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
    into frame: inout Frame<Action>, _ layout: PageLayout, _ context: ViewContext
  ) {
    let body = layout.content.splitTop(layout.isLow ? 1 : 2).rest
    let row = body.splitTop(body.rows / 3).rest.splitTop(1).top
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
    let entryRows = Self.entryRows(in: board, layout) + 1
    let belowRows = entryRows + 2 * gap + verdictRows
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
    let entry = cursor.take(entryRows)
    if entryRows > 2 {
      drawLargeEntry(state, into: &frame, entry, context)
    } else {
      drawEntry(state, into: &frame, entry, context)
    }
    cursor.skip(gap)
    drawCorrection(state, into: &frame.canvas, cursor.take(verdictRows), context)
  }

  /// How high what is typed is drawn: as high as the question in a large window, else a row.
  ///
  /// Large characters cost many bytes a key, which is much for a small window over a slow line.
  private static func entryRows(in board: Rect, _ layout: PageLayout) -> Int {
    layout.isTall && board.rows >= largeBoardRows ? 5 : 1
  }

  /// Draws what is typed in large characters, from the same column on while it is no longer than expected.
  private static func drawLargeEntry(
    _ state: State, into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    let session = state.session
    let text = DrillWords(language: context.language).typed(session.entry.text)
    let room = max(text.count, session.problem.answerDigits + 2)
    let field = rect.centered(
      Size(columns: min(rect.columns, 10 + room * 8), rows: rect.rows))
    let (line, rule) = (field.splitTop(rect.rows - 1).top, field.splitTop(rect.rows - 1).rest)
    frame.canvas.horizontalLine(
      at: rule.origin, columns: rule.columns, context.glyphs.border.horizontal)
    let sign = BigText.fitting(
      session.problem.blank == .result ? "=" : "?", in: line.size, style: .secondary,
      glyphs: context.glyphs)
    sign?.draw(into: &frame.canvas, rect: line)
    let place = line.splitLeft((sign?.size.columns ?? 1) + 4).rest
    // Two columns are left for the cross.
    let inner = Size(columns: max(0, place.columns - 2), rows: place.rows)
    var used = 0
    if let large = BigText.fitting(text, in: inner, glyphs: context.glyphs) {
      large.draw(into: &frame.canvas, rect: place)
      used = large.size.columns
    } else {
      used = frame.canvas.writeLine(
        context.glyphs.spelled(text), in: place, style: .title, glyphs: context.glyphs)
    }
    let middle = place.splitTop(place.rows / 2).rest
    if session.isAmiss {
      frame.canvas.writeLine(
        String(context.glyphs.cross), in: middle.splitLeft(used + 1).rest, style: .title,
        glyphs: context.glyphs)
    }
    frame.placeCursor(
      at: middle.origin.offset(columns: min(used, max(0, place.columns - 1))), isVisible: true)
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

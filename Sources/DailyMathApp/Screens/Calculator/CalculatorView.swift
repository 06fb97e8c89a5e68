import DailyMathCore
import DailyMathTerminal

extension CalculatorScreen {
  /// Draws the screen: the calculator, and its tape beside it or under it.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = CalculatorLayout(size: context.size)
    frame.title = "DailyMath · \(context.texts.calculator.title)"
    drawHead(state, into: &frame, layout, context)
    frame.canvas.fill(layout.body, style: .device)
    drawDisplay(state, into: &frame, layout, context)
    for (row, buttons) in CalculatorPad.buttons(state, context).enumerated() {
      var column = 0
      for button in buttons {
        let place = layout.place(row: row, column: column, span: button.span)
        draw(button, into: &frame, place, context.glyphs)
        column += button.span
      }
    }
    drawTape(state, into: &frame, layout.tape, context)
    KeyHints(hints(state, context), lasting: 2).draw(
      into: &frame, rect: layout.page.foot, glyphs: context.glyphs)
    return frame
  }

  /// The tabs; where the calculator is all of the program, its name alone.
  private static func drawHead(
    _ state: State, into frame: inout Frame<Action>, _ layout: CalculatorLayout,
    _ context: ViewContext
  ) {
    guard state.isAlone else {
      return HeadBar.draw(
        into: &frame, layout.page, context, selected: 4, action: { .tabChosen($0) })
    }
    let name = Logo.line(context)
    let used = frame.canvas.writeLine(
      name, in: layout.page.content, style: .title, glyphs: context.glyphs)
    frame.canvas.writeLine(
      "\(context.glyphs.separator) \(context.texts.calculator.title)",
      in: layout.page.content.splitLeft(used + 1).rest, style: .secondary, glyphs: context.glyphs)
    layout.page.drawHeadRule(into: &frame.canvas, glyphs: context.glyphs)
  }

  /// The number at the right, as large as there is room for it, the calculation so far above it, and the key that takes the last digit back at the left.
  private static func drawDisplay(
    _ state: State, into frame: inout Frame<Action>, _ layout: CalculatorLayout,
    _ context: ViewContext
  ) {
    let glyphs = context.glyphs
    let calculation = context.language.calculation(state.calculator.calculation)
    let complaint = state.notice.map { "\(glyphs.warning) \(sentence(for: $0, context))" } ?? ""
    let used = frame.canvas.writeLine(
      glyphs.spelled(complaint), in: layout.calculation, style: .device.bold, glyphs: glyphs)
    frame.canvas.writeLine(
      glyphs.spelled(calculation),
      in: layout.calculation.splitLeft(used > 0 ? used + 1 : 0).rest, style: .device,
      alignment: .trailing, glyphs: glyphs)
    let erase = " \(glyphs.spelled("⌫")) "
    let columns = TextLayout.columns(of: erase, widths: frame.widths)
    let (corner, room) = layout.number.splitLeft(columns)
    let left = corner.splitBottom(1).bottom
    frame.canvas.writeLine(erase, in: left, style: CellStyle(.darkKey), glyphs: glyphs)
    frame.addRegion(left, .keyPressed(.backspace))
    let number = glyphs.spelled(context.language.calculation(state.calculator.display))
    let digits = room.splitLeft(1).rest
    if let large = BigText.fitting(number, in: digits.size, style: .device, glyphs: glyphs) {
      large.draw(into: &frame.canvas, rect: digits.placed(large.size, .trailing, .bottom))
    } else {
      frame.canvas.writeLine(
        number, in: room.splitBottom(1).bottom, style: .device.bold, alignment: .trailing,
        glyphs: glyphs)
    }
    // A line of the tape has the cursor where it is in sight.
    guard state.selectedLine == nil || frame.cursor == nil, !layout.number.isEmpty else { return }
    frame.placeCursor(
      at: Position(column: layout.number.endColumn - 1, row: layout.number.endRow - 1))
  }

  private static func sentence(for notice: State.Notice, _ context: ViewContext) -> String {
    let texts = context.texts.calculator
    return switch notice {
    case .noKey(let character): texts.noKey(String(character))
    case .fault(let fault, let line): texts.sentence(for: fault, in: line)
    }
  }

  /// Draws a key; one of several rows has rounded edges, half a row high.
  private static func draw(
    _ button: CalculatorPad.Button, into frame: inout Frame<Action>, _ place: Rect,
    _ glyphs: Glyphs
  ) {
    guard !place.isEmpty else { return }
    let (role, edge) = roles(of: button)
    frame.canvas.fill(place, style: CellStyle(role))
    let edges = KeyEdges.of(glyphs)
    if place.rows > 1 {
      for (row, ends) in [(place.row, edges.top), (place.endRow - 1, edges.bottom)] {
        frame.canvas.horizontalLine(
          at: Position(column: place.column, row: row), columns: place.columns, ends.line,
          style: CellStyle(edge))
        frame.canvas.write(
          String(ends.left), at: Position(column: place.column, row: row), style: CellStyle(edge))
        frame.canvas.write(
          String(ends.right), at: Position(column: place.endColumn - 1, row: row),
          style: CellStyle(edge))
      }
    }
    let middle = place.rows > 1 ? place.inset(columns: 0, rows: 1) : place
    for row in middle.row..<middle.endRow {
      frame.canvas.write(
        String(edges.left), at: Position(column: place.column, row: row), style: CellStyle(edge))
      frame.canvas.write(
        String(edges.right), at: Position(column: place.endColumn - 1, row: row),
        style: CellStyle(edge))
    }
    let label = glyphs.spelled(button.label)
    // A sign beside the label says without colour that a key is lit.
    let text = button.isLit ? "\(glyphs.focusMark)\(label)\(glyphs.focusMarkEnd)" : label
    let line = Rect(
      column: place.column + 1, row: middle.row + middle.rows / 2, columns: place.columns - 2,
      rows: 1)
    frame.canvas.writeLine(
      text, in: line, style: CellStyle(role, .bold), alignment: .center, glyphs: glyphs)
    frame.addRegion(place, button.action)
  }

  private static func roles(of button: CalculatorPad.Button) -> (key: StyleRole, edge: StyleRole) {
    if button.isLit { return (.litKey, .litKeyEdge) }
    return switch button.kind {
    case .digit: (.darkKey, .darkKeyEdge)
    case .function: (.lightKey, .lightKeyEdge)
    case .operation: (.coloredKey, .coloredKeyEdge)
    }
  }

  private static func hints(_ state: State, _ context: ViewContext) -> [KeyHint<Action>] {
    let texts = context.texts
    let own = texts.calculator
    var hints = [
      KeyHint<Action>(
        "Enter", state.selectedLine == nil ? "=" : own.recall, action: .enterPressed),
      KeyHint(
        "c", state.calculator.clearsEntry ? own.clearEntry : own.clearAll, action: .clearPressed),
      KeyHint("n", "±", dropRank: 1, action: .keyPressed(.sign)),
    ]
    let count = state.calculator.tape.lines.count
    if count > 0 {
      // A click goes on from the oldest line to none.
      let isAtEnd = state.selectedLine == count - 1
      hints.append(
        KeyHint(
          context.upDown, own.tape.lowercased(), dropRank: 2,
          action: .tapeMoved(by: isAtEnd ? -count : 1)))
    }
    return hints + [
      KeyHint("?", texts.common.help, dropRank: 3, action: .helpChosen),
      KeyHint(
        "Esc", state.isAlone ? texts.common.quit : texts.common.back, action: .leaveChosen),
    ]
  }
}

/// What the edges of a key are made of.
private struct KeyEdges {
  /// A row above or below.
  struct Row {
    let left: Character
    let line: Character
    let right: Character
  }

  let top: Row
  let bottom: Row
  let left: Character
  let right: Character

  /// Half blocks with rounded corners, or a frame of ASCII.
  static func of(_ glyphs: Glyphs) -> KeyEdges {
    guard !glyphs.isASCII else {
      let row = Row(left: "+", line: "-", right: "+")
      return KeyEdges(top: row, bottom: row, left: "|", right: "|")
    }
    return KeyEdges(
      top: Row(left: "▗", line: "▄", right: "▖"), bottom: Row(left: "▝", line: "▀", right: "▘"),
      left: "▐", right: "▌")
  }
}

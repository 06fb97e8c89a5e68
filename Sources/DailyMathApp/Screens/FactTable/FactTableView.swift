import DailyMathCore
import DailyMathTerminal

extension FactTableScreen {
  /// Draws the screen: the names of the tables, one of them as a heatmap, and a sentence about the selected fact.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = FactTableLayout(size: context.size, selected: state.first)
    let texts = context.texts.factTable
    frame.title = "DailyMath · \(texts.title)"
    HeadBar.draw(into: &frame, layout.page, context, selected: 4, action: { .tabChosen($0) })
    drawTabs(state, into: &frame, layout, context)
    drawTable(state, into: &frame, layout, context)
    let sentence = texts.sentence(
      FactFacts(state.operation, state.first, state.second, context), context.language)
    let isUnknown = isMostlyUnknown(state.operation, in: context.library.agility)
    frame.canvas.writeParagraph(
      context.glyphs.spelled(isUnknown ? "\(sentence) \(texts.mostUnknown)" : sentence),
      in: layout.sentence, glyphs: context.glyphs)
    drawLegend(into: &frame, layout.legend, context)
    KeyHints(hints(state, context), lasting: 1).draw(
      into: &frame, rect: layout.page.foot, glyphs: context.glyphs)
    return frame
  }

  private static func drawTabs(
    _ state: State, into frame: inout Frame<Action>, _ layout: FactTableLayout,
    _ context: ViewContext
  ) {
    let glyphs = context.glyphs
    var rest = layout.tabs
    let title = context.texts.factTable.title
    let used = frame.canvas.writeLine(title, in: rest, style: .title, glyphs: glyphs)
    rest = rest.splitLeft(used + 2).rest
    for operation in operations {
      let isSelected = operation == state.operation
      let sign = glyphs.spelled(operation == .addition ? "+" : "×")
      let label =
        isSelected ? "\(glyphs.focusMark)\(sign)\(glyphs.focusMarkEnd)" : " \(sign) "
      let (place, next) = rest.splitLeft(3)
      frame.canvas.writeLine(
        label, in: place, style: isSelected ? .accent.bold : .secondary, glyphs: glyphs)
      if !isSelected { frame.addRegion(place, .operationChosen(operation)) }
      rest = next.splitLeft(1).rest
    }
    // In a low window the ramp stands here, since there is no row for what the signs mean.
    guard layout.page.isLow else { return }
    let ramp = String(glyphs.shades.dropFirst().reversed())
    frame.canvas.writeLine(
      "\(ramp) \(glyphs.spelled(context.texts.factTable.fastToSlow))", in: rest,
      style: .secondary, alignment: .trailing, glyphs: glyphs)
  }

  private static func drawTable(
    _ state: State, into frame: inout Frame<Action>, _ layout: FactTableLayout,
    _ context: ViewContext
  ) {
    let glyphs = context.glyphs
    for second in operands where layout.showsHeading(of: second, selected: state.second) {
      let place = Rect(
        column: layout.cell(layout.firstRow, second).column, row: layout.header.row,
        columns: layout.cellColumns, rows: layout.header.rows)
      frame.canvas.writeLine(
        String(second), in: place, style: second == state.second ? .title : .secondary,
        glyphs: glyphs)
    }
    for row in 0..<layout.table.rows {
      let first = layout.firstRow + row
      let label = layout.table.splitTop(row).rest.splitTop(1).top
        .splitLeft(FactTableLayout.labelColumns - 1).left
      frame.canvas.writeLine(
        String(first), in: label, style: first == state.first ? .title : .secondary,
        alignment: .trailing, glyphs: glyphs)
      for second in operands {
        let place = layout.cell(first, second)
        let isSelected = first == state.first && second == state.second
        draw(
          standing(state.operation, first, second, in: context.library.agility),
          isSelected: isSelected, into: &frame.canvas, place, glyphs)
        if isSelected {
          frame.placeCursor(at: place.origin)
        } else {
          frame.addRegion(place, .cellChosen(first, second))
        }
      }
    }
  }

  /// Draws a cell: its shade says how fast, its colour and the sign behind it how often right.
  private static func draw(
    _ standing: FactStanding, isSelected: Bool, into canvas: inout Canvas, _ place: Rect,
    _ glyphs: Glyphs
  ) {
    let style = isSelected ? style(of: standing).reversed : style(of: standing)
    let shade = glyphs.shades[min(standing.speed.rawValue, glyphs.shades.count - 1)]
    // A blank column parts the cells where there is room, and one is the sign's.
    let shadeColumns = standing.speed == .unknown ? 1 : max(1, place.columns - 2)
    let text = String(repeating: String(shade), count: shadeColumns)
    canvas.writeLine(text + sign(of: standing, glyphs), in: place, style: style, glyphs: glyphs)
  }

  private static func style(of standing: FactStanding) -> CellStyle {
    guard standing.speed != .unknown else { return .secondary }
    return switch standing.accuracy {
    case .good: .success
    case .fair: .warning
    case .poor: .error
    }
  }

  private static func sign(of standing: FactStanding, _ glyphs: Glyphs) -> String {
    guard standing.speed != .unknown else { return "" }
    return switch standing.accuracy {
    case .good: ""
    case .fair: String(glyphs.warning)
    case .poor: String(glyphs.cross)
    }
  }

  /// What shades and signs mean, in as many lines as there are.
  private static func drawLegend(
    into frame: inout Frame<Action>, _ place: Rect, _ context: ViewContext
  ) {
    guard !place.isEmpty else { return }
    let (glyphs, texts) = (context.glyphs, context.texts.factTable)
    let shades = zip(glyphs.shades.dropFirst().reversed(), texts.speeds).map { "\($0) \($1)" }
    let parts =
      shades + [
        "\(glyphs.shades[0]) \(texts.unknown)", "\(glyphs.warning) \(texts.fair)",
        "\(glyphs.cross) \(texts.poor)",
      ]
    frame.canvas.writeParagraph(
      parts.joined(separator: "   "), in: place, style: .secondary, glyphs: glyphs)
  }

  private static func hints(_ state: State, _ context: ViewContext) -> [KeyHint<Action>] {
    let texts = context.texts
    let other = state.operation == .addition ? "×" : "+"
    return [
      KeyHint("p", texts.factTable.practise, action: .practiceChosen),
      KeyHint("Tab", context.glyphs.spelled(other), action: .operationTurned),
      KeyHint(
        context.spelled("↑↓←→"), texts.common.move, dropRank: 1,
        // A click goes on from the last row to the first.
        action: state.first < operands.upperBound
          ? .moved(rows: 1, columns: 0) : .cellChosen(operands.lowerBound, state.second)),
      KeyHint("?", texts.common.help, dropRank: 2, action: .helpChosen),
      KeyHint("Esc", texts.common.back, action: .leaveChosen),
    ]
  }
}

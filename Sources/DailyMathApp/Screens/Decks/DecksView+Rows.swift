import DailyMathCore
import DailyMathTerminal

extension DecksScreen {
  /// Draws the row of that index; the first stands for all decks together.
  static func draw(
    _ index: Int, _ state: State, into frame: inout Frame<Action>, _ rect: Rect,
    _ layout: DecksLayout, _ context: ViewContext
  ) {
    let cells = layout.cells(of: rect)
    let row = index == 0 ? nil : state.overview.rows[index - 1]
    let isSelected = index == state.list.selected
    frame.addRegion(rect, .rowClicked(index))
    if isSelected {
      frame.canvas.write(
        String(context.glyphs.focusMark), at: cells.mark.origin, style: .accent.bold)
    }
    if isSelected, let renaming = state.renaming, !renaming.isAsking {
      let place = cells.name.splitRight(1).rest
      renaming.field.draw(into: &frame, rect: place, isFocused: true, glyphs: context.glyphs)
      frame.canvas.restyle(place, style: .text.underlined)
    } else {
      frame.canvas.writeLine(
        row.map { name(of: $0.deck, context) } ?? context.texts.decks.all,
        in: cells.name.splitRight(1).rest,
        style: isSelected ? .accent.bold : style(of: row?.deck), glyphs: context.glyphs)
    }
    let sum = state.overview.sum
    let numbers = [
      row?.due ?? sum.due, row?.new ?? sum.new, row?.total ?? sum.total,
      row?.suspended ?? sum.suspended,
    ]
    for (place, (cell, number)) in zip(cells.numbers, numbers).enumerated() {
      // What waits is to be seen first, and nothing is nothing to see.
      let style: CellStyle = number == 0 ? .secondary : (place == 0 ? .warning : .text)
      frame.canvas.writeLine(
        context.language.number(number), in: cell, style: style, alignment: .trailing,
        glyphs: context.glyphs)
    }
    for (cell, limit) in zip(cells.limits, Limit.allCases) {
      drawLimit(limit, of: index, row?.deck, state, into: &frame, cell, context)
    }
  }

  private static func drawLimit(
    _ limit: Limit, of index: Int, _ deck: CardDeck?, _ state: State,
    into frame: inout Frame<Action>, _ cell: Rect, _ context: ViewContext
  ) {
    let isAtHand = index == state.list.selected && limit == state.limit
    if isAtHand, state.renaming == nil, let entry = state.entry {
      let place = cell.splitRight(6).right
      entry.field.draw(into: &frame, rect: place, isFocused: true, glyphs: context.glyphs)
      let style: CellStyle = entry.isUntouched ? .accent.underlined : .text.underlined
      frame.canvas.restyle(place, style: style)
      return
    }
    let value = value(of: limit, for: deck, in: context.library)
    let words = value.map(context.language.number) ?? noLimit(context)
    // Brackets tell which one is at hand where there is no colour.
    let text = isAtHand ? "[\(words)]" : "\(words) "
    let columns = TextLayout.columns(of: text, widths: frame.widths)
    let place = cell.splitRight(columns).right
    frame.canvas.writeLine(
      text, in: place,
      style: isAtHand ? .accent.bold : (value == nil ? .secondary : .text), glyphs: context.glyphs)
    frame.addRegion(cell, .limitClicked(row: index, limit))
    if isAtHand, state.renaming == nil { frame.placeCursor(at: place.origin.offset(columns: 1)) }
  }

  /// What stands where a deck has no limit of its own.
  private static func noLimit(_ context: ViewContext) -> String {
    context.glyphs.isASCII ? "-" : "—"
  }

  /// The name of a deck as one line.
  private static func name(of deck: CardDeck, _ context: ViewContext) -> String {
    CardText.line(context.texts.common.title(of: deck), context)
  }

  private static func style(of deck: CardDeck?) -> CellStyle {
    switch deck {
    case .category(let category): CardText.style(of: category)
    case .own: .text
    case nil: .text.bold
    }
  }
}

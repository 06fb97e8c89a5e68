import DailyMathCore
import DailyMathTerminal

extension TodayScreen {
  private static let categoryColumns = 25
  private static let dueColumns = 12

  /// Draws the heading of the list, or the field of the filter.
  static func drawListHead(
    _ state: State, into frame: inout Frame<Action>, _ layout: TodayLayout, _ context: ViewContext
  ) {
    let texts = context.texts.today
    let used = frame.canvas.writeLine(
      texts.myCards, in: layout.listHead, style: .title, glyphs: context.glyphs)
    let rest = layout.listHead.splitLeft(used + 2).rest
    guard state.isFiltering || !state.filter.isEmpty else {
      if showsListKeys(state, layout) { drawListKeys(into: &frame, rest, context) }
      return
    }
    frame.canvas.writeLine("/", in: rest, style: .accent.bold)
    state.filter.draw(
      into: &frame, rect: rest.splitLeft(1).rest, isFocused: state.isFiltering,
      glyphs: context.glyphs)
  }

  /// Whether the keys of the list stand beside its heading, where otherwise the filter is.
  static func showsListKeys(_ state: State, _ layout: TodayLayout) -> Bool {
    !layout.page.isNarrow && !state.isFiltering && state.filter.isEmpty
  }

  /// The keys that belong to the list, at the right end of its heading.
  private static func drawListKeys(
    into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    let texts = context.texts.today
    let hints: [KeyHint<Action>] = [
      KeyHint("/", texts.search, action: .filterOpened),
      KeyHint("n", texts.new, action: .newCardChosen),
    ]
    // A blank cell goes before the first hint, and three between two.
    let widths = context.glyphs.widths
    let columns = hints.reduce(-2) {
      $0 + TextLayout.columns(of: $1.key + $1.label, widths: widths) + 4
    }
    KeyHints(hints).draw(
      into: &frame, rect: rect.splitRight(columns).right, glyphs: context.glyphs)
  }

  /// Draws the rows that are in sight, or what an empty list has to say.
  static func drawList(
    _ state: State, into frame: inout Frame<Action>, _ layout: TodayLayout, _ context: ViewContext
  ) {
    let texts = context.texts.today
    guard !state.rows.isEmpty else {
      let lines =
        state.filter.isEmpty
        ? [texts.emptyTitle, texts.emptyInvitation] : [texts.noMatches(state.filter.text)]
      var cursor = RowCursor(layout.list)
      cursor.skip(layout.page.isLow ? 0 : 1)
      if !state.isFiltering { frame.placeCursor(at: cursor.rest.origin) }
      for line in lines {
        frame.canvas.writeLine(
          line, in: cursor.take(1), style: .secondary, glyphs: context.glyphs)
      }
      return
    }
    let isFocused = !state.isFiltering && state.question == nil
    state.list.draw(
      into: &frame, rect: layout.list, count: state.rows.count, isFocused: isFocused,
      glyphs: context.glyphs, action: { .rowClicked($0) },
      drawRow: { frame, rect, index, isSelected in
        drawRow(
          state.rows[index], isSelected: isSelected, into: &frame.canvas, rect, layout, context)
      })
  }

  private static func drawRow(
    _ row: CardRow, isSelected: Bool, into canvas: inout Canvas, _ rect: Rect,
    _ layout: TodayLayout, _ context: ViewContext
  ) {
    guard let content = context.library.content(of: row.card) else { return }
    let dot = row.due.isPending ? context.glyphs.filledDot : context.glyphs.hollowDot
    let style: CellStyle = row.due.isPending ? .warning : .secondary
    canvas.write(String(dot), at: rect.origin, style: style)
    let rest = rect.splitLeft(2).rest
    let (due, before) = rest.splitRight(dueColumns)
    canvas.writeLine(
      dueText(row.due, context), in: due, style: row.due.isPending ? .text : .secondary,
      alignment: .trailing, glyphs: context.glyphs)
    var promptRoom = before
    if !layout.page.isNarrow {
      let (category, room) = before.splitRight(categoryColumns)
      canvas.writeLine(
        context.texts.common.name(of: content.category), in: category,
        style: CardText.style(of: content.category), glyphs: context.glyphs)
      promptRoom = room.splitRight(1).rest
    }
    canvas.writeLine(
      CardText.line(content.prompt), in: promptRoom, style: isSelected ? .title : .text,
      glyphs: context.glyphs)
  }

  private static func dueText(_ due: CardRow.Due, _ context: ViewContext) -> String {
    context.texts.today.text(for: due, on: context.day)
  }
}

extension TodayTexts {
  /// When a card comes, in the words of a row of the list.
  func text(for due: CardRow.Due, on day: StudyDay) -> String {
    switch due {
    case .today: self.due(day, day)
    case .returns: returnsToday
    case .newToday: "\(newCard) · \(self.due(day, day))"
    case .newLater: newCard
    case .on(let other): self.due(other, day)
    }
  }
}

import DailyMathCore
import DailyMathTerminal

extension TodayScreen {
  private static let categoryColumns = 26
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
    let place = rest.splitLeft(1).rest
    state.filter.draw(
      into: &frame, rect: place, isFocused: state.isFiltering, glyphs: context.glyphs)
    state.filter.addPlaces(
      to: &frame, rect: place, isFocused: state.isFiltering, action: { .filterClicked($0) })
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
    let emptyText =
      state.filter.isEmpty
      ? "\(texts.emptyTitle)\n\(texts.emptyInvitation)" : texts.noMatches(state.filter.text)
    ListView(
      count: state.rows.count, state: state.list,
      isFocused: state.opensCard && !state.isFiltering && state.question == nil,
      emptyText: emptyText,
      action: { .rowClicked($0) }, row: { row(of: state.rows[$0], context) }
    ).draw(into: &frame, rect: layout.list, glyphs: context.glyphs)
  }

  private static func row(of row: CardRow, _ context: ViewContext) -> ListRow {
    guard let card = context.library.card(row.card) else { return ListRow("") }
    let content = card.content
    let isPending = row.due.isPending
    let when = row.due(in: context.library, on: context.day)
    let category = ListCell(
      CardText.line(context.texts.common.title(of: content.home), context),
      columns: categoryColumns, mark: context.glyphs.categoryMark,
      markStyle: CardText.style(of: content.category))
    let due = ListCell(
      dueText(when, context), style: isWaitingLonger(when) ? .text : .secondary,
      columns: dueColumns, alignment: .trailing)
    return ListRow(
      (card.isMarked ? "\(context.glyphs.star) " : "")
        + CardText.line(content.face.prompt, context),
      sign: isPending ? context.glyphs.filledDot : context.glyphs.hollowDot,
      signStyle: isPending ? .warning : .secondary, cells: [category, due])
  }

  /// Whether a card was asked before and waits today, which counts for more than what is new.
  private static func isWaitingLonger(_ due: CardRow.Due) -> Bool {
    switch due {
    case .today, .returns: true
    case .newToday, .newLater, .putOff, .suspended, .on: false
    }
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
    case .putOff: putOff
    case .suspended: suspended
    case .on(let other): self.due(other, day)
    }
  }
}

import DailyMathCore
import DailyMathTerminal

extension BrowserScreen {
  /// Draws the headings, which sort where they are clicked; an arrow shows by which column and in which direction.
  static func drawHeadings(
    _ state: State, into frame: inout Frame<Action>, _ layout: BrowserLayout,
    _ context: ViewContext
  ) {
    guard !layout.headings.isEmpty, !state.found.isEmpty else { return }
    let texts = context.texts.browser
    // They stand over the list without the edge in which its scroll bar is.
    let row = Rect(
      column: layout.list.column, row: layout.headings.row, columns: layout.list.columns, rows: 1)
    let hasBar = state.found.count > layout.list.rows
    let room = row.splitRight(hasBar ? 2 : 0).rest.splitLeft(4).rest
    let places = columns(state, layout).places(in: room)
    func heading(_ key: CardSorting.Key, _ label: String, columns: Int) -> String {
      guard key == state.sorting.key else { return label }
      let arrow = context.glyphs.arrows[state.sorting.isReversed ? 0 : 1]
      // The arrow must be seen, whatever is left of the word.
      let word = TextLayout.truncated(
        label, to: columns - 2, ellipsis: "", widths: context.glyphs.widths)
      return "\(word) \(arrow)"
    }
    func style(_ key: CardSorting.Key) -> CellStyle {
      key == state.sorting.key ? .accent : .secondary
    }
    let end = places.first?.1.column ?? room.column + room.columns
    let prompt = Rect(
      column: room.column, row: room.row, columns: max(0, end - room.column - 2), rows: 1)
    frame.canvas.writeLine(
      heading(.prompt, texts.promptHeading, columns: prompt.columns), in: prompt,
      style: style(.prompt),
      glyphs: context.glyphs)
    frame.addRegion(prompt, .sortingChosen(.prompt))
    for (column, place) in places {
      frame.canvas.writeLine(
        heading(column.key, texts.headings[column.key] ?? "", columns: place.columns), in: place,
        style: style(column.key), alignment: column.alignment, glyphs: context.glyphs)
      frame.addRegion(place, .sortingChosen(column.key))
    }
  }

  /// Draws the rows that are in sight, or what an empty list has to say.
  static func drawList(
    _ state: State, into frame: inout Frame<Action>, _ layout: BrowserLayout,
    _ context: ViewContext
  ) {
    let texts = context.texts
    let isFocused = !state.isTyping && state.dialog == nil
    let columns = columns(state, layout)
    ListView(
      count: state.found.count, state: state.list, isFocused: isFocused,
      emptyText: emptyText(state, texts), action: { .rowClicked($0) },
      row: { row(state, $0, columns, context) }
    ).draw(into: &frame, rect: layout.list, glyphs: context.glyphs)
    let visible = state.list.visibleRange(count: state.found.count, rows: layout.list.rows)
    for row in visible {
      let place = layout.list.offset(rows: row - visible.lowerBound).splitTop(1).top
      frame.addRegion(place.splitLeft(2).rest.splitLeft(2).left, .signClicked(row))
    }
  }

  private static func columns(_ state: State, _ layout: BrowserLayout) -> BrowserColumns {
    BrowserColumns(columns: layout.list.columns, sorting: state.sorting.key)
  }

  private static func emptyText(_ state: State, _ texts: Texts) -> String {
    if state.listed == nil { return texts.browser.preparing }
    if state.query.concernsTrash, state.query.terms.count == 1 { return texts.browser.emptyTrash }
    guard state.query.terms.isEmpty else { return texts.browser.noMatches }
    return "\(texts.today.emptyTitle)\n\(texts.today.emptyInvitation)"
  }

  private static func row(
    _ state: State, _ index: Int, _ columns: BrowserColumns, _ context: ViewContext
  ) -> ListRow {
    guard let place = state.index(inRow: index), let id = state.card(inRow: index) else {
      return ListRow("")
    }
    let isChosen = state.choice.contains(place)
    let glyphs = context.glyphs
    if state.query.concernsTrash {
      guard let content = state.trashContents[id] else { return ListRow("") }
      return ListRow(
        CardText.line(content.face.prompt, context), sign: isChosen ? glyphs.check : glyphs.cross,
        signStyle: isChosen ? .accent.bold : .secondary,
        cells: cells(content, nil, columns, state, context))
    }
    guard let card = context.library.card(id) else {
      return ListRow(context.texts.browser.gone, style: .secondary)
    }
    let isDue = BrowserWords.isWaiting(card, on: state.day)
    return ListRow(
      CardText.line(card.content.face.prompt, context),
      sign: isChosen ? glyphs.check : isDue ? glyphs.filledDot : glyphs.hollowDot,
      signStyle: isChosen ? .accent.bold : isDue ? .warning : .secondary,
      cells: cells(card.content, card, columns, state, context))
  }

  private static func cells(
    _ content: CardContent, _ card: Flashcard?, _ columns: BrowserColumns, _ state: State,
    _ context: ViewContext
  ) -> [ListCell] {
    let isMarked = card?.isMarked ?? false
    let isLeech = card?.isLeech ?? false
    let flags =
      (isMarked ? String(context.glyphs.star) : " ")
      + (isLeech ? String(context.glyphs.warning) : " ")
    let signs = ListCell(flags, style: .warning, columns: BrowserColumns.flagColumns)
    return [signs]
      + columns.shown.map { column in
        guard column.key == .deck else {
          return ListCell(
            card.map { text(of: column.key, $0, state, context) }
              ?? (column.key == .due ? context.texts.browser.deleted : ""),
            style: .secondary, columns: column.columns, alignment: column.alignment)
        }
        let name = BrowserWords.deck(of: content, context)
        return ListCell(
          name, columns: column.columns, mark: context.glyphs.categoryMark,
          markStyle: CardText.style(of: content.category))
      }
  }

  private static func text(
    of key: CardSorting.Key, _ card: Flashcard, _ state: State, _ context: ViewContext
  ) -> String {
    let schedule = card.review.schedule
    return switch key {
    case .due: BrowserWords.due(of: card, on: state.day, context.texts)
    case .interval: schedule.map { context.language.number($0.interval.days) } ?? ""
    case .ease: schedule.map { context.language.decimal(hundredths: $0.ease.hundredths) } ?? ""
    case .lapses: schedule.map { context.language.number($0.lapses) } ?? ""
    case .created, .prompt, .deck: ""
    }
  }
}

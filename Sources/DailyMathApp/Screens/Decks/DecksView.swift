import DailyMathCore
import DailyMathTerminal

extension DecksScreen {
  /// Draws the screen.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = DecksLayout(size: context.size)
    let texts = context.texts.decks
    frame.title = "DailyMath · \(texts.title)"
    HeadBar.draw(
      into: &frame, layout.page, context, selected: 2, action: { .tabChosen($0) })
    drawTitle(into: &frame.canvas, layout, context)
    drawHeadings(into: &frame.canvas, layout, context)
    let visible = state.list.visibleRange(count: state.rowCount, rows: layout.rows)
    var cursor = RowCursor(layout.table)
    for index in visible { draw(index, state, into: &frame, cursor.take(1), layout, context) }
    drawDetail(state, into: &frame.canvas, layout, context)
    drawNotice(state, visible, into: &frame.canvas, layout.page, context)
    if let renaming = state.renaming, renaming.isAsking {
      drawQuestion(renaming, state, into: &frame, context)
    }
    KeyHints(hints(state, context)).draw(
      into: &frame, rect: layout.page.foot, glyphs: context.glyphs)
    return frame
  }

  /// The title, and at the other end of its row what was done today.
  private static func drawTitle(
    into canvas: inout Canvas, _ layout: DecksLayout, _ context: ViewContext
  ) {
    let texts = context.texts.decks
    let used = canvas.writeLine(
      texts.title, in: layout.title, style: .title, glyphs: context.glyphs)
    let tally = context.library.tally(on: context.day)
    canvas.writeLine(
      texts.doneToday(
        context.language.number(tally.introduced), context.language.number(tally.reviewed)),
      in: layout.title.splitLeft(used + 1).rest, style: .secondary, alignment: .trailing,
      glyphs: context.glyphs)
  }

  private static func drawHeadings(
    into canvas: inout Canvas, _ layout: DecksLayout, _ context: ViewContext
  ) {
    let texts = context.texts.decks
    let cells = layout.cells(of: layout.headings)
    let limits = layout.page.isNarrow ? texts.limitsBriefly : texts.limits
    for (cell, heading) in zip(cells.numbers, [texts.due, texts.new, texts.total, texts.suspended])
    {
      canvas.writeLine(
        heading, in: cell, style: .secondary, alignment: .trailing, glyphs: context.glyphs)
    }
    for (cell, limit) in zip(cells.limits, Limit.allCases) {
      canvas.writeLine(
        limits[limit] ?? "", in: cell, style: .secondary, alignment: .trailing,
        glyphs: context.glyphs)
    }
  }

  /// What is told about the selected row: what was done with it today, and what the limit at hand means.
  private static func drawDetail(
    _ state: State, into canvas: inout Canvas, _ layout: DecksLayout, _ context: ViewContext
  ) {
    let texts = context.texts.decks
    let number = context.language.number
    var lines: [String] = []
    if let row = state.row {
      let sentence = layout.page.isNarrow ? texts.doneToday : texts.doneInDeck
      lines.append(sentence(number(row.introduced), number(row.reviewed)))
    }
    if layout.page.isNarrow {
      let sum = state.overview.sum
      lines.append(
        texts.counts(
          number(state.row?.new ?? sum.new), number(state.row?.total ?? sum.total),
          number(state.row?.suspended ?? sum.suspended)))
    } else if let deck = state.row?.deck {
      let value = value(of: state.limit, for: deck, in: context.library)
      lines.append(value == nil ? texts.noLimit : texts.ownLimit)
    } else {
      lines.append(texts.aboutAll)
    }
    for (row, line) in lines.enumerated() {
      canvas.writeLine(
        line, in: layout.detail.splitTop(row).rest, style: .secondary, glyphs: context.glyphs)
    }
  }

  /// What came of what was typed or wanted last; else which of how many rows is selected, where not all are seen.
  private static func drawNotice(
    _ state: State, _ visible: Range<Int>, into canvas: inout Canvas, _ page: PageLayout,
    _ context: ViewContext
  ) {
    switch state.fault {
    case .notSaved(let error):
      NoticeText.draw(.notSaved(error), into: &canvas, page, context)
    case let fault?:
      MessageLine(.error, context.texts.decks.sentence(for: fault)).draw(
        into: &canvas, rect: page.notice, glyphs: context.glyphs)
    case nil where state.isSaved:
      MessageLine(.success, context.texts.decks.saved).draw(
        into: &canvas, rect: page.notice, glyphs: context.glyphs)
    case nil:
      let place = context.texts.today.position(state.list.selected + 1, state.rowCount)
      ScrollIndicator(visible: visible, count: state.rowCount).draw(
        place, into: &canvas, rect: page.notice, glyphs: context.glyphs)
    }
  }

  private static func drawQuestion(
    _ renaming: Renaming, _ state: State, into frame: inout Frame<Action>, _ context: ViewContext
  ) {
    let texts = context.texts
    Modal<Action>(
      title: texts.decks.renameQuestion, message: [renameDetail(renaming, state, context)],
      buttons: [
        ModalButton(texts.common.cancel, action: .questionAnswered(confirm: false)),
        ModalButton(texts.decks.rename, action: .questionAnswered(confirm: true)),
      ], focused: renaming.isConfirmSelected ? 1 : 0
    ).draw(into: &frame, rect: frame.bounds, glyphs: context.glyphs)
  }

  private static func renameDetail(
    _ renaming: Renaming, _ state: State, _ context: ViewContext
  ) -> String {
    renameDetail(
      renaming, cards: state.row?.total ?? 0, decks: context.library.ownDecks, context.texts)
  }

  /// What another name means for the cards of a deck, in words.
  static func renameDetail(
    _ renaming: Renaming, cards: Int, decks: [String], _ texts: Texts
  ) -> String {
    let name = newName(renaming, among: decks)
    let sentence = decks.contains(name) ? texts.decks.joins : texts.decks.renames
    return CardText.line(sentence(renaming.deck, name, cards))
  }

  /// The keys in the foot of the screen.
  private static func hints(_ state: State, _ context: ViewContext) -> [KeyHint<Action>] {
    let texts = context.texts
    if let renaming = state.renaming, renaming.isAsking {
      return QuestionKeys.hints(
        isConfirmSelected: renaming.isConfirmSelected, context, action: action(of:))
    }
    if state.renaming != nil {
      return [
        KeyHint("Enter", texts.profile.keep, action: .nameClosed(keepsText: true)),
        KeyHint("Esc", texts.common.cancelKey, action: .nameClosed(keepsText: false)),
      ]
    }
    if state.entry != nil {
      return [
        KeyHint("Enter", texts.profile.keep, action: .entryClosed(keepsText: true)),
        KeyHint("Esc", texts.common.cancelKey, action: .entryClosed(keepsText: false)),
      ]
    }
    let isOwn = if case .own? = state.row?.deck { true } else { false }
    let practice: [KeyHint<Action>] =
      state.row == nil
      ? [] : [KeyHint("p", texts.decks.practise, dropRank: 2, action: .practiceChosen)]
    let rename: [KeyHint<Action>] =
      isOwn ? [KeyHint("r", texts.decks.renameKey, dropRank: 3, action: .renameChosen)] : []
    return [
      KeyHint(
        "0-9", texts.decks.limitKey,
        action: .limitClicked(row: state.list.selected, state.limit)),
      KeyHint("Enter", texts.decks.cardsKey, dropRank: 1, action: .cardsChosen),
    ] + practice + rename + [
      KeyHint("Esc", texts.common.back, action: .leaveChosen),
      KeyHint("?", texts.common.help, dropRank: 4, action: .helpChosen),
    ]
  }
}

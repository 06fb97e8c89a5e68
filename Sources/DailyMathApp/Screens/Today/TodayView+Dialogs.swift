import DailyMathCore
import DailyMathTerminal

extension TodayScreen {
  private static let countColumns = 12
  /// The columns of the number alone, in a window that has no room for more.
  private static let numberColumns = 5

  /// Draws the list in front of the screen.
  static func draw(
    _ dialog: TodayDialog, into frame: inout Frame<Action>, _ context: ViewContext
  ) {
    let layout = TodayDialogLayout(dialog, size: context.size)
    let glyphs = context.glyphs
    let page = PageLayout(size: context.size, isDivisible: true)
    // Where the box is nearly as wide as the page, nothing but scraps would be left beside it.
    if !page.isSpacious {
      frame.canvas.fill(page.content.splitTop(page.isLow ? 1 : 2).rest)
      frame.canvas.fill(page.notice)
    }
    frame.makeRoom(for: layout.box, in: frame.bounds)
    frame.canvas.box(layout.box, style: .accent.bold, border: glyphs.focusBorder)
    switch dialog {
    case .practice(let practice): draw(practice, into: &frame, layout, context)
    case .backlog(let backlog): draw(backlog, into: &frame, layout, context)
    }
  }

  private static func draw(
    _ practice: PracticeDialog, into frame: inout Frame<Action>, _ layout: TodayDialogLayout,
    _ context: ViewContext
  ) {
    let texts = context.texts.practice
    let glyphs = context.glyphs
    frame.canvas.writeLine(texts.title, in: layout.title, style: .title, glyphs: glyphs)
    frame.canvas.writeParagraph(
      texts.detail, in: layout.detail, style: .secondary, glyphs: glyphs)
    ListView(
      count: practice.shown.count, state: practice.list, isFocused: true,
      emptyText: texts.noMatches,
      action: { .dialog(.rowTaken($0)) }, row: { row(of: practice.shown[$0], context) }
    ).draw(into: &frame, rect: layout.list, glyphs: glyphs)
    let used = frame.canvas.writeLine(
      "\(texts.find): ", in: layout.field, style: .accent, glyphs: glyphs)
    let place = layout.field.splitLeft(used).rest
    practice.field.draw(into: &frame, rect: place, isFocused: true, glyphs: glyphs)
    practice.field.addPlaces(
      to: &frame, rect: place, isFocused: true, action: { .dialog(.placed($0)) })
    if practice.isRefused {
      MessageLine(.error, texts.refusal(of: practice.selected?.choice)).draw(
        into: &frame.canvas, rect: layout.fault, glyphs: glyphs)
    }
  }

  private static func row(of entry: PracticeDialog.Entry, _ context: ViewContext) -> ListRow {
    let texts = context.texts
    let (sign, style): (Character, CellStyle) =
      switch entry.choice {
      case .failedThisWeek: (context.glyphs.cross, .error)
      case .deck(let deck): (context.glyphs.categoryMark, CardText.style(of: deck))
      case .tag, .cards: ("#", .secondary)
      }
    let name: String =
      // The sign says that it is a tag.
      if case .tag(let tag) = entry.choice { tag } else {
        texts.practice.name(of: entry.choice, texts.common)
      }
    let isNarrow = PageLayout(size: context.size).isNarrow
    return ListRow(
      CardText.line(name, context), style: entry.count == 0 ? .secondary : .text, sign: sign,
      signStyle: style,
      cells: [
        ListCell(
          isNarrow ? context.language.number(entry.count) : texts.today.cardCount(entry.count),
          columns: isNarrow ? numberColumns : countColumns, alignment: .trailing)
      ])
  }

  private static func draw(
    _ backlog: BacklogDialog, into frame: inout Frame<Action>, _ layout: TodayDialogLayout,
    _ context: ViewContext
  ) {
    let texts = context.texts.backlog
    let glyphs = context.glyphs
    frame.canvas.writeLine(texts.title, in: layout.title, style: .title, glyphs: glyphs)
    frame.canvas.writeLine(
      texts.piledUp(backlog.backlog.count), in: layout.count, glyphs: glyphs)
    frame.canvas.writeParagraph(
      texts.detail(of: backlog), in: layout.detail, style: .secondary, glyphs: glyphs)
    ListView(
      count: backlog.choices.count, state: backlog.list, isFocused: true, emptyText: "",
      action: { .dialog(.rowTaken($0)) },
      row: { index in
        let choice = backlog.choices[index]
        let isCurrent = choice == backlog.current
        let remark = texts.remark(on: choice, in: backlog, context.day)
        return ListRow(
          texts.name(of: choice, current: backlog.current),
          sign: Character(String(index + 1)), signStyle: .accent,
          cells: [ListCell(remark, style: isCurrent ? .accent : .secondary)])
      }
    ).draw(into: &frame, rect: layout.list, glyphs: glyphs)
  }

  /// The keys in the foot of the screen while the list is in front of it.
  static func hints(_ dialog: TodayDialog, _ context: ViewContext) -> [KeyHint<Action>] {
    let texts = context.texts
    let take =
      switch dialog {
      case .practice: texts.practice.begin
      case .backlog: texts.backlog.choose
      }
    return [
      KeyHint("Enter", take, action: .dialog(.taken)),
      KeyHint("Esc", texts.common.cancelKey, action: .dialog(.closed)),
      KeyHint(
        context.upDown, texts.common.move, dropRank: 1,
        // At the end a click leads back, so that it always does something.
        action: .dialog(.keyMoved(KeyPress(dialog.list.selected + 1 < dialog.count ? .down : .up)))),
    ]
  }
}

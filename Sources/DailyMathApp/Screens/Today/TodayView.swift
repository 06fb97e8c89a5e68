import DailyMathCore
import DailyMathTerminal

extension TodayScreen {
  /// The columns of each box of a count, where there is room for that.
  private static let statColumns = 17

  /// Draws the day: who, how much, the way into the quiz, and all cards.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = TodayLayout(state, size: context.size)
    let texts = context.texts
    frame.title = "DailyMath · \(texts.common.todayTab)"
    HeadBar.draw(
      into: &frame, layout.page, context, selected: 1, action: { .tabChosen($0) })
    drawGreeting(state, into: &frame.canvas, layout, context)
    drawStats(state, into: &frame.canvas, layout, context)
    drawStart(state, into: &frame, layout, context)
    drawNotes(state, into: &frame, layout, context)
    drawOffers(state, into: &frame, layout, context)
    drawBars(state, into: &frame, layout, context)
    drawListHead(state, into: &frame, layout, context)
    drawList(state, into: &frame, layout, context)
    drawNotice(state, into: &frame.canvas, layout, context)
    if let dialog = state.dialog { draw(dialog, into: &frame, context) }
    // A question takes away what could be clicked behind it, so that its own keys come after it.
    if let question = state.question { draw(question, state, into: &frame, context) }
    KeyHints(hints(state, layout, context)).draw(into: &frame, rect: layout.page.foot)
    return frame
  }

  /// Draws who is greeted, and the streak and the level beside or under that.
  private static func drawGreeting(
    _ state: State, into canvas: inout Canvas, _ layout: TodayLayout, _ context: ViewContext
  ) {
    let name = context.library.profile.displayName
    let firstName = name.split(separator: " ").first.map(String.init) ?? name
    let (first, second) = layout.greeting.splitTop(1)
    let greetingColumns = canvas.writeLine(
      context.texts.today.greeting(firstName), in: first, style: .title, glyphs: context.glyphs)
    let subtitleColumns = canvas.writeLine(
      context.texts.today.subtitle, in: second, style: .secondary, glyphs: context.glyphs)
    let head = AwardsHead(
      context.awards, on: context.day, today: AwardsHead.Today(state.plan), context.texts,
      context.glyphs)
    if layout.awards.isEmpty {
      head.draw(
        into: &canvas, layout.greeting, beside: [greetingColumns, subtitleColumns], context.glyphs)
    } else {
      head.draw(into: &canvas, layout.awards, context.glyphs)
    }
  }

  private static func drawStats(
    _ state: State, into canvas: inout Canvas, _ layout: TodayLayout, _ context: ViewContext
  ) {
    let texts = context.texts.today
    let values = [
      state.plan.count, context.library.tally(on: state.day).cards, context.library.cardCount,
    ].map(context.language.number)
    let captions = [texts.pending, texts.reviewedTodayShort, texts.total]
    guard layout.stats.rows == StatBox.rows else {
      let line = zip(captions, values).map { "\($0) \($1)" }
      canvas.writeLine(
        line.joined(separator: " \(context.glyphs.separator) "), in: layout.stats,
        glyphs: context.glyphs)
      return
    }
    drawStatBoxes(
      values, [texts.pending, texts.reviewedToday, texts.total], short: captions,
      isSomethingPending: state.plan.count > 0, into: &canvas, layout.stats, context.glyphs)
  }

  /// Draws the counts in boxes as wide as one another where there is room, else as wide as their captions.
  private static func drawStatBoxes(
    _ values: [String], _ captions: [String], short: [String], isSomethingPending: Bool,
    into canvas: inout Canvas, _ rect: Rect, _ glyphs: Glyphs
  ) {
    func boxes(_ captions: [String]) -> [StatBox] {
      zip(values, captions).enumerated().map { index, entry in
        let isWaiting = index == 0 && isSomethingPending
        return StatBox(
          entry.0, caption: entry.1, style: isWaiting ? .warning.bold : .title)
      }
    }
    func needed(_ boxes: [StatBox]) -> [Int] { boxes.map { $0.columns(widths: glyphs.widths) } }
    let gaps = values.count - 1
    var shown = boxes(captions)
    if needed(shown).reduce(gaps, +) > rect.columns { shown = boxes(short) }
    var columns = needed(shown)
    let even = columns.map { max($0, statColumns) }
    if even.reduce(gaps, +) <= rect.columns { columns = even }
    var room = rect
    for (box, columns) in zip(shown, columns) {
      box.draw(into: &canvas, rect: room.splitLeft(columns).left, glyphs: glyphs)
      room = room.splitLeft(columns + 1).rest
    }
  }

  private static func drawNotice(
    _ state: State, into canvas: inout Canvas, _ layout: TodayLayout, _ context: ViewContext
  ) {
    let count = state.rows.count
    guard state.notice == nil, count > 0 else {
      NoticeText.draw(state.notice, into: &canvas, layout.page, context)
      return
    }
    let visible = state.list.visibleRange(count: count, rows: layout.list.rows)
    let texts = context.texts.today
    ScrollIndicator(visible: visible, count: count).draw(
      state.isSearchAwaited ? texts.searching : texts.position(state.list.selected + 1, count),
      into: &canvas,
      rect: layout.page.notice, glyphs: context.glyphs)
  }

  private static func draw(
    _ question: Question, _ state: State, into frame: inout Frame<Action>, _ context: ViewContext
  ) {
    let texts = context.texts
    let cancel = ModalButton<Action>(
      texts.common.cancel, action: .questionAnswered(confirm: false))
    let modal: Modal<Action>
    switch question {
    case .deleteCard(let card):
      let prompt = context.library.card(card)?.content.face.prompt ?? ""
      let confirm = ModalButton<Action>(
        texts.common.delete, isDestructive: true, action: .questionAnswered(confirm: true))
      modal = Modal(
        title: texts.today.confirmDelete,
        message: [
          TextLayout.truncated(
            CardText.line(prompt, context), to: 100, ellipsis: context.glyphs.ellipsis,
            widths: context.glyphs.widths),
          "", texts.today.confirmDeleteDetail,
        ],
        buttons: [cancel, confirm], focused: state.isConfirmSelected ? 1 : 0)
    case .takeBack(let answer):
      let prompt = prompt(of: answer.review.card, in: context.library) ?? texts.today.goneCard
      let confirm = ModalButton<Action>(
        texts.today.takeBack.capitalizedFirst, isDestructive: true,
        action: .questionAnswered(confirm: true))
      modal = Modal(
        title: texts.today.confirmTakeBack,
        message: [
          TextLayout.truncated(
            CardText.line(prompt, context), to: 100, ellipsis: context.glyphs.ellipsis,
            widths: context.glyphs.widths),
          "",
          texts.today.confirmTakeBackDetail(
            DueText.date(answer.day, today: context.day, in: context.language)),
        ],
        buttons: [cancel, confirm], focused: state.isConfirmSelected ? 1 : 0)
    case .signOut:
      let confirm = ModalButton<Action>(
        texts.today.signOut, action: .questionAnswered(confirm: true))
      modal = Modal(
        title: texts.today.confirmSignOut, message: [texts.today.confirmSignOutDetail],
        buttons: [cancel, confirm], focused: state.isConfirmSelected ? 1 : 0)
    }
    modal.draw(into: &frame, rect: frame.bounds, glyphs: context.glyphs)
  }
}

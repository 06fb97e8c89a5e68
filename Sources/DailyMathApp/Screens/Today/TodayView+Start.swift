import DailyMathCore
import DailyMathTerminal

extension TodayScreen {
  /// Draws the way into the quiz with what it takes, or that nothing waits.
  static func drawStart(
    _ state: State, into frame: inout Frame<Action>, _ layout: TodayLayout, _ context: ViewContext
  ) {
    guard !state.plan.isEmpty else {
      drawDone(state, into: &frame.canvas, layout, context)
      return
    }
    let texts = context.texts.today
    // Away from the focus its mark is the hollow one, and its key the one that starts the quiz from anywhere.
    let isFocused = !state.opensCard && !state.isFiltering && state.dialog == nil
    let sign = isFocused ? context.glyphs.play : context.glyphs.selectionMark
    let label = "\(sign) \(state.facts.isBegun ? texts.continueQuiz : texts.startQuiz)"
    let (first, second) = layout.start.splitTop(1)
    let style = isFocused ? CellStyle.accent.bold : .accent
    let used = frame.canvas.writeLine(label, in: first, style: style, glyphs: context.glyphs)
    frame.canvas.writeLine(
      isFocused ? "Enter" : state.isFiltering ? "" : "c", in: first, style: style,
      alignment: .trailing)
    if isFocused { frame.placeCursor(at: first.origin) }
    // Beside the label in a row of their own, or under it.
    let room =
      second.isEmpty
      ? first.splitLeft(used + 3).rest.splitRight(7).rest : second.splitLeft(2).rest
    let widths = context.glyphs.widths
    var facts = [texts.extent(of: state), state.facts.minutes.map(texts.minutes)].compactMap(\.self)
    func line() -> String { facts.joined(separator: " \(context.glyphs.separator) ") }
    // A fact is said whole or not at all.
    while !facts.isEmpty, TextLayout.columns(of: line(), widths: widths) > room.columns {
      facts.removeLast()
    }
    frame.canvas.writeLine(line(), in: room, style: .text, glyphs: context.glyphs)
    frame.addRegion(layout.start, .quizChosen)
  }

  private static func drawDone(
    _ state: State, into canvas: inout Canvas, _ layout: TodayLayout, _ context: ViewContext
  ) {
    guard !state.facts.isAllSuspended else {
      canvas.writeLine(
        context.texts.today.suspendedWayOut, in: layout.start, style: .secondary,
        glyphs: context.glyphs)
      return
    }
    let line = context.texts.today.done(state, in: context.library)
    canvas.writeLine(
      line.isSuccess ? "\(context.glyphs.check) \(line.text)" : line.text, in: layout.start,
      style: line.isSuccess ? .success : .secondary, glyphs: context.glyphs)
  }

  /// Draws what has to be said about the day, each with the key that acts on it.
  static func drawNotes(
    _ state: State, into frame: inout Frame<Action>, _ layout: TodayLayout, _ context: ViewContext
  ) {
    for (index, note) in state.facts.notes.prefix(layout.notes.rows).enumerated() {
      let row = layout.notes.offset(rows: index).splitTop(1).top
      draw(note, into: &frame, row.splitLeft(2).rest, context)
      frame.addRegion(row, note.action)
    }
  }

  private static func draw(
    _ note: DayNote, into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    let words = context.texts.backlog.note(note)
    let widths = context.glyphs.widths
    // In brackets it cannot be read as part of the sentence where there is no colour.
    let key = "[\(note.key)]"
    func columns(_ text: String, _ label: String) -> Int {
      [text, key, label].reduce(-1) { $0 + TextLayout.columns(of: $1, widths: widths) + 1 }
    }
    // The sentence gives way to few words, and what the key does goes last.
    let text = columns(words.sentence, words.key) <= rect.columns ? words.sentence : words.brief
    let used = frame.canvas.writeLine(text, in: rect, glyphs: context.glyphs)
    let place = rect.splitLeft(used + 1).rest
    let keyColumns = frame.canvas.writeLine(
      key, in: place, style: .accent.bold, glyphs: context.glyphs)
    guard columns(text, words.key) <= rect.columns else { return }
    frame.canvas.writeLine(
      words.key, in: place.splitLeft(keyColumns + 1).rest, style: .secondary, glyphs: context.glyphs
    )
  }

  /// Draws what can be gone on with on a day that is done, each with its letter; a low window has one row for all.
  static func drawOffers(
    _ state: State, into frame: inout Frame<Action>, _ layout: TodayLayout, _ context: ViewContext
  ) {
    let offers = state.facts.ahead.offers
    guard !offers.isEmpty, !layout.offers.isEmpty else { return }
    let texts = context.texts.ahead
    guard layout.offers.rows == offers.count, !layout.page.isLow else {
      let hints = offers.enumerated().map { index, offer in
        KeyHint<Action>(
          String(offer.key), texts.words(for: offer), dropRank: index, action: .offerTaken(offer))
      }
      let row = layout.offers.offset(columns: -1)
      KeyHints(hints).draw(into: &frame, rect: row, glyphs: context.glyphs)
      return
    }
    for (index, offer) in offers.enumerated() {
      let row = layout.offers.offset(rows: index).splitTop(1).top
      let (key, text) = row.splitLeft(2).rest.splitLeft(3)
      frame.canvas.writeLine(
        String(offer.key), in: key, style: .accent.bold, glyphs: context.glyphs)
      let sentence = texts.sentence(for: offer)
      let isFitting =
        TextLayout.columns(of: sentence, widths: context.glyphs.widths) <= text.columns
      frame.canvas.writeLine(
        isFitting ? sentence : texts.words(for: offer), in: text, glyphs: context.glyphs)
      frame.addRegion(row, .offerTaken(offer))
    }
  }
}

extension TodayTexts {
  /// How much the quiz asks: how far the day's work is where it was begun, else how many cards.
  func extent(of state: TodayScreen.State) -> String {
    let waiting = state.plan.count
    let done = state.facts.doneCount
    return state.facts.isBegun ? progress(done, done + waiting) : cardCount(waiting)
  }

  /// What stands in the place of the quiz where nothing waits, and whether something was done.
  func done(
    _ state: TodayScreen.State, in library: AccountState
  ) -> (text: String, isSuccess: Bool) {
    let facts = state.facts
    if library.cardCount == 0 { return (nothingPending, false) }
    if facts.isAllSuspended { return (allSuspended, false) }
    return facts.hasAnswers
      ? (doneForToday(facts.tomorrowCount), true) : (nothingToday(facts.tomorrowCount), false)
  }
}

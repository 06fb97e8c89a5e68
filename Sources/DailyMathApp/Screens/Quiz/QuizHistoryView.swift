import DailyMathCore
import DailyMathTerminal

/// What a card went through, in a box over the question.
struct QuizHistoryView {
  /// One line of it.
  struct Line: Equatable {
    /// What stands in the line.
    let text: String
    /// How it looks.
    let style: CellStyle
  }

  /// The narrowest text in which all columns of the table have room.
  private static let wideColumns = 68
  /// The columns of day, grade, interval, time, kind and round where all have room.
  private static let wide = [13, 16, 12, 9, 10, 8]
  /// The columns of day, grade, interval and time in the narrowest window.
  private static let narrow = [12, 10, 6, 6]

  /// The lines, those of the table from the latest answer on.
  let lines: [Line]
  /// The box, and the part of it that scrolls.
  private let box: Rect
  private let body: Rect
  private let context: ViewContext

  /// Lays out a history for the window of `context`.
  init(_ chronicle: CardChronicle, _ context: ViewContext) {
    self.context = context
    let content = PageLayout(size: context.size).content
    box = content.splitTop(min(content.rows, 18)).top
    body = box.inset(columns: 2, rows: 1).splitTop(1).rest
    lines =
      Self.facts(of: chronicle, columns: body.columns, context)
      + Self.table(of: chronicle, columns: body.columns, context)
  }

  /// How many lines there are, and how many of them are shown at once.
  var extent: (count: Int, rows: Int) { (lines.count, body.rows) }

  /// Draws the box from that line on; what is behind can be clicked no more.
  func draw(_ scroll: ScrollState, into frame: inout Frame<QuizScreen.Action>) {
    frame.makeRoom(for: box, in: frame.bounds)
    frame.isCursorVisible = false
    frame.cursor = box.isEmpty ? nil : box.origin
    frame.canvas.box(box, style: .accent.bold, border: context.glyphs.focusBorder)
    let title = box.inset(columns: 2, rows: 1).splitTop(1).top
    frame.canvas.writeLine(
      context.texts.quiz.history.title, in: title, style: .title, glyphs: context.glyphs)
    let visible = scroll.visibleRange(count: lines.count, rows: body.rows)
    for index in visible {
      let row = body.splitTop(index - visible.lowerBound).rest.splitTop(1).top
      frame.canvas.writeLine(
        lines[index].text, in: row, style: lines[index].style, glyphs: context.glyphs)
    }
    ScrollIndicator(visible: visible, count: lines.count).draw(
      "", into: &frame.canvas, rect: title, glyphs: context.glyphs)
    frame.addRegion(box, .historyToggled)
  }

  private static func facts(
    of chronicle: CardChronicle, columns: Int, _ context: ViewContext
  ) -> [Line] {
    let texts = context.texts.quiz.history
    let card = chronicle.card
    let schedule = card.review.schedule
    let created = DueText.date(
      chronicle.createdDay(
        offset: context.stamp.moment.offset, rollover: context.library.settings.rollover),
      today: context.day, in: context.language)
    let tags = card.content.tags.map { CardText.line($0, context) }.joined(separator: ", ")
    let facts = [
      "\(texts.facts.ease) \(texts.ease(schedule?.ease ?? .initial, in: context.language))",
      "\(texts.facts.lapses) \(context.language.number(schedule?.lapses ?? 0))",
      "\(texts.facts.created) \(created)",
      card.isMarked ? "\(context.glyphs.star) \(context.texts.quiz.tools.isMarked)" : "",
      card.isSuspended ? texts.facts.suspended : "",
    ]
    let places = [
      "\(texts.facts.deck) \(CardText.line(context.texts.common.title(of: card.content.home), context))",
      tags.isEmpty ? "" : "\(texts.facts.tags) \(tags)",
    ]
    let paragraphs = [facts, places].map { parts in
      parts.filter { !$0.isEmpty }.joined(separator: " \(context.glyphs.separator) ")
    }
    let prompt = Line(text: CardText.line(card.content.face.prompt, context), style: .accent.bold)
    return [prompt]
      + paragraphs.flatMap {
        TextLayout.wrapped($0, columns: columns, widths: context.glyphs.widths)
      }
      .map { Line(text: $0, style: .text) } + [Line(text: "", style: .text)]
  }

  private static func table(
    of chronicle: CardChronicle, columns: Int, _ context: ViewContext
  ) -> [Line] {
    let texts = context.texts.quiz.history
    guard !chronicle.entries.isEmpty else { return [Line(text: texts.empty, style: .secondary)] }
    let isWide = columns >= wideColumns
    func line(_ cells: [String], _ style: CellStyle) -> Line {
      let padded = zip(cells, isWide ? wide : narrow).map {
        TextLayout.padded($0, to: $1, widths: context.glyphs.widths)
      }
      return Line(text: padded.joined(), style: style)
    }
    let names = isWide ? texts.columns : texts.briefColumns
    return [line(names, .secondary)]
      + chronicle.entries.map { entry in
        line(
          cells(of: entry, isWide: isWide, context),
          entry.review.grade.isPassing ? .text : .error)
      }
  }

  private static func cells(
    of entry: CardChronicle.Entry, isWide: Bool, _ context: ViewContext
  ) -> [String] {
    let texts = context.texts.quiz
    let review = entry.review
    let name = texts.gradeNames[review.grade] ?? ""
    let interval =
      entry.days.map { isWide ? texts.history.interval($0) : texts.inDaysBriefly($0) } ?? ""
    return [
      DueText.date(review.day, today: context.day, in: context.language),
      isWide ? "\(review.grade.rawValue) \(name)" : name, interval,
      texts.history.time(review.milliseconds, in: context.language),
      texts.kinds.names[review.kind] ?? "", texts.history.rounds[review.round] ?? "",
    ]
  }
}

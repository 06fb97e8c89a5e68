import DailyMathCore
import DailyMathTerminal

extension BrowserScreen {
  /// How many of the last answers are shown.
  private static let reviewCount = 5

  private typealias Line = (text: String, style: CellStyle)

  /// Draws the card at hand beside the list or below it: what it asks, what is right, and how it stands.
  static func drawPreview(
    _ state: State, into canvas: inout Canvas, _ layout: BrowserLayout, _ context: ViewContext
  ) {
    guard !layout.preview.isEmpty, let id = state.cardAtHand else { return }
    let rect = layout.preview
    if layout.isPreviewBeside {
      for row in 0..<rect.rows {
        canvas.write(
          String(context.glyphs.border.vertical),
          at: Position(column: rect.column - 2, row: rect.row + row), style: .surface)
      }
    } else if !layout.page.isLow {
      canvas.horizontalLine(
        at: Position(column: rect.column, row: rect.row - 1), columns: rect.columns,
        context.glyphs.border.horizontal)
    }
    var rest = rect
    for line in lines(of: id, state, context) {
      if rest.isEmpty { break }
      let rows = canvas.writeParagraph(
        line.text, in: rest, style: line.style, glyphs: context.glyphs)
      rest = rest.splitTop(rows).rest
    }
  }

  private static func lines(of id: CardID, _ state: State, _ context: ViewContext) -> [Line] {
    if state.query.concernsTrash {
      return state.trashContents[id].map { contentLines($0, context) } ?? []
    }
    guard let card = context.library.card(id) else {
      return [(context.texts.browser.gone, .secondary)]
    }
    let lines = contentLines(card.content, context) + [("", .text)]
    return lines + scheduleLines(card, state, context) + reviewLines(id, context)
  }

  private static func contentLines(_ content: CardContent, _ context: ViewContext) -> [Line] {
    let texts = context.texts.browser.preview
    let face = content.face
    func text(_ text: String) -> String { CardText.paragraph(text, context) }
    var lines: [Line] = [
      (
        "\(context.glyphs.categoryMark) \(BrowserWords.deck(of: content, context))",
        CardText.style(of: content.category)
      ),
      (text(face.prompt), .title), ("", .text),
      ("\(context.glyphs.check) \(text(face.answer))", .success),
    ]
    lines += face.alternatives.map { (texts.alternative(text($0)), .success) }
    lines += face.distractors.map { ("\(context.glyphs.cross) \(text($0))", .secondary) }
    if !content.note.isEmpty { lines += [("", .text), (texts.note(text(content.note)), .text)] }
    if !content.tags.isEmpty {
      let tags = content.tags.map { text($0) }.joined(separator: ", ")
      lines += [("", .text), (texts.tags(tags), .secondary)]
    }
    return lines
  }

  private static func scheduleLines(
    _ card: Flashcard, _ state: State, _ context: ViewContext
  ) -> [Line] {
    let texts = context.texts.browser.preview
    var lines: [Line] = [
      (texts.due(BrowserWords.due(of: card, on: state.day, context.texts)), .text)
    ]
    if let schedule = card.review.schedule {
      let ease = context.language.decimal(hundredths: schedule.ease.hundredths)
      lines.append((texts.schedule(schedule.interval.days, ease, schedule.lapses), .secondary))
    }
    if card.isMarked { lines.append(("\(context.glyphs.star) \(texts.marked)", .warning)) }
    if card.isLeech { lines.append(("\(context.glyphs.warning) \(texts.leech)", .warning)) }
    return lines
  }

  private static func reviewLines(_ id: CardID, _ context: ViewContext) -> [Line] {
    let texts = context.texts.browser.preview
    let reviews = context.library.reviews(of: id).suffix(reviewCount).reversed()
    guard !reviews.isEmpty else { return [("", .text), (texts.noReviews, .secondary)] }
    let lines: [Line] = reviews.map { review in
      let day =
        context.language == .spanish
        ? DueText.spanishDate(review.day) : DueText.englishDate(review.day)
      let grade = context.texts.quiz.gradeNames[review.grade].map { " \($0)" } ?? ""
      let isRight = review.grade.isPassing
      let sign = isRight ? context.glyphs.check : context.glyphs.cross
      let tenths = (review.milliseconds + 50) / 100 * 10
      let seconds = context.language.decimal(hundredths: tenths).dropLast()
      return (
        "\(sign) \(day)   \(review.grade.rawValue)\(grade)   \(seconds) s",
        isRight ? .text : .error
      )
    }
    return [("", .text), (texts.reviews, .secondary)] + lines
  }
}

import DailyMathCore
import DailyMathTerminal

/// Draws the form in which a learner puts a drill of their own together.
struct CustomDrillFormView {
  /// The form as it stands.
  let form: CustomDrillForm
  /// What is known of the window and the learner.
  let context: ViewContext

  private typealias Action = AgilityScreen.Action
  private static let nameColumns = 24
  private static let entryColumns = 22

  /// Draws the whole window.
  func draw(into frame: inout Frame<AgilityScreen.Action>) {
    let page = PageLayout(size: context.size)
    let texts = context.texts.agility
    HeadBar.draw(into: &frame, page, context, selected: 4, action: { .tabChosen($0) })
    var cursor = RowCursor(page.content)
    cursor.skip(page.isLow ? 1 : 3)
    let title = cursor.take(1)
    let used = frame.canvas.writeLine(
      texts.modes[.custom] ?? "", in: title, style: .title, glyphs: context.glyphs)
    frame.canvas.writeLine(
      texts.example(examples), in: title.splitLeft(used + 2).rest, style: .secondary,
      alignment: .trailing, glyphs: context.glyphs)
    cursor.skip(page.isLow ? 0 : 1)
    let rows = CustomDrillForm.Row.all
    let hasGap = cursor.rest.rows > rows.count
    let selected = rows.firstIndex(of: form.row) ?? 0
    let first = max(0, min(selected + 2, rows.count) - cursor.rest.rows)
    for row in rows[first...] where !cursor.rest.isEmpty {
      // The operations stand apart from what holds for all of them.
      if hasGap, row == .option(.negatives) { cursor.skip(1) }
      draw(row, into: &frame, cursor.take(1))
    }
    drawNotice(into: &frame.canvas, page)
    KeyHints(hints).draw(into: &frame, rect: page.foot, glyphs: context.glyphs)
  }

  /// Some problems of the drill as it stands, always the same ones, so that a change shows.
  private var examples: String {
    var source = ProblemSource(DrillSettings(mode: .custom, custom: form.drill))
    var generator = SplitMix64(seed: 7)
    return (0..<3).map { _ in
      source.next(using: &generator).question(decimalMark: context.language.decimalMark)
    }
    .joined(separator: "   ")
  }

  private func draw(
    _ row: CustomDrillForm.Row, into frame: inout Frame<AgilityScreen.Action>, _ rect: Rect
  ) {
    let isAtHand = row == form.row
    frame.addRegion(rect, .form(.rowClicked(row)))
    let (mark, rest) = rect.splitLeft(2)
    if isAtHand {
      frame.canvas.write(String(context.glyphs.focusMark), at: mark.origin, style: .accent.bold)
      frame.placeCursor(at: mark.origin)
    }
    let (name, ranges) = rest.splitLeft(Self.nameColumns)
    let style: CellStyle = isAtHand ? .accent.bold : form.isOn(row) ? .text : .secondary
    let box = form.isOn(row) ? "[x] " : "[ ] "
    let label = context.texts.agility.label(of: row)
    let isOption = if case .option = row { true } else { false }
    frame.canvas.writeLine(
      box + label, in: isOption ? rest : name, style: style, glyphs: context.glyphs)
    guard case .operation(let operation) = row else { return }
    if isAtHand, let entry = form.entry {
      let place = ranges.splitLeft(Self.entryColumns).left
      entry.field.draw(into: &frame, rect: place, isFocused: true, glyphs: context.glyphs)
      frame.canvas.restyle(
        place, style: entry.isUntouched ? .accent.underlined : .text.underlined)
    } else {
      frame.canvas.writeLine(
        context.texts.agility.ranges(form.drill.ranges[operation], operation.hasTwoOperands),
        in: ranges, style: isAtHand ? .accent.bold : .secondary, glyphs: context.glyphs)
    }
  }

  private func drawNotice(into canvas: inout Canvas, _ page: PageLayout) {
    let texts = context.texts.agility
    if let fault = form.fault {
      MessageLine(.error, texts.sentence(for: fault)).draw(
        into: &canvas, rect: page.notice, glyphs: context.glyphs)
    } else if form.entry != nil {
      MessageLine(.information, texts.howToTypeRanges).draw(
        into: &canvas, rect: page.notice, glyphs: context.glyphs)
    }
  }

  private var hints: [KeyHint<AgilityScreen.Action>] {
    let texts = context.texts
    guard form.entry == nil else {
      return [
        KeyHint("Enter", texts.profile.keep, action: .form(.entryClosed(keepsText: true))),
        KeyHint("Esc", texts.common.cancelKey, action: .form(.entryClosed(keepsText: false))),
      ]
    }
    var hints: [KeyHint<AgilityScreen.Action>] = [
      KeyHint("Esc", texts.common.back, action: .form(.closed)),
      KeyHint(texts.agility.spaceKey, texts.agility.switchKey, action: .form(.switched)),
    ]
    if case .operation = form.row {
      hints.append(
        KeyHint("0-9", texts.agility.rangesKey, dropRank: 1, action: .form(.entryOpened)))
    }
    return hints
  }
}

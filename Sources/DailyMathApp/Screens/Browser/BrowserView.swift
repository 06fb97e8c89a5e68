import DailyMathCore
import DailyMathTerminal

extension BrowserScreen {
  /// Draws the screen: the field, the list, and the card at hand where there is room for it.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = BrowserLayout(state, size: context.size)
    frame.title = "DailyMath · \(context.texts.common.browserTab)"
    HeadBar.draw(into: &frame, layout.page, context, selected: 2, action: { .tabChosen($0) })
    drawHeadings(state, into: &frame, layout, context)
    drawList(state, into: &frame, layout, context)
    drawPreview(state, into: &frame.canvas, layout, context)
    // After the list, so that the cursor stands in the field while somebody types.
    drawField(state, into: &frame, layout, context)
    drawNotice(state, into: &frame.canvas, layout, context)
    if let dialog = state.dialog { draw(dialog, into: &frame, context) }
    KeyHints(hints(state, layout, context)).draw(into: &frame, rect: layout.page.foot)
    return frame
  }

  private static func drawField(
    _ state: State, into frame: inout Frame<Action>, _ layout: BrowserLayout,
    _ context: ViewContext
  ) {
    let texts = context.texts.browser
    let facts = counts(state, context)
    let widths = context.glyphs.widths
    let room = max(0, layout.field.columns - 16)
    let columns = min(room, TextLayout.columns(of: facts, widths: widths))
    let (right, left) = layout.field.splitRight(columns)
    frame.canvas.writeLine(
      facts, in: right, style: state.choice.isEmpty ? .secondary : .accent.bold,
      alignment: .trailing, glyphs: context.glyphs)
    frame.canvas.write(
      "/", at: left.origin, style: state.isTyping ? .accent.bold : .secondary, columns: 1)
    let field = left.splitLeft(2).rest.splitRight(2).rest
    if state.field.isEmpty, !state.isTyping {
      frame.canvas.writeLine(
        texts.placeholder, in: field, style: .secondary, glyphs: context.glyphs)
      frame.addRegion(left, .queryOpened)
    } else {
      let isFocused = state.isTyping && state.dialog == nil
      state.field.draw(into: &frame, rect: field, isFocused: isFocused, glyphs: context.glyphs)
      state.field.addPlaces(
        to: &frame, rect: field, isFocused: isFocused, action: { .queryClicked($0) })
    }
    guard let fault = state.fault else { return }
    FaultText(texts.fault(fault.kind)).draw(
      into: &frame.canvas, rect: layout.fault, glyphs: context.glyphs)
    frame.addRegion(layout.fault, .queryClicked(fault.place.lowerBound))
  }

  /// How many are found, and how many are chosen where any are.
  private static func counts(_ state: State, _ context: ViewContext) -> String {
    guard let listed = state.listed else { return context.texts.today.searching }
    let texts = context.texts.browser
    // What could not be understood finds nothing, so there is nothing to count.
    if state.fault != nil, state.chosen.isEmpty { return "" }
    let found = texts.count(state.found.count, listed.count)
    guard !state.choice.isEmpty else { return found }
    let shown = state.found.count(where: state.choice.contains)
    return texts.chosen(state.choice.count, state.choice.count - shown)
  }

  private static func drawNotice(
    _ state: State, into canvas: inout Canvas, _ layout: BrowserLayout, _ context: ViewContext
  ) {
    let count = state.found.count
    guard state.notice == nil, count > 0 else {
      NoticeText.draw(state.notice, into: &canvas, layout.page, context)
      return
    }
    let visible = state.list.visibleRange(count: count, rows: layout.list.rows)
    ScrollIndicator(visible: visible, count: count).draw(
      context.texts.today.position(state.list.selected + 1, count), into: &canvas,
      rect: layout.page.notice, glyphs: context.glyphs)
  }
}

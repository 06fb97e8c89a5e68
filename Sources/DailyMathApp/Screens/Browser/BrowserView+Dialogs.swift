import DailyMathCore
import DailyMathTerminal

extension BrowserScreen {
  /// Draws a dialog over the list, which is dimmed and can be clicked no more.
  static func draw(
    _ dialog: BrowserDialog, into frame: inout Frame<Action>, _ context: ViewContext
  ) {
    if dialog.kind.isQuestion { return drawQuestion(dialog, into: &frame, context) }
    let texts = context.texts.browser
    let choices = dialog.kind.isChoice ? dialog.choices(context.texts) : []
    let layout = BrowserDialogLayout(dialog, choiceCount: choices.count, size: context.size)
    frame.makeRoom(for: layout.box, in: frame.bounds)
    if layout.hasBorder {
      frame.canvas.box(layout.box, style: .accent.bold, border: context.glyphs.focusBorder)
    } else {
      frame.canvas.fill(frame.bounds)
    }
    frame.canvas.writeLine(
      texts.title(dialog.kind, dialog.cards.count), in: layout.title, style: .title,
      glyphs: context.glyphs)
    if dialog.kind.isChoice {
      drawChoices(dialog, choices, into: &frame, layout, context)
    }
    // Last, so that the cursor stands where letters go.
    frame.canvas.write(String(context.glyphs.focusMark), at: layout.field.origin, style: .accent)
    let field = layout.field.splitLeft(2).rest
    dialog.field.draw(into: &frame, rect: field, isFocused: true, glyphs: context.glyphs)
    dialog.field.addPlaces(
      to: &frame, rect: field, isFocused: true, action: { .dialog(.placed($0)) })
    if let fault = dialog.fault {
      FaultText(texts.dayFault(fault)).draw(
        into: &frame.canvas, rect: layout.advice, glyphs: context.glyphs)
    } else {
      frame.canvas.writeParagraph(
        texts.advice(dialog.kind), in: layout.advice, style: .secondary, glyphs: context.glyphs)
    }
  }

  private static func drawChoices(
    _ dialog: BrowserDialog, _ choices: [BrowserDialog.Choice], into frame: inout Frame<Action>,
    _ layout: BrowserDialogLayout, _ context: ViewContext
  ) {
    let texts = context.texts
    ListView(
      count: choices.count, state: dialog.list, isFocused: true,
      emptyText: texts.browser.noChoice, action: { .dialog(.rowClicked($0)) },
      row: { index in
        let name = texts.browser.name(of: choices[index], texts)
        return ListRow(CardText.line(name, context))
      }
    ).draw(into: &frame, rect: layout.list, glyphs: context.glyphs)
  }

  private static func drawQuestion(
    _ dialog: BrowserDialog, into frame: inout Frame<Action>, _ context: ViewContext
  ) {
    let texts = context.texts
    let count = dialog.cards.count
    let isDeletion = dialog.kind == .delete
    var message: [String] = []
    if isDeletion, count == 1, let content = dialog.cards.first.flatMap(context.library.content) {
      let prompt = TextLayout.truncated(
        CardText.line(content.face.prompt, context), to: 100, ellipsis: context.glyphs.ellipsis,
        widths: context.glyphs.widths)
      message = [prompt, ""]
    }
    if dialog.hiddenCount > 0 { message += [texts.browser.hidden(dialog.hiddenCount), ""] }
    message.append(isDeletion ? texts.browser.deleteDetail : texts.browser.emptyDetail)
    let confirm = ModalButton<Action>(
      isDeletion ? texts.common.delete : texts.browser.empty, isDestructive: true,
      action: .dialog(.submitted))
    Modal(
      title: isDeletion ? texts.browser.askDelete(count) : texts.browser.askEmpty(count),
      message: message,
      buttons: [ModalButton(texts.common.cancel, action: .dialog(.cancelled)), confirm],
      focused: dialog.isConfirmSelected ? 1 : 0
    ).draw(into: &frame, rect: frame.bounds, glyphs: context.glyphs)
  }
}

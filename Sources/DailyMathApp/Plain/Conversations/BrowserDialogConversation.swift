import DailyMathCore
import DailyMathTerminal

/// What has to be said before something is done to cards, as a conversation.
enum BrowserDialogConversation {
  /// What is said and asked.
  static func question(_ dialog: BrowserDialog, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    if dialog.kind.isQuestion {
      let menu = confirmation(dialog, texts)
      let count = dialog.cards.count
      let hidden = dialog.hiddenCount > 0 ? [texts.browser.hidden(dialog.hiddenCount)] : []
      let lines =
        dialog.kind == .delete
        ? [texts.browser.askDelete(count)] + hidden + [texts.browser.deleteDetail]
        : [texts.browser.askEmpty(count), texts.browser.emptyDetail]
      return PlainQuestion(statements: lines + menu.lines, prompt: menu.prompt(texts.plain))
    }
    var lines = [texts.browser.title(dialog.kind, dialog.cards.count)]
    guard dialog.kind.isChoice else {
      lines += dialog.fault.map { [texts.browser.dayFault($0)] } ?? []
      return PlainQuestion(statements: lines, prompt: texts.browser.advice(dialog.kind))
    }
    lines += dialog.options.enumerated().map {
      "\($0.offset + 1). \(CardText.line(texts.browser.name(of: $0.element, texts)))"
    }
    return PlainQuestion(statements: lines, prompt: texts.browser.plain.choice)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ dialog: BrowserDialog, _ context: PlainContext
  ) -> PlainReply {
    func go(_ actions: BrowserDialog.Action...) -> PlainReply {
      .go(actions.map { .screen(.browser(.dialog($0))) })
    }
    let texts = context.texts
    if dialog.kind.isQuestion {
      let isConfirmed = answer.leadsBack ? false : confirmation(dialog, texts).meaning(of: answer)
      return isConfirmed.map { go($0 ? .submitted : .cancelled) }
        ?? .again(texts.plain.noSuchChoice)
    }
    if answer.leadsBack || answer.text.isEmpty { return go(.cancelled) }
    if let number = Int(answer.command), dialog.options.indices.contains(number - 1) {
      return go(.typed(FieldConversation.clearing), .rowClicked(number - 1))
    }
    var written = dialog
    _ = written.field.handle(FieldConversation.clearing)
    _ = written.field.insert(pasted: answer.text)
    if dialog.kind.isChoice, written.choices(texts).isEmpty {
      return .again(texts.browser.noChoice)
    }
    return .go([
      .screen(.browser(.dialog(.typed(FieldConversation.clearing)))),
      .screen(.browser(.pasted(answer.text))), .screen(.browser(.dialog(.submitted))),
    ])
  }

  private static func confirmation(_ dialog: BrowserDialog, _ texts: Texts) -> PlainMenu<Bool> {
    let name = dialog.kind == .delete ? texts.common.delete : texts.browser.empty
    return PlainMenu(
      choices: [
        .init(1, name, true, "s", "y"), .init(2, texts.common.cancel, false, "n", "0", "q"),
      ], usual: false)
  }
}

import DailyMathCore
import DailyMathTerminal

/// The browser, as a conversation: pages of the cards found, what can be done to one or to all of them, and what is to be
/// written for that.
enum BrowserConversation {
  private static let pageSize = CardListConversation.pageSize

  /// What is said and asked.
  static func question(_ state: BrowserScreen.State, _ context: PlainContext) -> PlainQuestion {
    if let dialog = state.dialog { return BrowserDialogConversation.question(dialog, context) }
    if let tools = BrowserToolsConversation(state, context) { return tools.question(context) }
    let texts = context.texts
    let shown = page(of: state, context)
    var lines: [String] = []
    if let fault = state.fault { lines.append(texts.browser.fault(fault.kind)) }
    if !state.field.isEmpty, state.fault == nil {
      lines.append(texts.browser.plain.found(state.field.text))
    }
    if shown.isEmpty {
      lines.append(emptyText(state, texts))
    } else {
      lines.append(
        texts.plain.page(
          context.number(shown.lowerBound + 1), context.number(shown.upperBound),
          context.number(state.found.count)))
      lines += shown.compactMap { line(inRow: $0, state, context) }
    }
    return PlainQuestion(
      heading: [texts.common.browserTab], statements: lines,
      instructions: texts.browser.plain.commands, prompt: texts.plain.card)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: BrowserScreen.State, _ context: PlainContext
  ) -> PlainReply {
    if let dialog = state.dialog {
      return BrowserDialogConversation.reply(to: answer, dialog, context)
    }
    if let tools = BrowserToolsConversation(state, context) {
      return tools.reply(to: answer, state, context)
    }
    if answer.text.hasPrefix("/") {
      let text = String(answer.text.dropFirst()).trimmed
      return .go([.screen(.browser(.queryReplaced(text)))], to: .cards(from: 0))
    }
    if answer.leadsBack { return .go(.browser(.leaveChosen)) }
    return command(answer.command, state, context)
  }

  private static func command(
    _ command: String, _ state: BrowserScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let texts = context.texts.plain
    let shown = page(of: state, context)
    switch command {
    case "":
      return shown.upperBound < state.found.count
        ? .go([], to: .cards(from: shown.upperBound)) : .again(texts.noMoreCards)
    case "a", "p":
      return shown.lowerBound > 0
        ? .go([], to: .cards(from: max(0, shown.lowerBound - pageSize)))
        : .again(texts.noEarlierCards)
    case "n": return .go(.browser(.newCardChosen))
    case "u": return .go(.browser(.undoChosen))
    case "o":
      let next = state.sorting.next.key
      return .go(
        [.screen(.browser(.sortingCycled))], to: .cards(from: 0),
        saying: [context.texts.browser.sortings[next] ?? ""])
    case "todas", "todo", "all":
      if let fault = state.fault { return .again(context.texts.browser.fault(fault.kind)) }
      return state.found.isEmpty
        ? .again(texts.noSuchChoice) : .go(.browser(.allToggled))
    case "?": return .remind
    case "0", "q": return .go(.browser(.leaveChosen))
    default:
      guard let number = Int(command), (1...max(1, state.found.count)).contains(number),
        let card = state.card(inRow: number - 1)
      else {
        return state.found.isEmpty
          ? .again(texts.noSuchChoice) : .again(texts.numberWanted(1, state.found.count))
      }
      let first = (number - 1) / pageSize * pageSize
      return .go(
        [.screen(.browser(.signClicked(number - 1)))], to: .card(card, from: first))
    }
  }

  /// The rows that stand on the page; the last page where there are no longer that many.
  private static func page(
    of state: BrowserScreen.State, _ context: PlainContext
  ) -> Range<Int> {
    let first =
      switch context.place {
      case .cards(let first), .card(_, let first): first
      case .menu, .form, .setting, .deck, .limit: 0
      }
    let count = state.found.count
    let start = first < count ? max(0, first) : max(0, count - 1) / pageSize * pageSize
    return start..<min(count, start + pageSize)
  }

  private static func emptyText(_ state: BrowserScreen.State, _ texts: Texts) -> String {
    if state.query.concernsTrash, state.query.terms.count == 1 { return texts.browser.emptyTrash }
    return state.query.terms.isEmpty
      ? texts.plain.noCards : texts.plain.noMatches(state.field.text)
  }

  private static func line(
    inRow row: Int, _ state: BrowserScreen.State, _ context: PlainContext
  ) -> String? {
    guard let id = state.card(inRow: row) else { return nil }
    let texts = context.texts
    if let content = state.trashContents[id] {
      return "\(row + 1). \(CardText.line(content.face.prompt)), \(texts.browser.deleted)"
    }
    guard let card = context.library.card(id) else {
      return "\(row + 1). \(texts.browser.gone)"
    }
    var facts = [
      CardText.line(card.content.face.prompt), BrowserWords.deck(of: card.content, texts),
      BrowserWords.due(of: card, on: state.day, texts),
    ]
    if card.isMarked { facts.append(texts.browser.preview.marked) }
    if card.isLeech { facts.append(texts.browser.preview.leech) }
    return "\(row + 1). \(facts.joined(separator: ", "))"
  }
}

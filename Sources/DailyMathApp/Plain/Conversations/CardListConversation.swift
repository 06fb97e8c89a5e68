import DailyMathCore
import DailyMathTerminal

/// The list of all cards, page by page, as a conversation.
enum CardListConversation {
  /// How many cards are said at once.
  static let pageSize = 10

  /// What is said and asked.
  static func question(
    _ state: TodayScreen.State, from first: Int, _ context: PlainContext
  ) -> PlainQuestion {
    let texts = context.texts.plain
    let shown = page(of: state, from: first)
    let filter = state.filter.text
    var lines: [String]
    if shown.isEmpty {
      lines = [filter.isEmpty ? texts.noCards : texts.noMatches(filter)]
    } else {
      let count = state.rows.count
      let heading =
        shown.count == count
        ? texts.all(context.texts.today.cardCount(count))
        : texts.page(
          context.number(shown.lowerBound + 1), context.number(shown.upperBound),
          context.number(count))
      lines = [filter.isEmpty ? heading : texts.found(filter, heading)]
      lines += shown.map { line(of: state.rows[$0], number: $0 + 1, context) }
    }
    return PlainQuestion(
      statements: lines, instructions: texts.listCommands, prompt: texts.card)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: TodayScreen.State, from first: Int, _ context: PlainContext
  ) -> PlainReply {
    let texts = context.texts.plain
    let shown = page(of: state, from: first)
    if let search = search(answer) { return search }
    if answer.leadsBack { return .go([], to: .menu) }
    switch answer.command {
    case "":
      return shown.upperBound < state.rows.count
        ? .go([], to: .cards(from: shown.upperBound)) : .again(texts.noMoreCards)
    case "a", "p":
      return shown.lowerBound > 0
        ? .go([], to: .cards(from: max(0, shown.lowerBound - pageSize)))
        : .again(texts.noEarlierCards)
    case "n": return .go(.today(.newCardChosen))
    case "?": return .remind
    case "0", "q": return .go([], to: .menu)
    case let command:
      guard !shown.isEmpty else { return .again(texts.noSuchChoice) }
      guard let number = Int(command), (1...state.rows.count).contains(number) else {
        return .again(texts.numberWanted(1, state.rows.count))
      }
      // Back from a card of another page, the list goes on where that card stands.
      let first =
        shown.contains(number - 1) ? shown.lowerBound : (number - 1) / pageSize * pageSize
      return .go([], to: .card(state.rows[number - 1].card, from: first))
    }
  }

  /// The rows that stand on the page; the last page where there are no longer that many.
  private static func page(of state: TodayScreen.State, from first: Int) -> Range<Int> {
    let count = state.rows.count
    let start = first < count ? max(0, first) : max(0, count - 1) / pageSize * pageSize
    return start..<min(count, start + pageSize)
  }

  private static func line(
    of row: CardRow, number: Int, _ context: PlainContext
  ) -> String {
    guard let card = context.library.card(row.card) else { return "\(number)." }
    let content = card.content
    let parts = [
      CardText.line(content.face.prompt),
      CardText.line(context.texts.common.title(of: content.home)), context.words(for: row),
    ]
    let mark = card.isMarked ? [context.texts.today.marked] : []
    return "\(number). \((parts + mark).joined(separator: ", "))"
  }

  /// Looks for what stands behind a slash, or shows all where nothing does; `nil` for any other answer.
  static func search(_ answer: PlainAnswer) -> PlainReply? {
    guard answer.text.hasPrefix("/") else { return nil }
    let text = String(answer.text.dropFirst()).trimmed
    let actions: [TodayScreen.Action] = [
      .filterOpened, .filterTyped(FieldConversation.clearing), .filterPasted(text),
      .filterClosed(keepsText: true),
    ]
    return .go(actions.map { .screen(.today($0)) }, to: .cards(from: 0))
  }
}

import DailyMathCore
import DailyMathTerminal

/// What can be done to the chosen cards, as a conversation; there is none while no card is chosen.
struct BrowserToolsConversation {
  private enum Choice: Equatable, Sendable {
    case tool(BrowserScreen.Tool)
    case leave
  }

  private let menu: PlainMenu<Choice>
  private let statements: [String]

  /// Begins where cards are chosen.
  init?(_ state: BrowserScreen.State, _ context: PlainContext) {
    guard !state.chosen.isEmpty else { return nil }
    let texts = context.texts
    let tools = texts.browser.tools
    let card = state.chosen.count == 1 ? state.chosen.first : nil
    statements =
      card.map { Self.lines(of: $0, state, context) } ?? [
        texts.browser.plain.allFound(texts.today.cardCount(state.chosen.count))
      ]
    func choice(_ number: Int, _ name: String, _ tool: BrowserScreen.Tool)
      -> PlainMenu<Choice>.Choice
    {
      .init(number, name.capitalizedFirst, .tool(tool))
    }
    let leave = PlainMenu<Choice>.Choice(0, texts.plain.back, .leave, "q")
    if state.query.concernsTrash {
      menu = PlainMenu(
        choices: [
          choice(1, tools.restore, .restore), choice(2, tools.empty, .emptyTrash), leave,
        ], usual: .leave)
      return
    }
    let edit = card == nil ? [] : [choice(9, texts.plain.edit, .edit)]
    menu = PlainMenu(
      choices: [
        choice(1, texts.browser.plain.suspendOrNot, .suspend),
        choice(2, texts.browser.plain.markOrNot, .mark), choice(3, tools.bury, .bury),
        choice(4, tools.move, .move), choice(5, tools.tag, .addTag),
        choice(6, tools.untag, .removeTag), choice(7, tools.reschedule, .reschedule),
        choice(8, tools.delete, .delete),
      ] + edit + [choice(10, tools.practise, .practise), leave], usual: .leave)
  }

  /// What is said and asked.
  func question(_ context: PlainContext) -> PlainQuestion {
    PlainQuestion(
      statements: statements + menu.lines, prompt: menu.prompt(context.texts.plain))
  }

  /// What an answer leads to.
  func reply(
    to answer: PlainAnswer, _ state: BrowserScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let list: PlainPlace =
      if case .card(_, let first) = context.place { .cards(from: first) } else { context.place }
    let letGo = AppAction.screen(.browser(.choiceDropped))
    if answer.leadsBack { return .go([letGo], to: list) }
    return switch menu.meaning(of: answer) {
    case .leave: .go([letGo], to: list)
    // A card that exists is not walked through: its fields are there to choose from.
    case .tool(.edit):
      .go(
        [letGo, .screen(.browser(.toolChosen(.edit))), .screen(.cardEditor(.focused(.save)))],
        to: list)
    case .tool(let tool):
      // A dialog keeps the cards that it is about.
      .go([.screen(.browser(.toolChosen(tool))), letGo], to: list)
    case nil: .again(context.texts.plain.noSuchChoice)
    }
  }

  private static func lines(
    of id: CardID, _ state: BrowserScreen.State, _ context: PlainContext
  ) -> [String] {
    let texts = context.texts
    let labels = texts.cardEditor
    let card = context.library.card(id)
    guard let content = card?.content ?? state.trashContents[id] else {
      return [texts.browser.gone]
    }
    var lines = CardFaceLines.lines(of: content.face, texts)
    lines.append(BrowserWords.deck(of: content, texts))
    if !content.note.isEmpty { lines.append("\(labels.note): \(CardText.line(content.note))") }
    if !content.tags.isEmpty {
      lines.append(
        texts.browser.preview.tags(content.tags.map(CardText.line).joined(separator: ", ")))
    }
    guard let card else { return lines }
    lines.append(texts.browser.preview.due(BrowserWords.due(of: card, on: state.day, texts)))
    if let schedule = card.review.schedule {
      let ease = context.language.decimal(hundredths: schedule.ease.hundredths)
      lines.append(
        texts.browser.preview.schedule(schedule.interval.days, ease, schedule.lapses))
    }
    return lines
  }
}

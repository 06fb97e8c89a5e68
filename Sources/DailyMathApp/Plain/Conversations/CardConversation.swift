import DailyMathCore

/// One card that was chosen in the list, as a conversation.
enum CardConversation {
  /// What is said and asked; `nil` where the card is gone.
  static func question(
    _ id: CardID, _ state: TodayScreen.State, _ context: PlainContext
  ) -> PlainQuestion? {
    guard let content = context.library.card(id)?.content else { return nil }
    let texts = context.texts
    let labels = texts.cardEditor
    var lines = CardFaceLines.lines(of: content.face, texts)
    lines.append("\(labels.category): \(CardText.line(texts.common.name(of: content.category)))")
    if !content.note.isEmpty { lines.append("\(labels.note): \(CardText.line(content.note))") }
    if let row = state.allRows.first(where: { $0.card == id }) {
      lines.append(texts.plain.due(context.words(for: row)))
    }
    return PlainQuestion(
      statements: lines + menu(texts).lines, prompt: menu(texts).prompt(texts.plain))
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ id: CardID, _ state: TodayScreen.State, from first: Int,
    _ context: PlainContext
  ) -> PlainReply {
    let list = PlainPlace.cards(from: first)
    guard !answer.leadsBack, let row = state.rows.firstIndex(where: { $0.card == id }) else {
      return .go([], to: list)
    }
    func go(_ action: TodayScreen.Action, _ then: ScreenAction...) -> PlainReply {
      let actions = [.today(.rowChosen(row)), .today(action)] + then
      return .go(actions.map { .screen($0) }, to: list)
    }
    return switch menu(context.texts).meaning(of: answer) {
    // A card that exists is not walked through: its fields are there to choose from.
    case .edit: go(.editChosen, .cardEditor(.focused(.save)))
    case .delete: go(.deleteChosen)
    case .leave: .go([], to: list)
    case nil: .again(context.texts.plain.noSuchChoice)
    }
  }

  private enum Choice: Equatable, Sendable {
    case edit, delete, leave
  }

  private static func menu(_ texts: Texts) -> PlainMenu<Choice> {
    PlainMenu(
      choices: [
        .init(1, texts.plain.edit, .edit, "e"), .init(2, texts.common.delete, .delete, "d"),
        .init(0, texts.plain.back, .leave, "q"),
      ], usual: .leave)
  }
}

import DailyMathCore

/// What to practise, or how to work off what has piled up, as a conversation.
enum TodayDialogConversation {
  /// How many rows are said at once; the others are found by their names.
  static let mostRows = 20

  /// What is said and asked.
  static func question(_ dialog: TodayDialog, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    let statements: [String]
    let rows: [String]
    switch dialog {
    case .practice(let practice):
      let refusal =
        practice.isRefused ? [texts.practice.refusal(of: practice.selected?.choice)] : []
      let nothing = practice.shown.isEmpty ? [texts.practice.noMatches] : []
      statements = [texts.practice.title, texts.practice.detail] + refusal + nothing
      rows = practice.shown.map { entry in
        let name = CardText.line(texts.practice.name(of: entry.choice, texts.common))
        return "\(name), \(texts.today.cardCount(entry.count))"
      }
    case .backlog(let backlog):
      statements = [
        texts.backlog.title, texts.backlog.piledUp(backlog.backlog.count),
        texts.backlog.detail(of: backlog),
      ]
      rows = backlog.choices.map { choice in
        let name = texts.backlog.name(of: choice, current: backlog.current)
        let remark = texts.backlog.remark(on: choice, in: backlog, context.day)
        return remark.isEmpty ? name : "\(name), \(remark)"
      }
    }
    let numbered = rows.prefix(mostRows).enumerated().map { "\($0.offset + 1). \($0.element)" }
    let hidden = rows.count - numbered.count
    let more = hidden > 0 ? [texts.plain.moreToFind(context.number(hidden))] : []
    return PlainQuestion(
      statements: statements + numbered + more + ["0. \(texts.plain.back)"],
      prompt: texts.plain.choose)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ dialog: TodayDialog, _ context: PlainContext
  ) -> PlainReply {
    if answer.leadsBack || answer.command == "0" || answer.command == "q" {
      return .go(.today(.dialog(.closed)))
    }
    if answer.command == "?" { return .remind }
    if case .practice = dialog, answer.text.hasPrefix("/") {
      let text = String(answer.text.dropFirst()).trimmed
      return .go(
        .today(.dialog(.typed(FieldConversation.clearing))), .today(.dialog(.pasted(text))))
    }
    guard let number = Int(answer.command), (1...max(1, dialog.count)).contains(number),
      dialog.count > 0
    else { return .again(context.texts.plain.noSuchChoice) }
    return .go(.today(.dialog(.rowTaken(number - 1))))
  }
}

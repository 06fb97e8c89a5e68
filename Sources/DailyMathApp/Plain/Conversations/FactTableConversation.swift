import DailyMathCore

/// This screen as a conversation.
enum FactTableConversation {
  /// What is said and asked.
  static func question(_ state: FactTableScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    return PlainQuestion(heading: [texts.factTable.title], prompt: texts.plain.back)
  }

  /// What follows from an answer.
  static func reply(
    to answer: PlainAnswer, _ state: FactTableScreen.State, _ context: PlainContext
  ) -> PlainReply {
    .go(.factTable(.leaveChosen))
  }
}

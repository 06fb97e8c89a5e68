import DailyMathCore

/// This screen as a conversation.
enum DrillHistoryConversation {
  /// What is said and asked.
  static func question(_ state: DrillHistoryScreen.State, _ context: PlainContext) -> PlainQuestion
  {
    let texts = context.texts
    return PlainQuestion(heading: [texts.drillHistory.title], prompt: texts.plain.back)
  }

  /// What follows from an answer.
  static func reply(
    to answer: PlainAnswer, _ state: DrillHistoryScreen.State, _ context: PlainContext
  ) -> PlainReply {
    .go(.drillHistory(.leaveChosen))
  }
}

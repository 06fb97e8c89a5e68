import DailyMathCore

/// This screen as a conversation.
enum DrillConversation {
  /// What is said and asked.
  static func question(_ state: DrillScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    return PlainQuestion(heading: [texts.drill.title], prompt: texts.plain.back)
  }

  /// What follows from an answer.
  static func reply(
    to answer: PlainAnswer, _ state: DrillScreen.State, _ context: PlainContext
  ) -> PlainReply {
    .go(.drill(.leaveChosen))
  }
}

import DailyMathCore

/// This screen as a conversation.
enum AgilityConversation {
  /// What is said and asked.
  static func question(_ state: AgilityScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    return PlainQuestion(heading: [texts.agility.title], prompt: texts.plain.back)
  }

  /// What follows from an answer.
  static func reply(
    to answer: PlainAnswer, _ state: AgilityScreen.State, _ context: PlainContext
  ) -> PlainReply {
    .go(.agility(.leaveChosen))
  }
}

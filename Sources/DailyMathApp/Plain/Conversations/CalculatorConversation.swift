import DailyMathCore

/// This screen as a conversation.
enum CalculatorConversation {
  /// What is said and asked.
  static func question(_ state: CalculatorScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    return PlainQuestion(heading: [texts.calculator.title], prompt: texts.plain.back)
  }

  /// What follows from an answer.
  static func reply(
    to answer: PlainAnswer, _ state: CalculatorScreen.State, _ context: PlainContext
  ) -> PlainReply {
    .go(.calculator(.leaveChosen))
  }
}

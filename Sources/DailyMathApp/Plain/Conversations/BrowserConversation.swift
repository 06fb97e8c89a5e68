import DailyMathCore

/// The browser, as a conversation.
enum BrowserConversation {
  /// What is said and asked.
  static func question(_ state: BrowserScreen.State, _ context: PlainContext) -> PlainQuestion {
    PlainQuestion(statements: [], prompt: context.texts.plain.enterGoesOn)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: BrowserScreen.State, _ context: PlainContext
  ) -> PlainReply {
    .go(.browser(.leaveChosen))
  }
}

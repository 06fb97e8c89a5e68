import DailyMathCore

/// The decks, as a conversation.
enum DecksConversation {
  /// What is said and asked.
  static func question(_ state: DecksScreen.State, _ context: PlainContext) -> PlainQuestion {
    PlainQuestion(statements: [], prompt: context.texts.plain.enterGoesOn)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: DecksScreen.State, _ context: PlainContext
  ) -> PlainReply {
    .go(.decks(.leaveChosen))
  }
}

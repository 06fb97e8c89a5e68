/// The account and its settings, as a conversation.
enum ProfileConversation {
  /// What is said and asked.
  static func question(_ state: ProfileScreen.State, _ context: PlainContext) -> PlainQuestion {
    PlainQuestion(prompt: context.texts.plain.enterGoesOn)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: ProfileScreen.State, _ context: PlainContext
  ) -> PlainReply { .go([.screen(.profile(.todayChosen))]) }
}

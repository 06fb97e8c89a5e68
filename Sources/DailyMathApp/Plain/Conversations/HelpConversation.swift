/// The help of the plain mode, as a conversation.
enum HelpConversation {
  /// What is said and asked.
  static func question(_ context: PlainContext) -> PlainQuestion {
    PlainQuestion(
      statements: [context.texts.help.title] + context.texts.plain.help,
      prompt: context.texts.plain.enterGoesOn)
  }

  /// What an answer leads to: back, whatever it is.
  static func reply() -> PlainReply { .go(.help(.closed)) }
}

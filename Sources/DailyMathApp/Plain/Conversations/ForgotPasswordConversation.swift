/// The forgotten password, as a conversation.
enum ForgotPasswordConversation {
  /// What is said and asked.
  static func question(_ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    return PlainQuestion(
      heading: [texts.forgotPassword.title] + texts.forgotPassword.explanation,
      prompt: texts.plain.enterGoesOn)
  }

  /// What an answer leads to: back, whatever it is.
  static func reply() -> PlainReply { .go(.forgotPassword(.backChosen)) }
}

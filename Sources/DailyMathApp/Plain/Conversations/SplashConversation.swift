/// A start that failed, as a conversation.
enum SplashConversation {
  /// What is said; nothing is asked, because there is nothing to do but leave.
  static func question(_ state: SplashScreen.State, _ context: PlainContext) -> PlainQuestion {
    let faults = context.texts.faults
    let failure = state.failure.map { [faults.cannotStart, faults.sentence($0)] }
    return PlainQuestion(statements: failure ?? [], prompt: context.texts.plain.enterGoesOn)
  }

  /// What an answer leads to: the end.
  static func reply() -> PlainReply { .go(.splash(.quitChosen)) }
}

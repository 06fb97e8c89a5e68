import DailyMathCore

/// The recovery codes, as a conversation.
enum RecoveryCodesConversation {
  /// What is said and asked.
  static func question(
    _ state: RecoveryCodesScreen.State, _ context: PlainContext
  ) -> PlainQuestion {
    PlainQuestion(
      heading: state.codes.map(\.grouped), prompt: context.texts.plain.enterGoesOn)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: RecoveryCodesScreen.State, _ context: PlainContext
  ) -> PlainReply { .go([.screen(.recoveryCodes(.savedChosen))]) }
}

import DailyMathSystem
import DailyMathTerminal

/// What is said about a password that is being chosen, and what can be done about it, in every conversation that asks for one.
enum NewPasswordConversation {
  /// Why it is easy to guess, or the phrase that was proposed; nothing where it is good.
  static func statements(about new: NewPassword, _ texts: PasswordTexts) -> [String] {
    switch new.advice {
    case .weak(let weakness): [texts.sentence(for: weakness)]
    case .proposed: [texts.phrase(phrase(in: new)), texts.writeDown]
    case nil: []
    }
  }

  /// The choices after such advice, with what each of them means to the conversation, and the way back if there is one.
  static func menu<Meaning: Equatable & Sendable>(
    after advice: NewPassword.Advice, _ texts: PasswordTexts, submit: Meaning, propose: Meaning,
    rewrite: Meaning, leave: PlainMenu<Meaning>.Choice? = nil
  ) -> PlainMenu<Meaning> {
    let isProposed = advice == .proposed
    return PlainMenu(
      choices: [
        .init(1, isProposed ? texts.usePhrase : texts.useAnyway, submit),
        .init(2, texts.proposal(isProposed), propose), .init(3, texts.chooseAnother, rewrite),
      ] + [leave].compactMap(\.self), usual: isProposed ? submit : nil)
  }

  private static func phrase(in new: NewPassword) -> String {
    new.password.secret.withBytes { bytes in
      String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
  }
}

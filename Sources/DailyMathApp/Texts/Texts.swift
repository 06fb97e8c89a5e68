package import DailyMathCore

/// Everything the interface says in one language.
///
/// There is one value per language; a sentence that is missing in one of them does not compile.
package struct Texts: Sendable {
  /// What several screens say, notices among it.
  package let common: CommonTexts
  /// The sentences of signing in.
  package let login: LoginTexts
  /// The sentences of making an account.
  package let register: RegisterTexts
  /// What is said about passwords wherever one is chosen.
  package let password: PasswordTexts
  /// How long the next attempt has to wait, wherever one is made.
  package let waiting: WaitingTexts
  /// The sentences of the recovery codes.
  package let recoveryCodes: RecoveryCodesTexts
  /// The sentences for who forgot the password.
  package let forgotPassword: ForgotPasswordTexts
  /// The message that brings a code to who forgot the password.
  package let recoveryMail: RecoveryMailTexts
  /// The sentences of the account and of what is changed about it.
  package let profile: ProfileTexts
  /// The sentences of the day's screen and its list.
  package let today: TodayTexts
  /// The sentences of the quiz and of its end.
  package let quiz: QuizTexts
  /// The sentences of the form of a card.
  package let cardEditor: CardEditorTexts
  /// The sentences of the list of decks.
  package let decks: DecksTexts
  /// The keys and their meanings.
  package let help: HelpTexts
  /// The choices of how the program looks.
  package let appearance: AppearanceTexts
  /// What went wrong outside the program, on any screen.
  package let faults: FaultTexts
  /// What the plain mode adds to all this.
  package let plain: PlainTexts
  /// What is printed at the prompt, before and instead of the screens.
  package let commandLine: CommandLineTexts
  /// What the commands about an account say and ask there.
  package let prompt: PromptTexts

  /// The texts of `language`.
  package static func of(_ language: Language) -> Texts {
    switch language {
    case .spanish: .spanish
    case .english: .english
    }
  }
}

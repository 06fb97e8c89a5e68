package import DailyMathCore

/// Everything the interface says in one language.
///
/// There is one value per language; a sentence that is missing in one of them does not compile.
package struct Texts: Sendable {
  package let common: CommonTexts
  package let login: LoginTexts
  package let register: RegisterTexts
  package let forgotPassword: ForgotPasswordTexts
  package let today: TodayTexts
  package let quiz: QuizTexts
  package let cardEditor: CardEditorTexts
  package let help: HelpTexts
  package let faults: FaultTexts
  package let commandLine: CommandLineTexts

  /// The texts of `language`.
  package static func of(_ language: Language) -> Texts {
    switch language {
    case .spanish: .spanish
    case .english: .english
    }
  }
}

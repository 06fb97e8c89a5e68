package import DailyMathCore
import DailyMathTerminal

/// What a command at the prompt takes from outside besides the person and the accounts.
package struct PromptEnvironment: Sendable {
  /// The present moment.
  package var moment: @Sendable () -> Moment
  /// The language in which everything is said.
  package var language: Language
  /// Whether that language was asked for, so that the one of an account does not replace it.
  package var isLanguageChosen: Bool
  /// The bits from which the identities of the first cards are made.
  package var seed: UInt64
  /// Whether only ASCII is written.
  package var isASCII: Bool

  /// Makes an environment from its parts.
  package init(
    moment: @escaping @Sendable () -> Moment, language: Language, isLanguageChosen: Bool,
    seed: UInt64, isASCII: Bool
  ) {
    self.moment = moment
    self.language = language
    self.isLanguageChosen = isLanguageChosen
    self.seed = seed
    self.isASCII = isASCII
  }

  /// The part of the program's environment that matters here.
  package init(_ app: AppEnvironment) {
    self.init(
      moment: { app.stamp(rollover: .standard).moment }, language: app.language,
      isLanguageChosen: app.languageSource == .option, seed: app.seed,
      isASCII: app.glyphs.isASCII || app.appearanceOptions.characters == .ascii)
  }
}

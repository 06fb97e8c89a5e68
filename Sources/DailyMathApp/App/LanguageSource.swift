/// Where the language of the interface came from, which decides whether an account's own setting replaces it.
package enum LanguageSource: Equatable, Sendable {
  /// The system's locale, or the account: an account's setting replaces it.
  case setting
  /// The command line: it holds for as long as the program runs.
  case option
  /// A key pressed before signing in: it holds, and becomes the account's setting.
  case key
}

package import DailyMathCore

/// What a valid registration form says, except for the password.
package struct Registration: Equatable, Sendable {
  /// The name shown in greetings.
  package let displayName: String
  /// The address to sign in with.
  package let email: EmailAddress
  /// Where the learner studies; may be empty.
  package let university: String
  /// The language of the starter deck.
  package let language: Language

  /// Makes a registration from its parts.
  package init(
    displayName: String, email: EmailAddress, university: String, language: Language
  ) {
    self.displayName = displayName
    self.email = email
    self.university = university
    self.language = language
  }
}

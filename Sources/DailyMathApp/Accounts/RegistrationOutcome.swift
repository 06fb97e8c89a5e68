package import DailyMathCore

/// What came of making an account.
package enum RegistrationOutcome: Equatable, Sendable {
  /// The account is made and open; these are its recovery codes, which are shown once.
  case registered(SignedIn, [OneTimeCode])
  /// No account was made.
  case failed(SignInFailure)
}

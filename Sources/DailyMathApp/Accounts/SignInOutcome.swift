/// What came of signing in.
package enum SignInOutcome: Equatable, Sendable {
  /// Somebody is let in; so many lines of their journals could not be read.
  case signedIn(SignedIn, damagedLines: Int)
  /// Nobody is let in.
  case failed(SignInFailure)
}

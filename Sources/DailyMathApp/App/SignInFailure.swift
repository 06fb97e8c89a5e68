package import DailyMathCore

/// Why somebody is not signed in.
package enum SignInFailure: Equatable, Sendable {
  /// The address or the password is wrong; which one is not said.
  ///
  /// The next attempt has to wait for so many milliseconds.
  case wrongCredentials(waitMilliseconds: Int64 = 0)
  /// Too many attempts failed; the next one has to wait for so many milliseconds, and this one was not checked.
  case mustWait(milliseconds: Int64)
  /// An account with this address exists already.
  case emailTaken
  /// The password cannot be used: longer than the hash takes, or with a NUL in it.
  case unusablePassword
  /// The accounts could not be read or written.
  case store(StoreError)
}

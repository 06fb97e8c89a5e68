package import DailyMathCore

/// Why a change of the account failed.
package enum AccountChangeFailure: Equatable, Sendable {
  /// The password is not the one of the account; the next attempt has to wait for so many milliseconds.
  case wrongPassword(waitMilliseconds: Int64 = 0)
  /// Too many attempts failed; the next one has to wait for so many milliseconds, and this one was not checked.
  case mustWait(milliseconds: Int64)
  /// Another account has the address.
  case emailTaken
  /// The new password cannot be used: longer than the hash takes, or with a NUL in it.
  case unusablePassword
  /// The file could not be written.
  case file(PersonalFileError)
  /// The account could not be read or written.
  case store(StoreError)
}

package import DailyMathCore

/// Why a step on the way to a new password failed.
package enum RecoveryFailure: Equatable, Sendable {
  /// The code is not right, was used, expired or was tried too often, or nobody has the address; which of them is not said.
  ///
  /// The next attempt has to wait for so many milliseconds.
  case wrongCode(waitMilliseconds: Int64 = 0)
  /// Too many attempts failed, or too many codes were asked for; the next one has to wait for so many milliseconds, and this
  /// one was not checked, or nothing was sent.
  case mustWait(milliseconds: Int64)
  /// The program that sends mail failed, or cannot be run; a saved code may be checked all the same.
  case mailFailed
  /// The new password cannot be used: longer than the hash takes, or with a NUL in it.
  case unusablePassword
  /// The accounts could not be read or written.
  case store(StoreError)
}

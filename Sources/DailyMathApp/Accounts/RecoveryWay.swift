/// By what kind of code a forgotten password is replaced.
package enum RecoveryWay: Equatable, Sendable {
  /// A one-time code that is sent to the address of the account.
  case mail
  /// One of the codes that the learner got with the account.
  case savedCode
}

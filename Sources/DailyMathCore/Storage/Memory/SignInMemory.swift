/// What `AccountMemory` keeps about signing in: the same records as the disk, in memory.
struct SignInMemory {
  /// The failures in a row.
  var attempts = AttemptRecord()
  /// The codes that were sent by mail.
  var codes = MailedCodeRecord()
  /// The remembered sign-in of this machine.
  var token: SignInToken?
  /// What is configured for all accounts.
  var settings = MachineSettings()

  /// Forgets everything about an account.
  mutating func forget(_ account: Account) {
    attempts.succeed(.account(account.id))
    attempts.succeed(.address(account.email))
    attempts.succeed(.request(account.email))
    codes.remove(account.id)
    if token?.account == account.id { token = nil }
  }
}

/// An account that is open for study: who it is, and everything that happened in it.
public struct OpenedAccount: Hashable, Sendable {
  /// Who signed in.
  public var account: Account
  /// What its journals add up to.
  public var state: AccountState
  /// What the learner should hear about the files.
  public var notices: [StoreNotice]

  /// Makes an opened account from its parts.
  public init(account: Account, state: AccountState, notices: [StoreNotice] = []) {
    self.account = account
    self.state = state
    self.notices = notices
  }
}

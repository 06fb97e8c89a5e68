/// An account as it stands in its own file: who may sign in, and how that is checked.
public struct Account: Hashable, Sendable, Identifiable {
  /// The lasting identity.
  public let id: AccountID
  /// The address the learner signs in with.
  public var email: EmailAddress
  /// The hash of the password, in the format of crypt(5); never the password.
  public var credential: String
  /// What the account may do.
  public var role: Role
  /// When the account was made.
  public let created: Moment

  /// Makes an account from its parts.
  public init(
    id: AccountID, email: EmailAddress, credential: String, role: Role, created: Moment
  ) {
    self.id = id
    self.email = email
    self.credential = credential
    self.role = role
    self.created = created
  }
}

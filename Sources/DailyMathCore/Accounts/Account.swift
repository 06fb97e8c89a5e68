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
  /// Which password this is, counted from 1; every change of it makes the number one higher and ends what was remembered.
  public var passwordGeneration: Int
  /// The hashes of the recovery codes that were not used yet.
  public var recoveryCodes: [String]
  /// The sign-ins that are remembered, the oldest first; at most `mostRememberedSignIns`.
  public var rememberedSignIns: [RememberedSignIn]

  /// How many recovery codes an account is given.
  public static let recoveryCodeCount = 8
  /// The most sign-ins that are remembered at once; a new one ends the oldest.
  public static let mostRememberedSignIns = 8

  /// Makes an account from its parts.
  public init(
    id: AccountID, email: EmailAddress, credential: String, role: Role, created: Moment,
    passwordGeneration: Int = 1, recoveryCodes: [String] = [],
    rememberedSignIns: [RememberedSignIn] = []
  ) {
    self.id = id
    self.email = email
    self.credential = credential
    self.role = role
    self.created = created
    self.passwordGeneration = passwordGeneration
    self.recoveryCodes = recoveryCodes
    self.rememberedSignIns = rememberedSignIns
  }
}

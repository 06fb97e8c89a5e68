/// What an account is made of when someone registers.
public struct NewAccount: Hashable, Sendable {
  /// The address to sign in with.
  public var email: EmailAddress
  /// The hash of the password; at most 256 characters of printing ASCII.
  public var credential: String
  /// What the account may do.
  public var role: Role
  /// The hashes of the recovery codes.
  public var recoveryCodes: [String]
  /// The first events, such as the profile and the starter cards.
  public var payloads: [EventPayload]

  /// Makes the description of an account that is to be registered.
  public init(
    email: EmailAddress, credential: String, role: Role = .student, recoveryCodes: [String] = [],
    payloads: [EventPayload] = []
  ) {
    self.email = email
    self.credential = credential
    self.role = role
    self.recoveryCodes = recoveryCodes
    self.payloads = payloads
  }
}

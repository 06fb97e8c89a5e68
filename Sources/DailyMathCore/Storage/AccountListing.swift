/// The accounts of a data directory, and what looks like one but cannot be read.
public struct AccountListing: Hashable, Sendable {
  /// The accounts, in the order of their addresses.
  public var accounts: [Account]
  /// The paths of account files that are damaged or missing.
  public var damaged: [String]

  /// Makes a listing from its parts.
  public init(accounts: [Account], damaged: [String] = []) {
    self.accounts = accounts
    self.damaged = damaged
  }

  /// How many accounts there are; one that cannot be read is an account all the same.
  public var count: Int { accounts.count + damaged.count }

  /// The account that signs in with `email`, whatever its case.
  public func account(for email: EmailAddress) -> Account? {
    accounts.first { $0.email == email }
  }
}

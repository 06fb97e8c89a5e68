package import DailyMathCore

/// A learner who is signed in: the account and everything its journals add up to.
package struct SignedIn: Equatable, Sendable {
  /// Who it is.
  package let account: Account
  /// Cards, history and settings.
  package var library: AccountState

  /// Makes a signed-in learner from its parts.
  package init(account: Account, library: AccountState) {
    self.account = account
    self.library = library
  }
}

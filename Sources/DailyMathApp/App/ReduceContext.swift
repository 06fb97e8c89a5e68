package import DailyMathCore
package import DailyMathTerminal

/// What a screen's reducer may read beside its own state.
package struct ReduceContext: Sendable {
  /// When the action happened.
  package let stamp: Stamp
  /// The signed-in learner's cards and history; an empty account before signing in.
  package let library: AccountState
  /// The account of who is signed in; `nil` before that.
  package let account: Account?
  /// The language of the interface, in which a new account gets its starter deck.
  package let language: Language
  /// The size of the window in cells, by which pages are turned.
  package let size: Size
  /// Sixty-four random bits that no other reduction gets.
  package let seed: UInt64

  /// Makes a context from its parts.
  package init(
    stamp: Stamp, library: AccountState, account: Account? = nil, language: Language, size: Size,
    seed: UInt64
  ) {
    self.stamp = stamp
    self.library = library
    self.account = account
    self.language = language
    self.size = size
    self.seed = seed
  }
}

package import DailyMathCore
package import DailyMathTerminal

/// What a screen's reducer may read beside its own state.
package struct ReduceContext: Sendable {
  /// When the action happened.
  package let stamp: Stamp
  /// The signed-in learner's cards and history; an empty account before signing in.
  package let library: AccountState
  /// What was earned, where that was derived already.
  private let keptAwards: Awards?
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
    stamp: Stamp, library: AccountState, awards: Awards? = nil, account: Account? = nil,
    language: Language, size: Size, seed: UInt64
  ) {
    self.stamp = stamp
    self.library = library
    keptAwards = awards
    self.account = account
    self.language = language
    self.size = size
    self.seed = seed
  }

  /// What the learner has earned up to this day.
  package var awards: Awards { keptAwards ?? Awards(of: library, on: stamp.day) }
}

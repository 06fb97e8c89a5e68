internal import DailyMathCore

extension RememberedSignIn {
  /// How far a sign-in may lie in the future, in milliseconds: a day, for clocks that are set a little.
  ///
  /// Without a limit, a sign-in from when the clock was years ahead would be good for years.
  static let greatestClockError: Int64 = 86_400_000

  /// Tells whether it still lets its learner in without a password.
  func isValid(at instant: Instant, for account: Account) -> Bool {
    passwordGeneration == account.passwordGeneration && instant < expires
      && created.milliseconds - instant.milliseconds <= Self.greatestClockError
  }
}

extension Account {
  /// Remembers a sign-in in the place of an old one, sweeps those that let nobody in any more, and ends the oldest where
  /// there are too many.
  mutating func remember(
    _ signIn: RememberedSignIn, replacing old: RememberedSignIn?, at instant: Instant
  ) {
    rememberedSignIns = rememberedSignIns.filter {
      $0.tokenHash != old?.tokenHash && $0.isValid(at: instant, for: self)
    }
    let excess = rememberedSignIns.count + 1 - Self.mostRememberedSignIns
    rememberedSignIns.removeFirst(max(excess, 0))
    rememberedSignIns.append(signIn)
  }
}

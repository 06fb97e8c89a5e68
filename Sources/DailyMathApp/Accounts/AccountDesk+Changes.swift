package import DailyMathCore

extension AccountDesk {
  /// Changes an account, where the password is right.
  package func change(
    _ change: AccountChange, of id: AccountID, at moment: Moment
  ) -> AccountChangeOutcome {
    .failed(.store(.accountMissing))
  }
}

package import DailyMathCore

extension AccountDesk {
  /// Takes a step from a forgotten password to a new one; `language` is that of the message.
  package func recover(
    _ request: RecoveryRequest, language: Language, at moment: Moment
  ) -> RecoveryOutcome {
    .failed(.store(.accountMissing))
  }
}

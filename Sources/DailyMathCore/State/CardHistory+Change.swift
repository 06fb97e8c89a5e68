extension CardHistory {
  /// What a step that came or went did to a history, as far as an account counts it.
  struct Change: Hashable, Sendable {
    let step: Step
    let hadCard: Bool
    let hasCard: Bool
    let introducedBefore: StudyDay?
    let introducedAfter: StudyDay?
    /// Whether the step is an answer, and the history has no other of the same day.
    let isOnlyAnswerOfItsDay: Bool
  }
}

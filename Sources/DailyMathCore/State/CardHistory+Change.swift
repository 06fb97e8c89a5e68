extension CardHistory {
  /// What a step that came or went did to a history, as far as an account counts it.
  struct Change: Hashable, Sendable {
    /// What came or went.
    let step: Step
    /// Whether there was a card before.
    let hadCard: Bool
    /// Whether there is a card after.
    let hasCard: Bool
    /// The day on which the card ceased to be new, as it was known before; `nil` while it was new.
    let introducedBefore: StudyDay?
    /// The day on which the card ceased to be new, as it is known after; `nil` while it is new.
    let introducedAfter: StudyDay?
    /// Whether the step is an answer, and the history has no other of the same day.
    let isOnlyAnswerOfItsDay: Bool
    /// What the card's steps had changed, where it is not the last of them that came; else empty.
    let undone: [CardPassage]
    /// What the card's steps change now, where it is not the last of them that came; else empty.
    let made: [CardPassage]
    /// What the step changes, where it came as the last; `nil` where days do not count it.
    let last: CardPassage?
  }
}

/// What one step changed in how its card stands, as far as an account's days count it.
struct CardPassage: Hashable, Sendable {
  /// How a card stands, as far as an account's days count it.
  struct Standing: Hashable, Sendable {
    /// What the card says; `nil` where there is no card.
    let content: PackedContent?
    /// Whether the card is there and its interval is 21 days or more.
    let isMature: Bool
    /// The day from which on its review waits; `nil` where none does.
    let waitsFrom: StudyDay?
  }

  /// How the card stood before.
  let before: Standing
  /// How it stands after.
  let after: Standing
  /// The study day of the step.
  let day: StudyDay
}

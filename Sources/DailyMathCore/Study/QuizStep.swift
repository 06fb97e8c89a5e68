/// Something that was done in a sitting and can be taken back.
public struct QuizStep: Hashable, Sendable {
  /// What was done.
  public enum Deed: Hashable, Sendable {
    /// The card was answered and got this grade.
    case answered(Grade)
    /// The card was taken out of what is asked.
    case suspended
    /// The card was put off until the next day.
    case buried
    /// The card was marked, or its mark was taken away.
    case marked(Bool)
  }

  /// What was done.
  public let deed: Deed
  /// The card that it was done to.
  public let card: CardID
  /// What the journal calls it, in the order in which it was written; at least one event.
  public let events: [EventIdentity]
  /// The question as it was on show; `nil` where it was answered before the program was started again.
  public let question: String?

  /// Makes a step from its parts.
  public init(deed: Deed, card: CardID, events: [EventIdentity], question: String? = nil) {
    self.deed = deed
    self.card = card
    self.events = events
    self.question = question
  }

  /// What has to be appended to take it back.
  public var undo: [EventPayload] {
    events.reversed().map { .undo(of: $0, card: card) }
  }

  /// What to call the card before the learner: its question; `nil` where it was deleted and nobody remembers it.
  public func question(in state: AccountState) -> String? {
    question ?? state.content(of: card)?.face.prompt
  }
}

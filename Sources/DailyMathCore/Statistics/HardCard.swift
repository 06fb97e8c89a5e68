/// A card that is hard for the learner.
public struct HardCard: Hashable, Sendable {
  /// Which card it is.
  public let id: CardID
  /// How often it was forgotten after it had been known.
  public let lapses: Int
  /// Its ease.
  public let ease: EaseFactor
  /// Its scheduled answers.
  public let scheduled: AnswerCount
  /// Whether it is taken out of what is asked.
  public let isSuspended: Bool

  /// Makes a hard card.
  public init(
    id: CardID, lapses: Int, ease: EaseFactor, scheduled: AnswerCount, isSuspended: Bool = false
  ) {
    self.id = id
    self.lapses = lapses
    self.ease = ease
    self.scheduled = scheduled
    self.isSuspended = isSuspended
  }
}

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

  /// Makes a hard card.
  public init(id: CardID, lapses: Int, ease: EaseFactor, scheduled: AnswerCount) {
    self.id = id
    self.lapses = lapses
    self.ease = ease
    self.scheduled = scheduled
  }
}
